<?php
/**
 * Renders the average rating of a product.
 *
 * @package Vitrine
 * @var WP_Block $block The block.
 */

declare( strict_types=1 );

use Vitrine\View\Listing\Card;
use Vitrine\View\Listing\ShownCard;
use Vitrine\View\Markup;
use Vitrine\View\Product\ProductContent;
use Vitrine\View\Product\Parts\ProductPart;
use Vitrine\View\Product\Parts\ShownProduct;

defined( 'ABSPATH' ) || exit;

echo ProductPart::render( // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup and the engine escape their output.
	$block,
	static function ( ShownProduct $shown ): ?Markup {
		$own = $shown->take( 'rating' );
		if ( '' !== $own ) {
			return Markup::safe( $own );
		}
		return $shown->is_rated_by_engine() ? null : ProductContent::rating( $shown->product, $shown->is_own_page );
	},
	in_card: static fn ( ShownCard $card ): ?Markup => Card::rating( $card->data )
);
