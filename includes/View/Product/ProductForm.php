<?php
/**
 * The add to cart form.
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
 * Renders the form of each product type.
 *
 * @see spec 2.3, 3.3
 */
final class ProductForm {

	/**
	 * HTML of other plugins, each rendered once.
	 *
	 * @var \WeakMap<Product, array{string|null}>|null
	 */
	private static ?\WeakMap $others = null;

	/**
	 * Renders the form, or the disabled button of a product that is sold out; null if
	 * the product cannot be bought.
	 *
	 * @param Product              $product  Product with all details.
	 * @param array<string, mixed> $shop     Data of Shop.
	 * @param array<string, mixed> $currency Currency data.
	 */
	public static function render( Product $product, array $shop, array $currency ): ?Markup {
		$other = self::other( $product );
		if ( null !== $other ) {
			return '' === $other ? null : Markup::tag( 'div', array( 'class' => 'vitrine-product-form' ), Markup::safe( $other ) );
		}
		if ( SoldOut::is( $product ) ) {
			return SoldOut::button();
		}
		$is_external = Product::EXTERNAL === $product->type;
		if ( $is_external ? '' === $product->external_url : ! $product->in_stock || ! $product->purchasable ) {
			return null;
		}
		// Run it first, because later callbacks of plugins may depend on it.
		$before = self::extra( 'before_form', $product );
		$form   = match ( $product->type ) {
			Product::EXTERNAL => self::external( $product ),
			Product::GROUPED  => GroupedForm::render( $product, $shop, $currency ),
			Product::VARIABLE => VariationForm::render( $product, $shop, $currency ),
			default           => self::open( $product, '', array(), self::extra( 'before', $product ), self::quantity( $product, $shop['quantity_style'] ), self::button( $product, $shop ), self::extra( 'after', $product ) ),
		};
		$after = self::extra( 'after_form', $product );
		// A single element, so that it gets the attributes of the form's block.
		return '' === $before . $after ? $form : Markup::tag( 'div', array( 'class' => 'vitrine-product-form' ), $before, $form, $after );
	}

	/**
	 * Returns the HTML that replaces our form.
	 *
	 * @param Product $product Product with all details.
	 * @return string|null Safe HTML; null: our form is used.
	 */
	public static function other( Product $product ): ?string {
		self::$others ??= new \WeakMap();
		/**
		 * Filters the HTML that replaces the form of a product: for a product type
		 * unknown to Vitrine, or to remove the form. It replaces the stock status too.
		 * Escape what you return.
		 *
		 * @param string|null $html    HTML from earlier filters; empty: no form; null: Vitrine's form.
		 * @param Product     $product Product with all details.
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
	 * Adds the owner's trust texts below the form.
	 *
	 * @param Markup|null $form Form of render().
	 * @param string      $text Texts, one per line; empty: none.
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
	 * Renders a form that submits to the product page.
	 *
	 * @param Product     $product Product with all details.
	 * @param string      $style   Further classes.
	 * @param array<string, string> $data Further attributes.
	 * @param Markup|null ...$children Content of the form.
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
	 * Returns the URL that the form is submitted to without JavaScript.
	 *
	 * @param Product $product Product of the form.
	 */
	private static function action( Product $product ): string {
		/**
		 * Filters the URL that the form of a product is submitted to without
		 * JavaScript.
		 *
		 * @param string  $url     URL of the product page.
		 * @param Product $product Product of the form.
		 *
		 * @example
		 * add_filter( 'vitrine_product_form_action', fn( $url ) => get_permalink() );
		 */
		return (string) apply_filters( 'vitrine_product_form_action', $product->permalink, $product );
	}

	/**
	 * Returns the output of plugins in the form.
	 *
	 * @param string  $place   Place, see the filter.
	 * @param Product $product Product of the form.
	 */
	public static function extra( string $place, Product $product ): Markup {
		/**
		 * Filters the HTML at a place of the add to cart form, such as `before` or
		 * `after` quantity and button; its fields are submitted with the form. Escape
		 * what you return. Product pages are cached: do not add visitor data.
		 *
		 * @param string  $html    HTML from earlier filters.
		 * @param string  $place   `before_form`, `before`, `before_quantity`, `after_quantity`, `after` or `after_form`; for variable products also `before_variations`, `after_variations` (around the fields), `before_variation`, `variation`, `variation_end`, `after_variation` (around variation details and button) and `end`; for grouped products `before_list` and `after_list` (table rows), and `before_column_{name}` and `after_column_{name}` (table cells); `before_field` and `after_field` are beside the quantity input.
		 * @param Product $product Product of the form.
		 *
		 * @example
		 * add_filter( 'vitrine_product_form', fn( $html, $place ) => 'before' === $place ? $html . '<p><label>Engraving <input name="engraving"></label></p>' : $html, 10, 2 );
		 */
		return Markup::safe( (string) apply_filters( 'vitrine_product_form', '', $place, $product ) );
	}

	/**
	 * Renders the quantity input.
	 *
	 * @param Product        $product Product with all details.
	 * @param string         $style   Quantity style.
	 * @param Variation|null $chosen  Preselected variation.
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
	 * Returns the output and attributes of plugins for the quantity input.
	 *
	 * @param Product $product Product of the form.
	 * @param string  $name    Field name.
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
	 * Returns the attributes of the quantity input that plugins have changed.
	 *
	 * @param Product $product Product of the form.
	 * @param string  $name    Field name.
	 * @return array<string, string>
	 */
	public static function input( Product $product, string $name ): array {
		/**
		 * Filters the attributes of the quantity input in the form of a product.
		 *
		 * @param array<string, string> $input   Changed attributes: `value`, `class`, `type`, `pattern`, `inputmode`, `placeholder`, `autocomplete` and `readonly`. With the type `hidden` the number is printed as text, with `readonly` there are no buttons.
		 * @param Product               $product Product of the form.
		 * @param string                $name    Field name: `quantity`; for grouped products `quantity[{id}]`.
		 *
		 * @example
		 * add_filter( 'vitrine_quantity_input', fn( $input, $product ) => 'napkin' === $product->slug ? array( 'value' => '6' ) + $input : $input, 10, 2 );
		 */
		return (array) apply_filters( 'vitrine_quantity_input', array(), $product, $name );
	}

	/**
	 * Renders the button.
	 *
	 * @param Product              $product Product with all details.
	 * @param array<string, mixed> $shop    Data of Shop; `button_label` may be the text set for the block.
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
	 * Returns the button text.
	 *
	 * @param array<string, mixed> $shop    Data of Shop; `button_label` may be the text set for the block.
	 * @param Product              $product Product of the form.
	 */
	public static function label( array $shop, Product $product ): string {
		$label = (string) ( $shop['button_label'] ?? '' );
		/**
		 * Filters the button text of a product's form, unless a text is set for its
		 * block.
		 *
		 * @param string  $label   The default text.
		 * @param Product $product Product of the form.
		 *
		 * @example
		 * add_filter( 'vitrine_add_to_cart_text', fn( $label, $product ) => 'gift-card' === $product->slug ? 'Give it away' : $label, 10, 2 );
		 */
		return '' === $label ? (string) apply_filters( 'vitrine_add_to_cart_text', __( 'Add to cart', 'vitrine' ), $product ) : $label;
	}

	/**
	 * Renders the link to an external product.
	 *
	 * @param Product $product Product with all details.
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
