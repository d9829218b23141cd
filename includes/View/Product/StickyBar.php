<?php
/**
 * The sticky add to cart bar.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product;

use Vitrine\Commerce\Value\Product;
use Vitrine\Contract;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Picture;
use Vitrine\View\Parts\Quantity;

defined( 'ABSPATH' ) || exit;

/**
 * A bar that a script shows while the form is out of view. It has no form of its own:
 * its controls act on the product form.
 *
 * @see spec 2.3
 */
final class StickyBar {

	/**
	 * Renders the bar, or null if the product has no form.
	 *
	 * @param Product              $product Product with all details.
	 * @param array<string, mixed> $shop    Data of Shop.
	 * @param Markup|null          $price   Price as displayed on the page.
	 */
	public static function render( Product $product, array $shop, ?Markup $price ): ?Markup {
		if ( null !== ProductForm::other( $product ) || Product::EXTERNAL === $product->type || ! $product->in_stock || ! $product->purchasable ) {
			return null;
		}
		$image = $product->images[0] ?? null;
		return Markup::tag(
			'div',
			array(
				'class'      => 'vitrine-sticky-bar',
				'role'       => 'region',
				/* translators: %s: product name. */
				'aria-label' => sprintf( __( 'Buy %s', 'vitrine' ), $product->name ),
				'hidden'     => true,
			),
			null === $image ? null : Picture::render( $image->to_array(), '48px', 'lazy', '' ),
			Markup::tag(
				'div',
				array( 'class' => 'vitrine-sticky-what' ),
				Markup::tag( 'strong', array(), $product->name ),
				Markup::tag( 'span', array( 'class' => 'vitrine-sticky-choice' ) )
			),
			Markup::tag( 'div', array( 'class' => 'vitrine-sticky-price' ), $price ),
			self::quantity( $product, (string) $shop['quantity_style'] ),
			Markup::tag(
				'button',
				array(
					'type'  => 'button',
					'class' => 'button alt wp-element-button vitrine-sticky-button',
				),
				ProductForm::label( $shop, $product )
			)
		);
	}

	/**
	 * Renders the quantity input; null for a grouped product, whose children have their
	 * own.
	 *
	 * @param Product $product Product with all details.
	 * @param string  $style   Quantity style.
	 */
	private static function quantity( Product $product, string $style ): ?Markup {
		return Product::GROUPED === $product->type || $product->sold_individually ? null : Quantity::render(
			array(
				'name'  => '',
				'label' => $product->name,
				'value' => $product->min,
				'min'   => $product->min,
				'max'   => $product->max,
				'step'  => $product->step,
				'style' => $style,
				'input' => ProductForm::input( $product, Contract::name( 'fields.quantity' ) ),
			)
		);
	}
}
