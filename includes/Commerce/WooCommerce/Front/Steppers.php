<?php
/**
 * Plus and minus buttons for WooCommerce's quantity inputs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front;

use Vitrine\Commerce\WooCommerce\Products\Quantity\QuantityField;

defined( 'ABSPATH' ) || exit;

/**
 * Adds both buttons to every quantity input that WooCommerce prints, on the server, so
 * that the layout does not shift when the scripts load; and a quantity input to each
 * mini-cart item.
 *
 * @see spec 2.3, 2.6, 5.1
 */
final class Steppers {

	/**
	 * Product name of the next quantity input; null: an input without buttons.
	 *
	 * @var string|null
	 */
	private static ?string $name = null;

	/**
	 * Whether templates for quantity inputs have buttons, by path.
	 *
	 * @var array<string, bool>
	 */
	private static array $templates = array();

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'woocommerce_quantity_input_args', array( self::class, 'note' ), PHP_INT_MAX, 2 );
		add_action( QuantityField::BEFORE, array( self::class, 'print_minus' ) );
		add_action( QuantityField::AFTER, array( self::class, 'print_plus' ) );
		add_filter( 'woocommerce_widget_cart_item_quantity', array( self::class, 'add_to_mini_cart' ), 20, 3 );
	}

	/**
	 * Stores the product name of the quantity input that is printed next.
	 *
	 * @param mixed $args    Template arguments.
	 * @param mixed $product Product of the input.
	 * @return mixed The same.
	 */
	public static function note( mixed $args, mixed $product = null ): mixed {
		self::$name = null;
		if ( is_array( $args ) && ! self::is_fixed( $args ) && ! self::has_others() ) {
			$name       = $args['product_name'] ?? '';
			self::$name = wp_strip_all_tags( is_string( $name ) && '' !== $name ? $name : ( $product instanceof \WC_Product ? $product->get_name() : '' ) );
		}
		return $args;
	}

	/**
	 * Prints the minus button.
	 */
	public static function print_minus(): void {
		/* translators: %s: product name. */
		self::print_button( 'minus', '−', __( 'Decrease quantity of %s', 'vitrine' ) );
	}

	/**
	 * Prints the plus button.
	 */
	public static function print_plus(): void {
		/* translators: %s: product name. */
		self::print_button( 'plus', '+', __( 'Increase quantity of %s', 'vitrine' ) );
		self::$name = null;
	}

	/**
	 * Adds a quantity input to a mini-cart item.
	 *
	 * @param mixed $html WooCommerce's quantity and price.
	 * @param mixed $item Cart item.
	 * @param mixed $key  Cart item key.
	 * @return mixed
	 */
	public static function add_to_mini_cart( mixed $html, mixed $item, mixed $key ): mixed {
		$product = is_array( $item ) ? ( $item['data'] ?? null ) : null;
		if ( ! $product instanceof \WC_Product || $product->is_sold_individually() || ! is_string( $key ) ) {
			return $html;
		}
		$input = woocommerce_quantity_input(
			array(
				'input_name'   => "cart[{$key}][qty]",
				'input_value'  => $item['quantity'],
				'max_value'    => $product->get_max_purchase_quantity(),
				'min_value'    => '0',
				'product_name' => $product->get_name(),
			),
			$product,
			false
		);
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		$price = apply_filters( 'woocommerce_cart_item_price', WC()->cart->get_product_price( $product ), $item, $key );
		// phpcs:enable
		return sprintf( '<div class="vitrine-mini-cart-quantity">%1$s<span>&times; %2$s</span></div>', $input, $price );
	}

	/**
	 * Prints one of the buttons.
	 *
	 * @param string $type  `plus` or `minus`.
	 * @param string $sign  Visible sign.
	 * @param string $label Label with a placeholder for the product name.
	 */
	private static function print_button( string $type, string $sign, string $label ): void {
		if ( null !== self::$name ) {
			printf( '<button type="button" class="%1$s vitrine-step" aria-label="%2$s">%3$s</button>', esc_attr( $type ), esc_attr( sprintf( $label, self::$name ) ), esc_html( $sign ) );
		}
	}

	/**
	 * Whether a quantity cannot be changed: WooCommerce then hides the input.
	 *
	 * @param array<mixed> $args Template arguments.
	 */
	private static function is_fixed( array $args ): bool {
		$min = (float) ( $args['min_value'] ?? 0 );
		return ! empty( $args['readonly'] ) || ( $min > 0 && (float) ( $args['max_value'] ?? 0 ) === $min );
	}

	/**
	 * Whether a theme or another plugin prints buttons of its own there.
	 */
	public static function has_others(): bool {
		global $wp_filter;
		foreach ( array( QuantityField::BEFORE, QuantityField::AFTER ) as $hook ) {
			if ( count( array_merge( ...array_values( $wp_filter[ $hook ]->callbacks ?? array() ) ) ) > 1 ) {
				return true;
			}
		}
		$template = wc_locate_template( 'global/quantity-input.php' );
		if ( ! isset( self::$templates[ $template ] ) ) {
			self::$templates[ $template ] = self::is_with_buttons( $template );
		}
		return self::$templates[ $template ];
	}

	/**
	 * Whether a template for quantity inputs contains buttons, which WooCommerce's does
	 * not.
	 *
	 * @param string $template Path of the file.
	 */
	private static function is_with_buttons( string $template ): bool {
		return ! str_starts_with( $template, WC()->plugin_path() )
			&& 1 === preg_match( '/<(?:a|button)\b|type=["\']button|\b(?:plus|minus|increase|decrease|inc|dec)\b/i', is_readable( $template ) ? php_strip_whitespace( $template ) : '' );
	}
}
