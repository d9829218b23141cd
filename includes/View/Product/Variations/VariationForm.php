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
use Vitrine\View\Product\Form;

defined( 'ABSPATH' ) || exit;

/**
 * Its markers are those of WooCommerce's form, so that one script serves both.
 * The server finds the variation by what was chosen: the form is whole without a
 * script.
 *
 * @see spec 2.3, 3.3, 3.19
 */
final class VariationForm {

	/**
	 * So many variations come with the page whole.
	 */
	private const LIST_MAX = 30;

	/**
	 * The form with the options of a variable product.
	 *
	 * @param Product              $product  Variable, whole.
	 * @param array<string, mixed> $shop     Of Shop.
	 * @param array<string, mixed> $currency Wire shape.
	 */
	public static function render( Product $product, array $shop, array $currency ): Markup {
		$money   = new Currency( ...$currency );
		$choices = Choice::of( $product, Choice::asked() );
		$chosen  = Choice::variation( $product->variations, $choices );
		return Form::open(
			$product,
			Contract::name( 'markers.variations_form' ),
			self::data( $product, $chosen, $money ) + self::printed( $product, $choices, $chosen ),
			Form::extra( 'before_variations', $product ),
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
			Form::extra( 'after_variations', $product ),
			Markup::tag(
				'div',
				array( 'class' => 'single_variation_wrap' ),
				Form::extra( 'before_variation', $product ),
				Panel::render( $chosen, $money ),
				Form::extra( 'variation', $product ),
				Markup::tag(
					'div',
					array( 'class' => 'woocommerce-variation-add-to-cart variations_button' ),
					Form::extra( 'before', $product ),
					Form::quantity( $product, $shop['quantity_style'], $chosen ),
					Form::button( $product, $shop ),
					Form::extra( 'after', $product ),
					self::hidden( 'product_id', '', $product->id ),
					// Only a script names it: without one the choices speak, which may change.
					self::hidden( 'variation_id', 'variation_id', 0 )
				),
				Form::extra( 'variation_end', $product ),
				Form::extra( 'after_variation', $product )
			),
			Form::extra( 'end', $product )
		);
	}

	/**
	 * What the script knows of the variations: all of each where they are few,
	 * else what tells them apart, and the rest of the one that is chosen.
	 *
	 * @param Product        $product Variable.
	 * @param Variation|null $chosen  As the page comes.
	 * @param Currency       $money   The shop's.
	 * @return array<string, string>
	 */
	private static function data( Product $product, ?Variation $chosen, Currency $money ): array {
		/**
		 * The number of variations from which on their details are fetched one by
		 * one, when they are chosen.
		 *
		 * @param int $most       So many still come with the page.
		 * @param int $product_id The product.
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
	 * What the page shows already of the choices that it comes with: the
	 * variation's id and the state of the button. Its script then needs to do
	 * nothing before a choice. Nothing is said where the page cannot show all.
	 *
	 * @param Product               $product Variable.
	 * @param array<string, string> $choices By field name.
	 * @param Variation|null        $chosen  As the page comes.
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
		return array( Contract::name( 'markers.variation_printed' ) => ( $chosen->id ?? '' ) . ' ' . ( $missing ? 'selection-needed' : $state ) );
	}

	/**
	 * The choices to make.
	 *
	 * @param Product               $product Variable.
	 * @param array<string, string> $choices By field name.
	 * @return list<Markup>
	 */
	private static function rows( Product $product, array $choices ): array {
		$last   = array_key_last( $product->attributes );
		$offers = Offers::of( $product, $choices );
		$rows   = array();
		foreach ( $product->attributes as $place => $attribute ) {
			$chosen = $choices[ $attribute['name'] ] ?? '';
			$args   = self::arguments( $product, $attribute, $chosen );
			$id     = 'product-' . $product->id . '-' . $attribute['name'];
			$rows[] = Attribute::render(
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
	 * How others want the field of an attribute.
	 *
	 * @param Product                                                                              $product   Variable.
	 * @param array{name: string, label: string, options: array<string, string>, default: string} $attribute One of its attributes.
	 * @param string                                                                               $chosen    The option that is chosen; empty: none.
	 * @return array{options: array<string, string>, class: string, none: string}
	 */
	private static function arguments( Product $product, array $attribute, string $chosen ): array {
		$args = array(
			'options' => $attribute['options'],
			'class'   => '',
			'none'    => __( 'Choose an option', 'vitrine' ),
		);
		/**
		 * Changes the field of an attribute in a variable product's form: which options
		 * there are and in what order, the classes of its select, and what it says
		 * before one is chosen.
		 *
		 * @param array{options: array<string, string>, class: string, none: string} $args    As Vitrine has them; options are slug to label.
		 * @param Product                                                            $product Of the form.
		 * @param string                                                             $name    Of the field, `attribute_pa_color`.
		 * @param string                                                             $chosen  The option that is chosen; empty: none.
		 *
		 * @example
		 * add_filter( 'vitrine_variation_field_args', fn( $args, $product, $name ) => 'attribute_pa_color' === $name ? array( 'none' => 'Pick a color' ) + $args : $args, 10, 3 );
		 */
		return apply_filters( 'vitrine_variation_field_args', $args, $product, $attribute['name'], $chosen );
	}

	/**
	 * A plugin's field in the place of ours.
	 *
	 * @param Product $product Variable.
	 * @param string  $name    Of the attribute's field.
	 * @param string  $chosen  The option that is chosen; empty: none.
	 * @param string  $id      Of the select.
	 */
	private static function foreign( Product $product, string $name, string $chosen, string $id ): ?Markup {
		/**
		 * The field of an attribute in a variable product's form, in the place of
		 * Vitrine's select and option buttons. It has a select of that name with
		 * every option, whose `change` the form hears. Escape what you return.
		 *
		 * @param string  $html    Empty: Vitrine's own.
		 * @param Product $product Of the form.
		 * @param string  $name    Of the field, `attribute_pa_color`.
		 * @param string  $chosen  The option that is chosen; empty: none.
		 * @param string  $id      Of the select.
		 *
		 * @example
		 * add_filter( 'vitrine_variation_field', fn( $html, $product, $name ) => 'attribute_pa_color' === $name ? my_swatches( $product ) : $html, 10, 3 );
		 */
		$html = (string) apply_filters( 'vitrine_variation_field', '', $product, $name, $chosen, $id );
		return '' === $html ? null : Markup::safe( $html );
	}

	/**
	 * The link that clears every choice. Without a script it leads to the page
	 * as it comes. Its room is kept while there is nothing to clear.
	 *
	 * @param Product $product Variable.
	 * @param bool    $shown   Whether something is chosen.
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
		 * The link that clears the choices of a variable product's form; a script
		 * knows it by its class `reset_variations`. Escape what you return.
		 *
		 * @param string  $html    The link.
		 * @param Product $product Of the form.
		 *
		 * @example
		 * add_filter( 'vitrine_reset_variations_link', fn( $html ) => str_replace( '>Clear<', '>Start over<', $html ) );
		 */
		return Markup::safe( (string) apply_filters( 'vitrine_reset_variations_link', (string) $link, $product ) );
	}

	/**
	 * A hidden field.
	 *
	 * @param string $name  Key of the contract's fields.
	 * @param string $style Class.
	 * @param int    $value Its value.
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
	 * JSON for an attribute.
	 *
	 * @param array<mixed> $data To be encoded.
	 */
	private static function json( array $data ): string {
		return (string) wp_json_encode( $data, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE );
	}
}
