<?php
/**
 * Creates pages from this plugin's patterns in a seeded shop. Started by
 * tests/site/seed/seed.ts in a site with the plugin active.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Seed;

use Vitrine\Commerce\Builtin\Catalog\Facets\Swatches;
use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Facets\HasSwatches;
use Vitrine\Plugin;
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
		// An ID as the editor would set it.
		Pages::write( $name, $slug, str_replace( 'loop-builder {', 'loop-builder {"block_id":"' . $slug . '",', $starters[ $pattern ] ), '' );
	}
}

// Colors of the textiles, wherever the engine stores them.
$colors = array(
	'oat'      => '#d9c9ac',
	'chalk'    => '#f1eee6',
	'clay'     => '#b4785a',
	'rust'     => '#a4502e',
	'rose'     => '#d8a3a0',
	'sage'     => '#a3ad91',
	'olive'    => '#6c6a3d',
	'fog'      => '#c3c8cb',
	'ink'      => '#25304a',
	'plum'     => '#5e3550',
	'charcoal' => '#3b3b3d',
	'moss'     => '#646b42',
	'sand'     => '#dcc7a1',
	'brick'    => '#9c4a3c',
	'slate'    => '#5d6972',
);
if ( 'builtin' === Plugin::engine()->id() ) {
	Swatches::save( FacetedProducts::ATTRIBUTE . 'colour', $colors );
}
foreach ( taxonomy_exists( 'pa_colour' ) ? get_terms( array( 'taxonomy' => 'pa_colour' ) ) : array() as $swatch ) {
	update_term_meta( $swatch->term_id, HasSwatches::COLOR, $colors[ $swatch->slug ] ?? '' );
}
