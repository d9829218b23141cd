<?php
/**
 * How a product is bought.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product;

use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\Value\Variation;
use Vitrine\Contract;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Quantity;
use Vitrine\View\Product\Variations\VariationForm;

defined( 'ABSPATH' ) || exit;

/**
 * The form of each type of product.
 *
 * @see spec 2.3, 3.3
 */
final class Form {

	/**
	 * The form, or nothing for what cannot be bought.
	 *
	 * @param Product              $product  Whole.
	 * @param array<string, mixed> $shop     Of Shop.
	 * @param array<string, mixed> $currency Wire shape.
	 */
	public static function render( Product $product, array $shop, array $currency ): ?Markup {
		if ( Product::EXTERNAL === $product->type ) {
			return self::external( $product );
		}
		if ( ! $product->in_stock || ! $product->purchasable ) {
			return null;
		}
		return match ( $product->type ) {
			Product::GROUPED  => GroupedForm::render( $product, $shop, $currency ),
			Product::VARIABLE => VariationForm::render( $product, $shop, $currency ),
			default           => self::open( $product, '', array(), self::extra( 'before', $product ), self::quantity( $product, $shop['quantity_style'] ), self::button( $product, $shop ), self::extra( 'after', $product ) ),
		};
	}

	/**
	 * A form that posts to the product's own page.
	 *
	 * @param Product     $product Whole.
	 * @param string      $style   More classes.
	 * @param array<string, string> $data More attributes.
	 * @param Markup|null ...$children Fields.
	 */
	public static function open( Product $product, string $style, array $data, ?Markup ...$children ): Markup {
		return Markup::tag(
			'form',
			array(
				'class'           => Markup::classes( 'cart', $style ),
				'action'          => $product->permalink,
				'method'          => 'post',
				'enctype'         => 'multipart/form-data',
				'data-product_id' => $product->id,
			) + $data,
			$children
		);
	}

	/**
	 * What other plugins have in a form.
	 *
	 * @param string  $place   `before` or `after` quantity and button.
	 * @param Product $product Of the form.
	 */
	public static function extra( string $place, Product $product ): Markup {
		/**
		 * Shows HTML in the form of a product, `before` its quantity and button or
		 * `after` them; its fields are sent with the form. Escape what you return.
		 * Pages of products are kept by caches: put nothing of a visitor into it.
		 *
		 * @param string  $html    What others show there.
		 * @param string  $place   `before` or `after`.
		 * @param Product $product Of the form.
		 *
		 * @example
		 * add_filter( 'vitrine_product_form', fn( $html, $place ) => 'before' === $place ? $html . '<p><label>Engraving <input name="engraving"></label></p>' : $html, 10, 2 );
		 */
		return Markup::safe( (string) apply_filters( 'vitrine_product_form', '', $place, $product ) );
	}

	/**
	 * How many.
	 *
	 * @param Product        $product Whole.
	 * @param string         $style   Quantity style.
	 * @param Variation|null $chosen  The variation that the page comes with.
	 */
	public static function quantity( Product $product, string $style, ?Variation $chosen = null ): Markup {
		$max = null === $chosen ? $product->max : $chosen->max;
		return Quantity::render(
			array(
				'name'  => Contract::name( 'fields.quantity' ),
				'label' => $product->name,
				'value' => $product->min,
				'min'   => $product->min,
				'max'   => $max,
				'step'  => $product->step,
				'style' => $style,
				'fixed' => $product->sold_individually,
				'own'   => $max === $product->max ? null : (string) $product->max,
			)
		);
	}

	/**
	 * The button.
	 *
	 * @param Product              $product Whole.
	 * @param array<string, mixed> $shop    Of Shop; `button_label` may be the block's own text.
	 */
	public static function button( Product $product, array $shop ): Markup {
		return Markup::tag(
			'button',
			array(
				'type'  => 'submit',
				'name'  => Contract::name( 'fields.add_to_cart' ),
				'value' => $product->id,
				'class' => 'single_add_to_cart_button button alt wp-element-button',
			),
			self::label( $shop )
		);
	}

	/**
	 * What the button says.
	 *
	 * @param array<string, mixed> $shop Of Shop; `button_label` may be the block's own text.
	 */
	public static function label( array $shop ): string {
		$label = (string) ( $shop['button_label'] ?? '' );
		return '' === $label ? __( 'Add to cart', 'vitrine' ) : $label;
	}

	/**
	 * The way to where it is sold.
	 *
	 * @param Product $product Whole.
	 */
	private static function external( Product $product ): ?Markup {
		if ( '' === $product->external_url ) {
			return null;
		}
		return Markup::tag(
			'p',
			array( 'class' => 'cart' ),
			Markup::tag(
				'a',
				array(
					'class' => 'single_add_to_cart_button button alt wp-element-button',
					'href'  => $product->external_url,
					'rel'   => 'nofollow noopener',
				),
				'' === $product->external_text ? __( 'Buy product', 'vitrine' ) : $product->external_text
			)
		);
	}
}
