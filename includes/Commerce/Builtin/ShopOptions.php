<?php
/**
 * Options of the built-in shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin;

use Vitrine\Commerce\Builtin\Products\Measures;
use Vitrine\Commerce\Builtin\Regions\Shipping\ShippingOptions;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxOptions;
use Vitrine\Commerce\Value\Currency;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the option; invalid values are replaced with defaults. Amounts are in minor
 * units.
 */
final class ShopOptions {

	public const OPTION = 'vitrine_shop';

	/**
	 * @param Currency                                                               $currency                Currency format.
	 * @param list<array{id: string, label: string, cost: int, free_from: int|null}> $shipping                Shipping methods, the default first; `free_from` is a subtotal after coupons.
	 * @param int                                                                    $tax_rate                Tax rate included in prices if there is no rate table, in hundredths of a percent: 1900 is 19 %.
	 * @param bool                                                                   $cart_redirect_after_add Whether to redirect to the cart after adding a product.
	 * @param int                                                                    $low_stock               Low stock threshold.
	 * @param TaxOptions                                                             $tax                     Tax rates and display.
	 * @param ShippingOptions                                                        $delivery                Shipping zones; if there are none, the shipping methods above are used.
	 * @param string                                                                 $weight_unit             Weight unit, see Measures.
	 * @param string                                                                 $dimension_unit          Dimension unit, see Measures.
	 * @param bool                                                                   $reviews                 Whether products have reviews.
	 * @param bool                                                                   $reviews_verified_only   Whether only customers who bought a product can review it.
	 * @param int                                                                    $terms_page              Post ID of the terms page; 0: none.
	 * @param string                                                                 $privacy_text            Privacy text at the checkout; empty: the default text.
	 */
	private function __construct(
		public readonly Currency $currency,
		public readonly array $shipping,
		public readonly int $tax_rate,
		public readonly bool $cart_redirect_after_add,
		public readonly int $low_stock,
		public readonly TaxOptions $tax,
		public readonly ShippingOptions $delivery,
		public readonly string $weight_unit,
		public readonly string $dimension_unit,
		public readonly bool $reviews,
		public readonly bool $reviews_verified_only,
		public readonly int $terms_page,
		public readonly string $privacy_text,
	) {}

	/**
	 * Returns the options of this site.
	 */
	public static function get(): self {
		return self::of( (array) get_option( self::OPTION, array() ) );
	}

	/**
	 * Returns only the units, which are needed for each product.
	 *
	 * @return array{weight: string, dimensions: string}
	 */
	public static function units(): array {
		$raw = (array) get_option( self::OPTION, array() );
		return array(
			'weight'     => self::one_of( Measures::weights(), $raw['weight_unit'] ?? '' ),
			'dimensions' => self::one_of( Measures::LENGTHS, $raw['dimension_unit'] ?? '' ),
		);
	}

	/**
	 * Creates the options from stored values.
	 *
	 * @param array<mixed> $raw Keys `currency` (as Currency::to_array()), `shipping`, `tax_rate`, `cart_redirect_after_add` ('yes' or 'no'), `low_stock`, `tax` (as TaxOptions::to_array()), `delivery` (as ShippingOptions::to_array()), `weight_unit`, `dimension_unit`, `reviews` and `reviews_verified_only` ('yes' or 'no'), `terms_page`, `privacy_text`.
	 */
	public static function of( array $raw ): self {
		$shipping = self::shipping( $raw['shipping'] ?? null );
		$tax_rate = min( 10000, max( 0, (int) ( $raw['tax_rate'] ?? 0 ) ) );
		return new self(
			self::currency( (array) ( $raw['currency'] ?? array() ) ),
			$shipping,
			$tax_rate,
			'yes' === ( $raw['cart_redirect_after_add'] ?? 'no' ),
			max( 0, (int) ( $raw['low_stock'] ?? 5 ) ),
			TaxOptions::of( is_array( $raw['tax'] ?? null ) ? $raw['tax'] : array(), $tax_rate ),
			ShippingOptions::of( is_array( $raw['delivery'] ?? null ) ? $raw['delivery'] : array(), $shipping ),
			self::one_of( Measures::weights(), $raw['weight_unit'] ?? '' ),
			self::one_of( Measures::LENGTHS, $raw['dimension_unit'] ?? '' ),
			'no' !== ( $raw['reviews'] ?? 'yes' ),
			'yes' === ( $raw['reviews_verified_only'] ?? 'no' ),
			max( 0, (int) ( $raw['terms_page'] ?? 0 ) ),
			is_string( $raw['privacy_text'] ?? null ) ? $raw['privacy_text'] : '',
		);
	}

	/**
	 * Returns a value if it is in a list, else the first in the list.
	 *
	 * @param non-empty-list<string> $known Allowed values.
	 * @param mixed                  $raw   Stored value.
	 */
	private static function one_of( array $known, mixed $raw ): string {
		return is_string( $raw ) && in_array( $raw, $known, true ) ? $raw : $known[0];
	}

	/**
	 * Returns the currency format.
	 *
	 * @param array<mixed> $raw Values in the format of Currency::to_array().
	 */
	private static function currency( array $raw ): Currency {
		$given = array();
		foreach ( ( new Currency() )->to_array() as $key => $default ) {
			$value         = $raw[ $key ] ?? $default;
			$given[ $key ] = is_int( $default ) ? min( 4, max( 0, (int) $value ) ) : ( is_string( $value ) ? $value : $default );
		}
		if ( ! in_array( $given['position'], array( 'left', 'right', 'left_space', 'right_space' ), true ) ) {
			$given['position'] = 'left';
		}
		return new Currency( ...$given );
	}

	/**
	 * Returns the shipping methods.
	 *
	 * @param mixed $raw List, or null for the default. An empty list: free shipping without a choice.
	 * @return list<array{id: string, label: string, cost: int, free_from: int|null}>
	 */
	private static function shipping( mixed $raw ): array {
		$raw   = is_array( $raw ) ? $raw : array(
			array(
				'id'        => 'flat_rate',
				'label'     => __( 'Standard shipping', 'vitrine' ),
				'cost'      => 490,
				'free_from' => 5000,
			),
		);
		$valid = array();
		foreach ( $raw as $method ) {
			$id = is_array( $method ) ? sanitize_key( (string) ( $method['id'] ?? '' ) ) : '';
			if ( '' !== $id ) {
				$valid[ $id ] = array(
					'id'        => $id,
					'label'     => (string) ( $method['label'] ?? $id ),
					'cost'      => max( 0, (int) ( $method['cost'] ?? 0 ) ),
					'free_from' => isset( $method['free_from'] ) ? max( 0, (int) $method['free_from'] ) : null,
				);
			}
		}
		return array_values( $valid );
	}
}
