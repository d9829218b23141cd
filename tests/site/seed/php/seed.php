<?php
/**
 * Fills a site with the sample shop. Started by tests/site/seed/seed.ts.
 *
 * @package Vitrine
 *
 * @var array{data: string, pictures: string, commerce: string} $args Folders and engine.
 */

declare(strict_types=1);

namespace Vitrine\Seed;

require_once __DIR__ . '/autoload.php';

$data     = new Data( $args['data'] );
$pictures = new Pictures( $args['pictures'] );
$shop     = Writers::of( $args['commerce'] );

( new Shop( $data, $pictures, $shop ) )->fill();
( new Posts( $data, $pictures ) )->fill();
$home = new Home( $pictures, $shop );
// Shops of other engines are created without this plugin and compared with and without it; demo.php adds the
// rest.
( new Pages( $data, $shop, 'builtin' === $args['commerce'] ? $home->content() : $home->hero() ) )->fill();

// The sandbox address service suggests addresses without external requests.
update_option( 'vitrine_settings', array( 'address_service' => 'sandbox' ) + (array) get_option( 'vitrine_settings', array() ) );

if ( 'builtin' === $args['commerce'] ) {
	// The owner has completed the setup, so no setup notice appears on any page.
	update_option( 'vitrine_setup', array( 'closed' => array( 'notice', 'checklist' ) ), false );
}
