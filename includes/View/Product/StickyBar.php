<?php
/**
 * The add-to-cart that stays in view.
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
 * A bar that a script shows while the form is off the screen. It holds no field
 * of its own: what is done in it is done in the form.
 *
 * @see spec 2.3
 */
final class StickyBar {

	/**
	 * The bar, or nothing for what has no form.
	 *
	 * @param Product              $product Whole.
	 * @param array<string, mixed> $shop    Of Shop.
	 * @param Markup|null          $price   As the page shows it.
	 */
	public static function render( Product $product, array $shop, ?Markup $price ): ?Markup {
		if ( null !== Form::other( $product ) || Product::EXTERNAL === $product->type || ! $product->in_stock || ! $product->purchasable ) {
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
				Form::label( $shop, $product )
			)
		);
	}

	/**
	 * How many; a group has a quantity for each of its children instead.
	 *
	 * @param Product $product Whole.
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
				'input' => Form::input( $product, Contract::name( 'fields.quantity' ) ),
			)
		);
	}
}
