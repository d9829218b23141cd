<?php
/**
 * Base class of tests of composed cards.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\View;

use Vitrine\Commerce\Builtin\Catalog\Facets\Swatches;
use Vitrine\Tests\TestCase;
use Vitrine\View\Listing\Archive;

/**
 * Renders a listing with a template.
 */
abstract class ComposedCardsTestCase extends TestCase {

	/**
	 * Deletes the swatches and dequeues the styles.
	 */
	protected function tearDown(): void {
		delete_option( Swatches::OPTION );
		wp_dequeue_style( 'vitrine-product-style' );
		wp_dequeue_style( 'vitrine-card-parts' );
		parent::tearDown();
	}

	/**
	 * Renders a listing with a template.
	 *
	 * @param string               $parts      Block markup in the template.
	 * @param array<string, mixed> $attributes Attributes of the listing.
	 * @param array<string, mixed> $template   Attributes of the template.
	 */
	protected static function composed( string $parts, array $attributes = array(), array $template = array() ): string {
		Archive::reset();
		return do_blocks( '<!-- wp:vitrine/product-listing ' . wp_json_encode( (object) $attributes ) . ' --><!-- wp:vitrine/product-template ' . wp_json_encode( (object) $template ) . " -->$parts<!-- /wp:vitrine/product-template --><!-- /wp:vitrine/product-listing -->" );
	}
}
