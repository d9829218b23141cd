<?php
/**
 * Product part as a block.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Parts;

use Vitrine\Contract;
use Vitrine\View\Markup;
use Vitrine\View\Blocks\Supports;
use Vitrine\View\Listing\ShownCard;
use Vitrine\View\Product\ProductContent;

defined( 'ABSPATH' ) || exit;

/**
 * Renders a part as on the product page, with the block attributes on the part's own
 * element.
 */
final class ProductPart {

	/**
	 * Renders the part, with the output of plugins around it.
	 *
	 * @param \WP_Block                 $block      The block.
	 * @param callable( ShownProduct ): ?Markup $draw       Renders the part; null: the product does not have it.
	 * @param string                    $before     Place before it.
	 * @param string|list<string>       $after      Place or places after it.
	 * @param bool                      $in_summary Whether it belongs in the summary column.
	 * @param (callable( ShownCard ): ?Markup)|null $in_card Renders it in the card of a listing; null: the same as elsewhere.
	 */
	public static function render( \WP_Block $block, callable $draw, string $before = '', string|array $after = '', bool $in_summary = true, ?callable $in_card = null ): string {
		$card = null === $in_card ? null : ShownCard::of( $block );
		if ( null !== $card ) {
			$part = $in_card( $card );
			return $card->among( substr( (string) $block->name, strlen( 'vitrine/product-' ) ), null === $part ? '' : Supports::on( (string) $part ) );
		}
		$shown = ShownProduct::of( $block );
		if ( null === $shown ) {
			return '';
		}
		$others = $shown->take( $before );
		$markup = $draw( $shown );
		$html   = null === $markup ? '' : Supports::on( (string) $markup );
		if ( ! $shown->is_alone ) {
			return $others . $html . $shown->take( ...(array) $after );
		}
		return '' === $html ? '' : (string) self::alone( $shown, Markup::safe( $html ), $in_summary );
	}

	/**
	 * Renders the summary column beside the gallery.
	 *
	 * @param \WP_Block $block   The block.
	 * @param string    $content Rendered content.
	 */
	public static function summary( \WP_Block $block, string $content ): string {
		$shown = ShownProduct::of( $block );
		if ( null === $shown || $shown->is_alone ) {
			return $content;
		}
		// Print the output of plugins around omitted parts too.
		$content = $shown->take( 'single_product_summary:-5' ) . $content . $shown->take( 'single_product_summary', 'product_meta' );
		$summary = Supports::on( (string) ProductContent::summary( Markup::safe( $content ) ) );
		return (string) ProductContent::summary_column( Markup::safe( $summary ) );
	}

	/**
	 * Renders a part in a loop, with the wrapper that its styles and scripts expect.
	 *
	 * @param ShownProduct  $shown      Product of the block.
	 * @param Markup $part       Rendered part.
	 * @param bool   $in_summary Whether it belongs in the summary column.
	 */
	private static function alone( ShownProduct $shown, Markup $part, bool $in_summary ): Markup {
		return Markup::tag(
			'div',
			array( 'class' => 'vitrine-product' ),
			Markup::tag(
				'div',
				array(
					'class'                             => ProductContent::classes( $shown->product ),
					Contract::name( 'markers.part_of' ) => $shown->product->id,
				),
				$in_summary ? Markup::tag( 'div', array( 'class' => 'summary' ), $part ) : $part
			)
		);
	}
}
