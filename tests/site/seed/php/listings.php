<?php
/**
 * Gives a filled shop the pages that this plugin's own patterns make. Started by
 * tests/site/seed/seed.ts in a site where the plugin is active.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Seed;

use Vitrine\Templates\Starters;

require_once __DIR__ . '/autoload.php';

$starters = array_column( Starters::all(), 'content', 'name' );
$listings = array(
	'Journal'      => 'loop-blog',
	'Finder'       => 'loop-products',
	'All products' => 'loop-shop',
);
foreach ( $listings as $name => $pattern ) {
	$slug = sanitize_title( $name );
	if ( null === get_page_by_path( $slug ) ) {
		// Such an id as the editor gives to it.
		Pages::write( $name, $slug, str_replace( 'loop-builder {', 'loop-builder {"block_id":"' . $slug . '",', $starters[ $pattern ] ), '' );
	}
}
