<?php
/**
 * Settings of the built-in shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Shop;

use Vitrine\Commerce\Builtin\Products\Measures;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Plugin;
use Vitrine\Settings\Field;
use Vitrine\Settings\Rules\Amount;
use Vitrine\Settings\Rules\Formats;
use Vitrine\Settings\Schema;
use Vitrine\Settings\Settings;
use Vitrine\Settings\StandardTexts;

defined( 'ABSPATH' ) || exit;

/**
 * Converts the option of the built-in engine to fields and back.
 */
final class ShopSettings {

	/**
	 * Registers the hooks. In REST requests that happens after `init`.
	 */
	public static function boot(): void {
		if ( did_action( 'init' ) ) {
			self::register();
		} else {
			add_action( 'init', array( self::class, 'register' ) );
		}
		add_filter( 'rest_pre_get_setting', array( self::class, 'show' ), 10, 2 );
		add_filter( 'rest_pre_update_setting', array( self::class, 'keep' ), 10, 3 );
	}

	/**
	 * Whether the built-in engine is active.
	 */
	public static function is_on(): bool {
		return 'builtin' === Plugin::engine()->id();
	}

	/**
	 * Registers the setting for the REST API, with values as entered by users.
	 */
	public static function register(): void {
		if ( ! self::is_on() ) {
			return;
		}
		register_setting(
			Settings::GROUP,
			ShopOptions::OPTION,
			array(
				'type'         => 'object',
				'description'  => __( 'The settings of the built-in shop.', 'vitrine' ),
				'default'      => array(),
				'show_in_rest' => array( 'schema' => Schema::object( self::fields() ) ),
			)
		);
	}

	/**
	 * Filters the value in REST responses.
	 *
	 * @param mixed  $value Value of the setting; null: not filtered yet.
	 * @param string $name  Name of the setting.
	 */
	public static function show( mixed $value, string $name ): mixed {
		return ShopOptions::OPTION === $name && null === $value ? self::values() : $value;
	}

	/**
	 * Saves values from the REST API.
	 *
	 * @param mixed  $done  Whether another filter has saved it.
	 * @param string $name  Name of the setting.
	 * @param mixed  $value Values by key; null: reset to the defaults.
	 */
	public static function keep( mixed $done, string $name, mixed $value ): mixed {
		if ( ShopOptions::OPTION !== $name || true === $done ) {
			return $done;
		}
		update_option( ShopOptions::OPTION, is_array( $value ) ? self::option( $value ) : array() );
		return true;
	}

	/**
	 * Returns the fields.
	 *
	 * @return array<string, Field>
	 */
	public static function fields(): array {
		return array(
			'code'                    => Field::text( static fn (): string => __( 'Currency code', 'vitrine' ), null, null, Formats::CURRENCY ),
			'symbol'                  => Field::text( static fn (): string => __( 'Currency symbol', 'vitrine' ) ),
			'position'                => Field::choice(
				'left',
				array(
					'left'        => static fn (): string => __( 'Left', 'vitrine' ),
					'right'       => static fn (): string => __( 'Right', 'vitrine' ),
					'left_space'  => static fn (): string => __( 'Left with a space', 'vitrine' ),
					'right_space' => static fn (): string => __( 'Right with a space', 'vitrine' ),
				),
				static fn (): string => __( 'Currency position', 'vitrine' )
			),
			'decimals'                => Field::number( 2, 0, 4, static fn (): string => __( 'Decimals', 'vitrine' ) ),
			'decimal_separator'       => Field::text( static fn (): string => __( 'Decimal separator', 'vitrine' ), null, null, Formats::SEPARATOR ),
			'thousand_separator'      => Field::text( static fn (): string => __( 'Thousand separator', 'vitrine' ), null, null, Formats::SEPARATOR ),
			'tax'                     => Field::text(
				static fn (): string => __( 'Tax rate included in prices (percent)', 'vitrine' ),
				null,
				static fn (): string => __( 'One tax rate for all orders. Not used once rates are saved under “Tax”.', 'vitrine' ),
				Formats::PERCENT
			),
			'shipping_label'          => Field::text(
				static fn (): string => __( 'Shipping method title', 'vitrine' ),
				null,
				static fn (): string => __( 'One shipping method for all orders. Not used once zones are saved under “Shipping”.', 'vitrine' )
			),
			'shipping_cost'           => Field::text( static fn (): string => __( 'Shipping cost', 'vitrine' ), null, null, Formats::AMOUNT ),
			'shipping_free_from'      => Field::text(
				static fn (): string => __( 'Minimum order amount for free shipping', 'vitrine' ),
				null,
				static fn (): string => __( 'Subtotal after coupons. Leave empty for no free shipping.', 'vitrine' ),
				Formats::AMOUNT
			),
			'low_stock'               => Field::number( 5, 0, 1000, static fn (): string => __( 'Low stock threshold', 'vitrine' ) ),
			'weight_unit'             => Field::choice( 'kg', array_map( static fn ( string $unit ): \Closure => static fn (): string => $unit, array_combine( Measures::weights(), Measures::weights() ) ), static fn (): string => __( 'Weight unit', 'vitrine' ) ),
			'dimension_unit'          => Field::choice( 'cm', array_map( static fn ( string $unit ): \Closure => static fn (): string => $unit, array_combine( Measures::LENGTHS, Measures::LENGTHS ) ), static fn (): string => __( 'Dimensions unit', 'vitrine' ) ),
			'reviews'                 => Field::toggle( true, static fn (): string => __( 'Enable product reviews', 'vitrine' ) ),
			'reviews_verified_only'   => Field::toggle(
				false,
				static fn (): string => __( 'Reviews can only be left by “verified owners”', 'vitrine' ),
				static fn (): string => __( 'Customers who are logged in and have bought the product in a completed order.', 'vitrine' )
			),
			'terms_page'              => Field::choice(
				'0',
				self::pages(),
				static fn (): string => __( 'Terms and conditions page', 'vitrine' ),
				static fn (): string => __( 'If set, customers must accept the terms before they can place an order.', 'vitrine' )
			),
			'privacy_text'            => Field::text(
				static fn (): string => __( 'Checkout privacy policy', 'vitrine' ),
				StandardTexts::of( 'privacy_text' ),
				static fn (): string => __( '[privacy_policy] becomes a link to your privacy policy page. Shown at checkout once that page is published.', 'vitrine' )
			),
			'cart_redirect_after_add' => Field::toggle( false, static fn (): string => __( 'Redirect to the cart page after successful addition', 'vitrine' ) ),
		);
	}

	/**
	 * Returns the pages that can be chosen as terms page.
	 *
	 * @return array<int|string, \Closure(): string> Titles by post ID.
	 */
	private static function pages(): array {
		$pages = array( '0' => static fn (): string => __( 'No page set', 'vitrine' ) );
		foreach ( get_pages( array( 'sort_column' => 'post_title' ) ) ?: array() as $page ) {
			$pages[ $page->ID ] = static fn (): string => '' === $page->post_title ? "#$page->ID" : $page->post_title;
		}
		// A chosen page that became a draft stays selectable.
		$chosen = ShopOptions::get()->terms_page;
		return $pages + array( $chosen => static fn (): string => '' === get_the_title( $chosen ) ? "#$chosen" : get_the_title( $chosen ) );
	}

	/**
	 * Returns the current values of the fields.
	 *
	 * @return array<string, bool|int|string>
	 */
	public static function values(): array {
		return self::fields_of( ShopOptions::get() );
	}

	/**
	 * Returns the default values of the fields.
	 *
	 * @return array<string, bool|int|string>
	 */
	public static function defaults(): array {
		return self::fields_of( ShopOptions::of( array() ) );
	}

	/**
	 * Returns the options as entered by users.
	 *
	 * @param ShopOptions $options Options of a shop.
	 * @return array<string, bool|int|string>
	 */
	private static function fields_of( ShopOptions $options ): array {
		$units  = 10 ** $options->currency->decimals;
		$method = $options->shipping[0] ?? array(
			'label'     => '',
			'cost'      => 0,
			'free_from' => null,
		);
		return $options->currency->to_array() + array(
			'tax'                     => Amount::text( $options->tax_rate, 100 ),
			'shipping_label'          => $method['label'],
			'shipping_cost'           => Amount::text( $method['cost'], $units ),
			'shipping_free_from'      => null === $method['free_from'] ? '' : Amount::text( $method['free_from'], $units ),
			'low_stock'               => $options->low_stock,
			'weight_unit'             => $options->weight_unit,
			'dimension_unit'          => $options->dimension_unit,
			'reviews'                 => $options->reviews,
			'reviews_verified_only'   => $options->reviews_verified_only,
			'terms_page'              => (string) $options->terms_page,
			'privacy_text'            => $options->privacy_text,
			'cart_redirect_after_add' => $options->cart_redirect_after_add,
		);
	}

	/**
	 * Returns the option for entered values. Missing values are kept.
	 *
	 * @param array<mixed> $input Values by key.
	 * @return array<string, mixed> In the format of ShopOptions::of().
	 */
	public static function option( array $input ): array {
		$values = self::values();
		foreach ( array_intersect_key( self::fields(), $input ) as $key => $field ) {
			$value = $field->sanitize( $input[ $key ] );
			if ( is_scalar( $value ) ) {
				$values[ $key ] = $value;
			}
		}
		$units    = 10 ** (int) $values['decimals'];
		$currency = array_intersect_key( $values, ShopOptions::get()->currency->to_array() );
		// Parts with their own screens are kept.
		return array_intersect_key(
			(array) get_option( ShopOptions::OPTION, array() ),
			array(
				TaxSettings::PART      => true,
				ShippingSettings::PART => true,
			)
		) + array(
			'currency'                => array_merge( $currency, array( 'code' => strtoupper( (string) $values['code'] ) ) ),
			'tax_rate'                => Amount::minor( (string) $values['tax'], 100 ) ?? 0,
			'shipping'                => array(
				array(
					'id'        => ShopOptions::get()->shipping[0]['id'] ?? 'flat_rate',
					'label'     => $values['shipping_label'],
					'cost'      => Amount::minor( (string) $values['shipping_cost'], $units ) ?? 0,
					'free_from' => Amount::minor( (string) $values['shipping_free_from'], $units ),
				),
				...array_slice( ShopOptions::get()->shipping, 1 ),
			),
			'low_stock'               => $values['low_stock'],
			'weight_unit'             => $values['weight_unit'],
			'dimension_unit'          => $values['dimension_unit'],
			'reviews'                 => $values['reviews'] ? 'yes' : 'no',
			'reviews_verified_only'   => $values['reviews_verified_only'] ? 'yes' : 'no',
			'terms_page'              => (int) $values['terms_page'],
			'privacy_text'            => $values['privacy_text'],
			'cart_redirect_after_add' => $values['cart_redirect_after_add'] ? 'yes' : 'no',
		);
	}
}
