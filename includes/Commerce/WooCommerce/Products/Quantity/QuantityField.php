<?php
/**
 * Changes of plugins to the quantity input.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Products\Quantity;

use Vitrine\Commerce\WooCommerce\Hooks\ForeignActions;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the filters and actions of WooCommerce's quantity template. Many plugins print
 * plus and minus buttons there; our block already has them.
 */
final class QuantityField {

	public const BEFORE = 'woocommerce_before_quantity_input_field';
	public const AFTER  = 'woocommerce_after_quantity_input_field';

	/** A plus or minus button, by the classes that themes and plugins use. */
	private const STEPPER = '/\bclass=(["\'])[^"\']*(?<![\w-])(?:plus|minus|(?:\w+-)?(?:qty|quantity)[-_]?(?:plus|minus|up|down|button)|(?:plus|minus)[-_](?:btn|button|qty)|(?:\w+-)?(?:in|de)cre(?:ase|ment))\b[^"\']*\1/i';

	/** Attribute of the input to WooCommerce's argument. */
	private const ATTRIBUTES = array(
		'value'        => 'input_value',
		'class'        => 'classes',
		'type'         => 'type',
		'pattern'      => 'pattern',
		'inputmode'    => 'inputmode',
		'placeholder'  => 'placeholder',
		'autocomplete' => 'autocomplete',
		'readonly'     => 'readonly',
	);

	/** Arguments with a filter of their own, and all filters of the input. */
	private const FILTERED = array( 'classes', 'pattern', 'inputmode', 'placeholder', 'autocomplete' );
	private const FILTERS  = array( ...self::FILTERED, 'args', 'type' );

	/** Valid types of the input, and valid values of `inputmode`. */
	private const TYPES = array( 'number', 'text', 'tel', 'search', 'range', 'hidden' );
	private const MODES = array( 'none', 'text', 'decimal', 'numeric', 'tel', 'search', 'email', 'url' );

	/** Class by which our and other scripts find the quantity input. */
	private const NAME = 'qty';

	/**
	 * Returns the output of one of the two actions, without plus and minus buttons.
	 *
	 * @param non-empty-string $hook BEFORE or AFTER.
	 */
	public static function at( string $hook ): string {
		$html = ForeignActions::exist( $hook ) ? ForeignActions::printed( $hook, array() ) : '';
		return 1 === preg_match( self::STEPPER, $html ) ? '' : $html;
	}

	/**
	 * Whether a plugin filters the input.
	 */
	public static function is_filtered(): bool {
		return array() !== array_filter( self::FILTERS, static fn ( string $name ): bool => has_filter( "woocommerce_quantity_input_$name" ) );
	}

	/**
	 * Returns the arguments of the input, filtered by plugins.
	 *
	 * @param \WC_Product          $product Product or variation.
	 * @param array<string, mixed> $given   Arguments set by the page.
	 * @return array<string, mixed>
	 */
	public static function arguments( \WC_Product $product, array $given ): array {
		$arguments = self::own( $given );
		foreach ( array_diff( self::FILTERED, array_keys( $given ) ) as $name ) {
			$arguments[ $name ] = apply_filters( "woocommerce_quantity_input_$name", $arguments[ $name ], $product ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WooCommerce hook.
		}
		/** This filter is documented in WooCommerce: includes/wc-template-functions.php */
		return (array) apply_filters( 'woocommerce_quantity_input_args', $arguments, $product ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
	}

	/**
	 * Returns the attributes of the input that plugins have changed.
	 *
	 * @param \WC_Product          $product Product or variation.
	 * @param array<string, mixed> $given   Arguments set by the page: `input_name`, `input_value`, `min_value`, `max_value` and more.
	 * @return array<string, string> Name to value.
	 */
	public static function attributes( \WC_Product $product, array $given ): array {
		$own   = self::own( $given );
		$shown = self::arguments( $product, $given );
		/** This filter is documented in WooCommerce: includes/wc-template-functions.php */
		$shown['type'] = apply_filters( 'woocommerce_quantity_input_type', self::type( $shown ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		$own['type']   = self::type( $own );
		$attributes    = array();
		foreach ( self::ATTRIBUTES as $attribute => $name ) {
			$text = self::text( $shown[ $name ] ?? '' );
			if ( self::text( $own[ $name ] ) !== $text && self::is_known( $attribute, $text ) ) {
				$attributes[ $attribute ] = 'class' === $attribute && ! in_array( self::NAME, explode( ' ', $text ), true ) ? trim( self::NAME . ' ' . $text ) : $text;
			}
		}
		return $attributes;
	}

	/**
	 * Returns the same for a cart item, whose input always has the quantity in the
	 * cart.
	 *
	 * @param \WC_Product          $product Product of the item.
	 * @param string               $key     Cart item key.
	 * @param array<string, mixed> $item    The item.
	 * @param string               $name    Product name.
	 * @return array<string, string>
	 */
	public static function of_line( \WC_Product $product, string $key, array $item, string $name ): array {
		$is_single = $product->is_sold_individually();
		return ! self::is_filtered() ? array() : array_diff_key(
			self::attributes(
				$product,
				array(
					'input_name'   => "cart[$key][qty]",
					'input_value'  => $item['quantity'],
					'max_value'    => $is_single ? 1 : $product->get_max_purchase_quantity(),
					'min_value'    => $is_single ? 1 : 0,
					'product_name' => $name,
				)
			),
			array( 'value' => '' )
		);
	}

	/**
	 * Returns WooCommerce's default arguments.
	 *
	 * @param array<string, mixed> $given Arguments set by the page.
	 * @return array<string, mixed>
	 */
	private static function own( array $given ): array {
		$is_whole = wc_is_stock_amount_integer();
		return $given + array(
			'input_id'     => '',
			'input_name'   => 'quantity',
			'classes'      => array( 'input-text', self::NAME, 'text' ),
			'pattern'      => $is_whole ? '[0-9]*' : '',
			'inputmode'    => $is_whole ? 'numeric' : 'decimal',
			'placeholder'  => '',
			'autocomplete' => 'off',
			'readonly'     => false,
		);
	}

	/**
	 * Returns the type of the input: `hidden` if only one quantity is possible.
	 *
	 * @param array<string, mixed> $arguments Arguments of the input.
	 */
	private static function type( array $arguments ): string {
		$min = is_numeric( $arguments['min_value'] ?? '' ) ? (float) $arguments['min_value'] : 0.0;
		$max = is_numeric( $arguments['max_value'] ?? '' ) ? (float) $arguments['max_value'] : 0.0;
		return match ( true ) {
			$min > 0 && $max > 0 && $max <= $min => 'hidden',
			! empty( $arguments['readonly'] ) => 'text',
			default => 'number',
		};
	}

	/**
	 * Converts an argument to text.
	 *
	 * @param mixed $value Value of the argument.
	 */
	private static function text( mixed $value ): string {
		return match ( true ) {
			is_array( $value ) => implode( ' ', array_filter( $value, 'is_string' ) ),
			is_scalar( $value ) => (string) $value,
			default => '',
		};
	}

	/**
	 * Whether a value is valid for an attribute; unknown values are not printed.
	 *
	 * @param string $attribute Name of the attribute.
	 * @param string $text      Its value.
	 */
	private static function is_known( string $attribute, string $text ): bool {
		return match ( $attribute ) {
			'type'      => in_array( $text, self::TYPES, true ),
			'inputmode' => in_array( $text, self::MODES, true ),
			default     => true,
		};
	}
}
