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
	 * Forms of others, each drawn once.
	 *
	 * @var \WeakMap<Product, array{string|null}>|null
	 */
	private static ?\WeakMap $others = null;

	/**
	 * The form, or nothing for what cannot be bought.
	 *
	 * @param Product              $product  Whole.
	 * @param array<string, mixed> $shop     Of Shop.
	 * @param array<string, mixed> $currency Wire shape.
	 */
	public static function render( Product $product, array $shop, array $currency ): ?Markup {
		$other = self::other( $product );
		if ( null !== $other ) {
			return '' === $other ? null : Markup::tag( 'div', array( 'class' => 'vitrine-product-form' ), Markup::safe( $other ) );
		}
		$is_external = Product::EXTERNAL === $product->type;
		if ( $is_external ? '' === $product->external_url : ! $product->in_stock || ! $product->purchasable ) {
			return null;
		}
		// Before the rest: what plugins make ready there, they use in the form.
		$before = self::extra( 'before_form', $product );
		$form   = match ( $product->type ) {
			Product::EXTERNAL => self::external( $product ),
			Product::GROUPED  => GroupedForm::render( $product, $shop, $currency ),
			Product::VARIABLE => VariationForm::render( $product, $shop, $currency ),
			default           => self::open( $product, '', array(), self::extra( 'before', $product ), self::quantity( $product, $shop['quantity_style'] ), self::button( $product, $shop ), self::extra( 'after', $product ) ),
		};
		$after = self::extra( 'after_form', $product );
		// One element, so that what the owner sets for the form's block stays on it.
		return '' === $before . $after ? $form : Markup::tag( 'div', array( 'class' => 'vitrine-product-form' ), $before, $form, $after );
	}

	/**
	 * What stands in the place of our form.
	 *
	 * @param Product $product Whole.
	 * @return string|null Safe to print; empty: nothing; null: our form stands there.
	 */
	public static function other( Product $product ): ?string {
		self::$others ??= new \WeakMap();
		/**
		 * Puts HTML in the place of the form of a product: that of a type of product that
		 * Vitrine does not know, or none at all. What is said of the stock goes with it.
		 * Escape what you return.
		 *
		 * @param string|null $html    Of others; empty: there is no form; null: Vitrine's.
		 * @param Product     $product Whole.
		 *
		 * @example
		 * add_filter( 'vitrine_product_form_html', fn( $html, $product ) => in_array( 'showroom', array_column( $product->tags, 'slug' ), true ) ? '<p>See it in our showroom.</p>' : $html, 10, 2 );
		 */
		$html = isset( self::$others[ $product ] ) ? self::$others[ $product ][0] : apply_filters( 'vitrine_product_form_html', null, $product );
		$html = is_string( $html ) ? trim( $html ) : null;

		self::$others[ $product ] = array( $html );
		return $html;
	}

	/**
	 * The form with the owner's reassuring lines below it.
	 *
	 * @param Markup|null $form Of render().
	 * @param string      $text One on each line; empty: none.
	 */
	public static function with_trust( ?Markup $form, string $text ): ?Markup {
		$lines = array_values( array_filter( array_map( 'trim', explode( "\n", $text ) ), static fn ( string $line ): bool => '' !== $line ) );
		return null === $form || array() === $lines ? $form : Markup::tag(
			'div',
			array( 'class' => 'vitrine-product-form' ),
			$form,
			Markup::tag( 'ul', array( 'class' => 'vitrine-trust' ), array_map( static fn ( string $line ): Markup => Markup::tag( 'li', array(), $line ), $lines ) )
		);
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
				'action'          => self::action( $product ),
				'method'          => 'post',
				'enctype'         => 'multipart/form-data',
				'data-product_id' => $product->id,
			) + $data,
			$children
		);
	}

	/**
	 * Where a form is sent without a script.
	 *
	 * @param Product $product Of the form.
	 */
	private static function action( Product $product ): string {
		/**
		 * The address that the form of a product is sent to where no script adds it.
		 *
		 * @param string  $url     The product's page.
		 * @param Product $product Of the form.
		 *
		 * @example
		 * add_filter( 'vitrine_product_form_action', fn( $url ) => get_permalink() );
		 */
		return (string) apply_filters( 'vitrine_product_form_action', $product->permalink, $product );
	}

	/**
	 * What other plugins have in a form.
	 *
	 * @param string  $place   As in the filter.
	 * @param Product $product Of the form.
	 */
	public static function extra( string $place, Product $product ): Markup {
		/**
		 * Shows HTML in the form of a product, `before` its quantity and button or
		 * `after` them; its fields are sent with the form. Escape what you return.
		 * Pages of products are kept by caches: put nothing of a visitor into it.
		 *
		 * @param string  $html    What others show there.
		 * @param string  $place   `before_form`, `before`, `before_quantity`, `after_quantity`, `after` or `after_form`; where there are variations `before_variations`, `after_variations` (their fields), `before_variation`, `variation`, `variation_end`, `after_variation` (what is said of the chosen one, and the button) and `end` too; in a group `before_list` and `after_list`, among the rows of its table, and `before_column_{name}` and `after_column_{name}`, among the cells of a row; `before_field` and `after_field` are beside the input of a quantity.
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
		return Markup::join(
			self::extra( 'before_quantity', $product ),
			Quantity::render(
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
				) + self::field( $product, Contract::name( 'fields.quantity' ) )
			),
			self::extra( 'after_quantity', $product )
		);
	}

	/**
	 * What other plugins have in and beside the input of a quantity.
	 *
	 * @param Product $product Of the form.
	 * @param string  $name    Of the field.
	 * @return array{before: Markup, after: Markup, input: array<string, string>} Props of Quantity.
	 */
	public static function field( Product $product, string $name ): array {
		return array(
			'before' => self::extra( 'before_field', $product ),
			'after'  => self::extra( 'after_field', $product ),
			'input'  => self::input( $product, $name ),
		);
	}

	/**
	 * The attributes of the input of a quantity that other plugins have otherwise.
	 *
	 * @param Product $product Of the form.
	 * @param string  $name    Of the field.
	 * @return array<string, string>
	 */
	public static function input( Product $product, string $name ): array {
		/**
		 * Gives the input of a quantity in the form of a product other attributes.
		 *
		 * @param array<string, string> $input   Those that are to be otherwise: `value`, `class`, `type`, `pattern`, `inputmode`, `placeholder`, `autocomplete` and `readonly`. An input of the type `hidden` has its number printed, one with `readonly` has no buttons.
		 * @param Product               $product Of the form.
		 * @param string                $name    Of the field: `quantity`; in a group `quantity[{id}]`.
		 *
		 * @example
		 * add_filter( 'vitrine_quantity_input', fn( $input, $product ) => 'napkin' === $product->slug ? array( 'value' => '6' ) + $input : $input, 10, 2 );
		 */
		return (array) apply_filters( 'vitrine_quantity_input', array(), $product, $name );
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
			self::label( $shop, $product )
		);
	}

	/**
	 * What the button says.
	 *
	 * @param array<string, mixed> $shop    Of Shop; `button_label` may be the block's own text.
	 * @param Product              $product Of the form.
	 */
	public static function label( array $shop, Product $product ): string {
		$label = (string) ( $shop['button_label'] ?? '' );
		/**
		 * What the button of a product's form says where its block has no text of
		 * its own.
		 *
		 * @param string  $label   The usual text.
		 * @param Product $product Of the form.
		 *
		 * @example
		 * add_filter( 'vitrine_add_to_cart_text', fn( $label, $product ) => 'gift-card' === $product->slug ? 'Give it away' : $label, 10, 2 );
		 */
		return '' === $label ? (string) apply_filters( 'vitrine_add_to_cart_text', __( 'Add to cart', 'vitrine' ), $product ) : $label;
	}

	/**
	 * The way to where it is sold.
	 *
	 * @param Product $product Whole.
	 */
	private static function external( Product $product ): Markup {
		$link = Markup::tag(
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
		return Markup::join( self::extra( 'before', $product ), $link, self::extra( 'after', $product ) );
	}
}
