<?php
/**
 * Output of plugins in the add to cart form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Products;

use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\WooCommerce\Hooks\ForeignActions;
use Vitrine\Commerce\WooCommerce\Hooks\GlobalProduct;
use Vitrine\Commerce\WooCommerce\Products\Quantity\QuantityField;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce's templates run actions in the add to cart form. Vitrine's own form runs
 * the same actions.
 */
final class FormHooks {

	/** Place in our form to WooCommerce's action. */
	private const PLACES = array(
		'before_form'       => 'woocommerce_before_add_to_cart_form',
		'before_variations' => 'woocommerce_before_variations_form',
		'after_variations'  => 'woocommerce_after_variations_table',
		'before_variation'  => 'woocommerce_before_single_variation',
		'before'            => 'woocommerce_before_add_to_cart_button',
		'before_quantity'   => 'woocommerce_before_add_to_cart_quantity',
		'after_quantity'    => 'woocommerce_after_add_to_cart_quantity',
		'after'             => 'woocommerce_after_add_to_cart_button',
		'after_variation'   => 'woocommerce_after_single_variation',
		'end'               => 'woocommerce_after_variations_form',
		'after_form'        => 'woocommerce_after_add_to_cart_form',
		'before_list'       => 'woocommerce_grouped_product_list_before',
		'after_list'        => 'woocommerce_grouped_product_list_after',
	);

	/** Product types for which we have a form. */
	private const TYPES = array( 'simple', 'variable', 'grouped', 'external' );

	/** Priorities around the variation details (10) and the button (20) that WooCommerce prints at woocommerce_single_variation. */
	private const VARIATION = array(
		'variation'     => '-20',
		'variation_end' => '20-',
	);

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_product_form', array( self::class, 'add' ), 10, 3 );
		add_filter( 'vitrine_product_form_html', array( self::class, 'other' ), 10, 2 );
		add_filter( 'vitrine_quantity_input', array( self::class, 'input' ), 10, 3 );
		add_filter( 'vitrine_add_to_cart_text', array( self::class, 'label' ), 10, 2 );
		add_filter( 'vitrine_product_form_action', array( self::class, 'action' ) );
		add_filter( 'vitrine_reset_variations_link', array( self::class, 'reset' ) );
		add_filter( 'vitrine_variation_data', array( VisibleVariations::class, 'with_theirs' ), 10, 2 );
		add_filter( 'vitrine_variation_field', array( VariationField::class, 'html' ), 10, 5 );
		add_filter( 'vitrine_variation_field_args', array( VariationField::class, 'arguments' ), 10, 4 );
		add_filter( 'vitrine_product_price_class', array( self::class, 'price_class' ), 10, 2 );
		GroupColumns::boot();
	}

	/**
	 * Returns the form of a custom product type, and the output of plugins where
	 * WooCommerce's own form was removed. Hooked.
	 *
	 * @param string|null $html    HTML from earlier filters; null: our form.
	 * @param Product     $product Product with all details.
	 */
	public static function other( ?string $html, Product $product ): ?string {
		$known = wc_get_product( $product->id );
		if ( null !== $html || ! $known instanceof \WC_Product ) {
			return $html;
		}
		$hook = self::of_type( $known );
		$own  = in_array( $known->get_type(), self::TYPES, true );
		if ( $own ? false !== has_action( $hook, $hook ) && ! self::is_theirs( $product, $known ) : ! has_action( $hook ) ) {
			return null;
		}
		return self::with_theme_buttons( GlobalProduct::output( $known, static fn () => do_action( $hook ) ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WooCommerce hook.
	}

	/**
	 * Whether plugins print something for a product that cannot be bought, such as a
	 * waitlist or an inquiry form. We have no form there; WooCommerce still runs the
	 * actions around it, and the whole form of a variable product.
	 *
	 * @param Product     $product Product with all details.
	 * @param \WC_Product $known   The same product in WooCommerce.
	 */
	private static function is_theirs( Product $product, \WC_Product $known ): bool {
		if ( Product::EXTERNAL === $product->type ? '' !== $product->external_url : $product->in_stock && $product->purchasable ) {
			return false;
		}
		$hooks = Product::VARIABLE === $product->type ? array( ...array_values( self::PLACES ), 'woocommerce_single_variation', 'woocommerce_available_variation' ) : array();
		return array() !== array_filter( array( self::of_type( $known ), ...$hooks ), array( ForeignActions::class, 'exist' ) );
	}

	/**
	 * Gives buttons the theme's style, since WooCommerce's styles are not loaded on
	 * pages with our blocks.
	 *
	 * @param string $html HTML of a plugin.
	 */
	private static function with_theme_buttons( string $html ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( array( 'class_name' => 'button' ) ) ) {
			$tags->add_class( 'wp-element-button' );
		}
		return $tags->get_updated_html();
	}

	/**
	 * Returns the action at which WooCommerce prints the form of a product.
	 *
	 * @param \WC_Product $product The product.
	 * @return non-empty-string
	 */
	private static function of_type( \WC_Product $product ): string {
		return 'woocommerce_' . $product->get_type() . '_add_to_cart';
	}

	/**
	 * Adds the output of plugins at a place of the form. Hooked.
	 *
	 * @param string  $html    HTML from earlier filters.
	 * @param string  $place   Place, see the filter.
	 * @param Product $product Product of the form.
	 */
	public static function add( string $html, string $place, Product $product ): string {
		if ( str_ends_with( $place, '_field' ) ) {
			return $html . self::field( $place, $product );
		}
		return match ( $place ) {
			'before_form' => $html . self::around( $product, '-30' ) . self::at( $place, $product ),
			'after_form'  => $html . self::at( $place, $product ) . self::around( $product, '30-' ),
			default       => $html . self::at( $place, $product ),
		};
	}

	/**
	 * Returns the output of plugins before or after the whole form.
	 *
	 * @param Product $product Product of the form.
	 * @param string  $range   Priorities; WooCommerce prints the form at 30.
	 */
	private static function around( Product $product, string $range ): string {
		// A custom product type with such an action has a form of its own and is not handled here.
		$known = ForeignActions::exist( "woocommerce_{$product->type}_add_to_cart" ) ? wc_get_product( $product->id ) : null;
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Plugins escape their output.
		return $known instanceof \WC_Product ? GlobalProduct::output( $known, static fn () => print ForeignActions::printed( self::of_type( $known ), array(), $range ) ) : '';
	}

	/**
	 * Returns the output of plugins at a place of WooCommerce's form.
	 *
	 * @param string  $place   Place, see the filter.
	 * @param Product $product Product of the form.
	 */
	private static function at( string $place, Product $product ): string {
		$range = self::VARIATION[ $place ] ?? null;
		$hook  = null === $range ? self::PLACES[ $place ] ?? '' : 'woocommerce_single_variation';
		$known = '' === $hook || ! has_action( $hook ) ? null : wc_get_product( $product->id );
		if ( ! $known instanceof \WC_Product ) {
			return '';
		}
		$given = str_ends_with( $place, '_list' ) ? array( GroupColumns::names( $known ), true, $known ) : array();
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound, WordPress.Security.EscapeOutput.OutputNotEscaped -- WooCommerce hook; plugins escape their output.
		return GlobalProduct::output( $known, static fn () => null === $range ? do_action( $hook, ...$given ) : print ForeignActions::printed( $hook, $given, $range ) );
	}

	/**
	 * Returns the output of plugins beside the quantity input.
	 *
	 * @param string  $place   `before_field` or `after_field`.
	 * @param Product $product Product of the form.
	 */
	private static function field( string $place, Product $product ): string {
		$hook  = 'before_field' === $place ? QuantityField::BEFORE : QuantityField::AFTER;
		$known = ForeignActions::exist( $hook ) ? wc_get_product( $product->id ) : null;
		return $known instanceof \WC_Product ? GlobalProduct::output( $known, static fn () => print QuantityField::at( $hook ) ) : ''; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Plugins escape their output.
	}

	/**
	 * Adds the attributes of the quantity input that plugins have changed. Hooked.
	 *
	 * @param array<string, string> $input   Attributes from earlier filters.
	 * @param Product               $product Product of the form.
	 * @param string                $name    Field name.
	 * @return array<string, string>
	 */
	public static function input( array $input, Product $product, string $name ): array {
		$known = QuantityField::is_filtered() ? wc_get_product( $product->id ) : null;
		if ( ! $known instanceof \WC_Product ) {
			return $input;
		}
		$min   = $known->get_min_purchase_quantity();
		$given = 'quantity' === $name ? array(
			'input_value' => $min,
			'min_value'   => $min,
		) : array(
			'input_value' => '',
			'min_value'   => apply_filters( 'woocommerce_quantity_input_min', 0, $known ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
			'placeholder' => '0',
		);
		return QuantityField::attributes(
			$known,
			$given + array(
				'input_name'   => $name,
				'max_value'    => $known->get_max_purchase_quantity(),
				'product_name' => $known->get_title(),
			)
		) + $input;
	}

	/**
	 * Adds the price classes of plugins. Hooked.
	 *
	 * @param string  $classes Classes from earlier filters.
	 * @param Product $product Product of the page.
	 */
	public static function price_class( string $classes, Product $product ): string {
		$known = has_filter( 'woocommerce_product_price_class' ) ? wc_get_product( $product->id ) : null;
		if ( ! $known instanceof \WC_Product ) {
			return $classes;
		}
		$all = 'price';
		GlobalProduct::output(
			$known,
			static function () use ( &$all ): void {
				/** This filter is documented in WooCommerce: templates/single-product/price.php */
				$all = apply_filters( 'woocommerce_product_price_class', $all ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
			}
		);
		// The class `price` is on the price element itself.
		return trim( $classes . ' ' . implode( ' ', array_diff( preg_split( '/\s+/', is_string( $all ) ? $all : '', -1, PREG_SPLIT_NO_EMPTY ) ?: array(), array( 'price' ) ) ) );
	}

	/**
	 * Filters the URL that the form is submitted to. Hooked.
	 *
	 * @param string $url Our URL.
	 */
	public static function action( string $url ): string {
		/** This filter is documented in WooCommerce: templates/single-product/add-to-cart/simple.php */
		$other = apply_filters( 'woocommerce_add_to_cart_form_action', $url ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		return is_string( $other ) ? $other : $url;
	}

	/**
	 * Filters the link that clears the chosen options. Hooked.
	 *
	 * @param string $html Our link.
	 */
	public static function reset( string $html ): string {
		/** This filter is documented in WooCommerce: templates/single-product/add-to-cart/variable.php */
		$other = has_filter( 'woocommerce_reset_variations_link' ) ? apply_filters( 'woocommerce_reset_variations_link', $html ) : $html; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		return $other === $html ? $html : wp_kses_post( is_scalar( $other ) ? (string) $other : '' );
	}

	/**
	 * Returns the button text if the shop or a plugin has changed WooCommerce's
	 * default. Hooked.
	 *
	 * @param string  $label   Our text.
	 * @param Product $product Product of the form.
	 */
	public static function label( string $label, Product $product ): string {
		$known = wc_get_product( $product->id );
		$text  = $known instanceof \WC_Product ? Names::plain( $known->single_add_to_cart_text() ) : '';
		// phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- WooCommerce's translation.
		return '' === $text || __( 'Add to cart', 'woocommerce' ) === $text ? $label : $text;
	}

	/**
	 * Returns the output of plugins before quantity and button.
	 *
	 * @param \WC_Product $product Product of the form.
	 */
	public static function before( \WC_Product $product ): string {
		$hook = self::PLACES['before'];
		return has_action( $hook ) ? GlobalProduct::output( $product, static fn () => do_action( $hook ) ) : ''; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WooCommerce hook.
	}
}
