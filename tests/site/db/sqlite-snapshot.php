<?php
/**
 * Copies the current state of a site's database to another file, even while it is
 * in use. Started by run.php.
 *
 * @package Vitrine
 *
 * @var array{target: string} $args
 * @var string $vitrine_folder
 */

declare(strict_types=1);

// phpcs:disable WordPress.DB.RestrictedClasses.mysql__PDO -- WordPress is not loaded, and its driver does not support the statement.

$vitrine_db = new PDO( 'sqlite:' . $vitrine_folder . '/private/db/wordpress.sqlite' );
$vitrine_db->setAttribute( PDO::ATTR_ERRMODE, PDO::ERRMODE_EXCEPTION );
$vitrine_db->setAttribute( PDO::ATTR_TIMEOUT, 30 );
$vitrine_db->prepare( 'VACUUM INTO ?' )->execute( array( $vitrine_folder . '/private/db/' . $args['target'] ) );
