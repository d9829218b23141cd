<?php
/**
 * The form of a variable product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Variations;

use Vitrine\Commerce\Value\Currency;
use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\Value\Variation;
use Vitrine\Contract;
use Vitrine\View\Markup;
use Vitrine\View\Product\ProductForm;

defined( 'ABSPATH' ) || exit;

/**
 * Has the same markers as WooCommerce's form, so that one script handles both. The
 * server finds the variation by the chosen options, so that the form works without
 * JavaScript.
 *
 * @see spec 2.3, 3.3, 3.19
 */
final class VariationForm {

	/**
	 * Maximum number of variations whose full data is in the page.
	 */
	private const LIST_MAX = 30;

	/**
	 * Renders the form.
	 *
	 * @param Product              $product  Variable product with all details.
	 * @param array<string, mixed> $shop     Data of Shop.
	 * @param array<string, mixed> $currency Currency data.
	 */
	public static function render( Product $product, array $shop, array $currency ): Markup {
		$money   = new Currency( ...$currency );
		$choices = Choice::of( $product, Choice::asked() );
		$chosen  = Choice::variation( $product->variations, $choices );
		return ProductForm::open(
			$product,
			Contract::name( 'markers.variations_form' ),
			self::data( $product, $chosen, $money ) + self::printed( $product, $choices, $chosen ),
			ProductForm::extra( 'before_variations', $product ),
			Markup::tag(
				'table',
				array(
					'class' => 'variations',
					'role'  => 'presentation',
				),
				Markup::tag( 'tbody', array(), self::rows( $product, $choices ) )
			),
			Markup::tag(
				'div',
				array(
					'class'     => Contract::name( 'markers.variation_status' ) . ' screen-reader-text',
					'role'      => 'status',
					'aria-live' => 'polite',
				)
			),
			ProductForm::extra( 'after_variations', $product ),
			Markup::tag(
				'div',
				array( 'class' => 'single_variation_wrap' ),
				ProductForm::extra( 'before_variation', $product ),
				Panel::render( $chosen, $money ),
				ProductForm::extra( 'variation', $product ),
				Markup::tag(
					'div',
					array( 'class' => 'woocommerce-variation-add-to-cart variations_button' ),
					ProductForm::extra( 'before', $product ),
					ProductForm::quantity( $product, $shop['quantity_style'], $chosen ),
					ProductForm::button( $product, $shop ),
					ProductForm::extra( 'after', $product ),
					self::hidden( 'product_id', '', $product->id ),
					// Set by a script only: without JavaScript the options decide, which may have changed.
					self::hidden( 'variation_id', 'variation_id', 0 )
				),
				ProductForm::extra( 'variation_end', $product ),
				ProductForm::extra( 'after_variation', $product )
			),
			ProductForm::extra( 'end', $product )
		);
	}

	/**
	 * Returns the variation data for the script: the full data if there are few
	 * variations, otherwise the matrix and the full data of the preselected one.
	 *
	 * @param Product        $product Variable product.
	 * @param Variation|null $chosen  Preselected variation.
	 * @param Currency       $money   Currency of the shop.
	 * @return array<string, string>
	 */
	private static function data( Product $product, ?Variation $chosen, Currency $money ): array {
		/**
		 * Filters the maximum number of variations whose full data is in the page. For
		 * more variations, it is fetched when one is chosen.
		 *
		 * @param int $most       Maximum number.
		 * @param int $product_id Product ID.
		 *
		 * @example
		 * add_filter( 'vitrine_variation_list_max', fn( $most ) => 100 );
		 */
		$most = (int) apply_filters( 'vitrine_variation_list_max', self::LIST_MAX, $product->id );
		$list = Contract::name( 'markers.variation_list' );
		if ( count( $product->variations ) <= $most ) {
			return array( $list => self::json( Data::list( $product->variations, $product->id, $money ) ) );
		}
		$data = array(
			$list                                        => 'false',
			Contract::name( 'markers.variation_matrix' ) => self::json( Matrix::of( $product, $money ) ),
		);
		return null === $chosen ? $data : $data + array( Contract::name( 'markers.variation_chosen' ) => self::json( Data::of( $chosen, $product->id, $money ) ) );
	}

	/**
	 * Returns the state that the page displays already: the ID of the preselected
	 * variation and the state of the button. The script then has nothing to do before
	 * an option changes. Empty if the server cannot render everything.
	 *
	 * @param Product               $product Variable product.
	 * @param array<string, string> $choices Options by field name.
	 * @param Variation|null        $chosen  Preselected variation.
	 * @return array<string, string>
	 */
	private static function printed( Product $product, array $choices, ?Variation $chosen ): array {
		$missing = in_array( '', $choices, true );
		$is_all  = null === $chosen || (
			( 0 === $chosen->image_id || array() !== $product->images )
			&& $chosen->min === $product->min
			&& $chosen->sold_individually === $product->sold_individually
			&& ! has_filter( 'vitrine_variation_data' )
		);
		if ( ! $is_all || '' === implode( '', $choices ) ) {
			return array();
		}
		$state = null !== $chosen && $chosen->is_available() ? 'enabled' : 'unavailable';
		if ( null !== $chosen && $chosen->purchasable && ! $chosen->in_stock ) {
			$state .= ' sold-out';
		}
		return array( Contract::name( 'markers.variation_printed' ) => ( $chosen->id ?? '' ) . ' ' . ( $missing ? 'selection-needed' : $state ) );
	}

	/**
	 * Renders the attribute rows.
	 *
	 * @param Product               $product Variable product.
	 * @param array<string, string> $choices Options by field name.
	 * @return list<Markup>
	 */
	private static function rows( Product $product, array $choices ): array {
		$last   = array_key_last( $product->attributes );
		$offers = AvailableOptions::of( $product, $choices );
		$rows   = array();
		foreach ( $product->attributes as $place => $attribute ) {
			$chosen = $choices[ $attribute['name'] ] ?? '';
			$args   = self::arguments( $product, $attribute, $chosen );
			$id     = 'product-' . $product->id . '-' . $attribute['name'];
			$rows[] = AttributeRow::render(
				$args + $attribute,
				$chosen,
				$offers[ $attribute['name'] ] ?? array(),
				$id,
				$place === $last ? self::reset( $product, '' !== implode( '', $choices ) ) : null,
				self::foreign( $product, $attribute['name'], $chosen, $id )
			);
		}
		return $rows;
	}

	/**
	 * Returns the filtered arguments of an attribute's field.
	 *
	 * @param Product                                                                              $product   Variable product.
	 * @param array{name: string, label: string, options: array<string, string>, default: string} $attribute Attribute of the product.
	 * @param string                                                                               $chosen    Chosen option; empty: none.
	 * @return array{options: array<string, string>, class: string, none: string}
	 */
	private static function arguments( Product $product, array $attribute, string $chosen ): array {
		$args = array(
			'options' => $attribute['options'],
			'class'   => '',
			'none'    => __( 'Choose an option', 'vitrine' ),
		);
		/**
		 * Filters the field of an attribute in a variable product's form: its options
		 * and their order, the classes of its select, and the text of its empty option.
		 *
		 * @param array{options: array<string, string>, class: string, none: string} $args    Arguments; options are slug to label.
		 * @param Product                                                            $product Product of the form.
		 * @param string                                                             $name    Field name, `attribute_pa_color`.
		 * @param string                                                             $chosen  Chosen option; empty: none.
		 *
		 * @example
		 * add_filter( 'vitrine_variation_field_args', fn( $args, $product, $name ) => 'attribute_pa_color' === $name ? array( 'none' => 'Pick a color' ) + $args : $args, 10, 3 );
		 */
		return apply_filters( 'vitrine_variation_field_args', $args, $product, $attribute['name'], $chosen );
	}

	/**
	 * Returns a plugin's field that replaces ours.
	 *
	 * @param Product $product Variable product.
	 * @param string  $name    Field name of the attribute.
	 * @param string  $chosen  Chosen option; empty: none.
	 * @param string  $id      ID of the select.
	 */
	private static function foreign( Product $product, string $name, string $chosen, string $id ): ?Markup {
		/**
		 * Filters the field of an attribute in a variable product's form, which
		 * replaces Vitrine's select and buttons. It must have a select with that name
		 * and every option; the form listens to its `change` event. Escape what you
		 * return.
		 *
		 * @param string  $html    HTML; empty: Vitrine's field.
		 * @param Product $product Product of the form.
		 * @param string  $name    Field name, `attribute_pa_color`.
		 * @param string  $chosen  Chosen option; empty: none.
		 * @param string  $id      ID of the select.
		 *
		 * @example
		 * add_filter( 'vitrine_variation_field', fn( $html, $product, $name ) => 'attribute_pa_color' === $name ? my_swatches( $product ) : $html, 10, 3 );
		 */
		$html = (string) apply_filters( 'vitrine_variation_field', '', $product, $name, $chosen, $id );
		return '' === $html ? null : Markup::safe( $html );
	}

	/**
	 * Renders the link that clears all options. Without JavaScript it loads the page
	 * without options. It keeps its space while hidden.
	 *
	 * @param Product $product Variable product.
	 * @param bool    $shown   Whether an option is chosen.
	 */
	private static function reset( Product $product, bool $shown ): Markup {
		$link = Markup::tag(
			'a',
			array(
				'class'      => 'reset_variations',
				'href'       => $product->permalink,
				'aria-label' => __( 'Clear options', 'vitrine' ),
				'style'      => $shown ? null : 'visibility: hidden',
			),
			__( 'Clear', 'vitrine' )
		);
		/**
		 * Filters the link that clears the options of a variable product's form; a
		 * script finds it by its class `reset_variations`. Escape what you return.
		 *
		 * @param string  $html    The link.
		 * @param Product $product Product of the form.
		 *
		 * @example
		 * add_filter( 'vitrine_reset_variations_link', fn( $html ) => str_replace( '>Clear<', '>Start over<', $html ) );
		 */
		return Markup::safe( (string) apply_filters( 'vitrine_reset_variations_link', (string) $link, $product ) );
	}

	/**
	 * Renders a hidden field.
	 *
	 * @param string $name  Key in the contract's `fields`.
	 * @param string $style Class of the field.
	 * @param int    $value Value of the field.
	 */
	private static function hidden( string $name, string $style, int $value ): Markup {
		return Markup::tag(
			'input',
			array(
				'type'  => 'hidden',
				'name'  => Contract::name( 'fields.' . $name ),
				'class' => '' === $style ? null : $style,
				'value' => $value,
			)
		);
	}

	/**
	 * Encodes JSON for an attribute.
	 *
	 * @param array<mixed> $data Data to encode.
	 */
	private static function json( array $data ): string {
		return (string) wp_json_encode( $data, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE );
	}
}
