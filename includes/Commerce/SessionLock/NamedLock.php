<?php
/**
 * Named locks of MySQL and MariaDB.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\SessionLock;

defined( 'ABSPATH' ) || exit;

/**
 * The database releases them when the connection ends.
 */
final class NamedLock implements Locker {

	/**
	 * {@inheritDoc}
	 *
	 * @param string $name    Lock name, up to 64 characters.
	 * @param float  $seconds Maximum wait in seconds.
	 */
	public function take( string $name, float $seconds ): ?bool {
		global $wpdb;
		$quiet  = $wpdb->suppress_errors();
		$answer = $wpdb->get_var( $wpdb->prepare( 'SELECT GET_LOCK( %s, %f )', $name, $seconds ) );
		$wpdb->suppress_errors( $quiet );
		return null === $answer ? null : '1' === (string) $answer;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $name Lock name.
	 */
	public function release( string $name ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DO RELEASE_LOCK( %s )', $name ) );
	}
}
