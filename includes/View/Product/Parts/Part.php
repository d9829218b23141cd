<?php
/**
 * A part of a product as a block.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Parts;

use Vitrine\Contract;
use Vitrine\View\Markup;
use Vitrine\View\Blocks\Supports;
use Vitrine\View\Listing\ShownCard;
use Vitrine\View\Product\Page;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a part as the product page has it, with what the owner has set for its
 * block on the part's own element: the page of blocks is the page.
 */
final class Part {

	/**
	 * The part, with what other plugins print beside it.
	 *
	 * @param \WP_Block                 $block      The block.
	 * @param callable( Shown ): ?Markup $draw       Draws it; null: the product has none of it.
	 * @param string                    $before     Place of other plugins before it.
	 * @param string|list<string>       $after      Place behind it, or several.
	 * @param bool                      $in_summary Whether it belongs into the column with the price.
	 * @param (callable( ShownCard ): ?Markup)|null $in_card Draws it within the card of a listing; null: as anywhere else.
	 */
	public static function render( \WP_Block $block, callable $draw, string $before = '', string|array $after = '', bool $in_summary = true, ?callable $in_card = null ): string {
		$card = null === $in_card ? null : ShownCard::of( $block );
		if ( null !== $card ) {
			$part = $in_card( $card );
			return $card->among( substr( (string) $block->name, strlen( 'vitrine/product-' ) ), null === $part ? '' : Supports::on( (string) $part ) );
		}
		$shown = Shown::of( $block );
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
	 * The column beside the pictures.
	 *
	 * @param \WP_Block $block   The block.
	 * @param string    $content What is in it, rendered.
	 */
	public static function summary( \WP_Block $block, string $content ): string {
		$shown = Shown::of( $block );
		if ( null === $shown || $shown->is_alone ) {
			return $content;
		}
		// A part that the owner has left out takes nothing away that plugins print.
		$content = $shown->take( 'single_product_summary:-5' ) . $content . $shown->take( 'single_product_summary', 'product_meta' );
		return Supports::on( (string) Markup::tag( 'div', array( 'class' => 'summary entry-summary' ), Markup::safe( $content ) ) );
	}

	/**
	 * A part in a loop, which finds its styles and its scripts as on a product's page.
	 *
	 * @param Shown  $shown      The product.
	 * @param Markup $part       Drawn.
	 * @param bool   $in_summary As above.
	 */
	private static function alone( Shown $shown, Markup $part, bool $in_summary ): Markup {
		return Markup::tag(
			'div',
			array( 'class' => 'vitrine-product' ),
			Markup::tag(
				'div',
				array(
					'class'                             => Page::classes( $shown->product ),
					Contract::name( 'markers.part_of' ) => $shown->product->id,
				),
				$in_summary ? Markup::tag( 'div', array( 'class' => 'summary' ), $part ) : $part
			)
		);
	}
}
