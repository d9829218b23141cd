<?php
/**
 * What else there is to know of a product.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Of the block.
 * @var WP_Block             $block      The block.
 */

declare( strict_types=1 );

use Vitrine\Commerce\Optional\DrawsDetails;
use Vitrine\Plugin;
use Vitrine\View\Markup;
use Vitrine\View\Product\Page;
use Vitrine\View\Product\Parts\Part;
use Vitrine\View\Product\Parts\Shown;

defined( 'ABSPATH' ) || exit;

echo Part::render( // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup and the engine escape all that goes into it.
	$block,
	static function ( Shown $shown ) use ( $attributes ): ?Markup {
		$engine = Plugin::engine();
		$own    = $engine instanceof DrawsDetails ? $engine->details( $shown->product->id, $attributes['showDescription'] ) : null;
		if ( null !== $own ) {
			return Markup::safe( $own );
		}
		return $attributes['showDescription'] ? Page::description( $shown->product ) : null;
	},
	'after_single_product_summary:-10',
	in_summary: false
);
