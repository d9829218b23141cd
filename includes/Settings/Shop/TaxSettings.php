<?php
/**
 * Tax settings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Shop;

use Vitrine\Ajax\Routing\EndpointUrls;
use Vitrine\Commerce\Builtin\Checkout\Fields\Countries;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxOptions;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxRate;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxStatus;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Settings\Rules\Amount;

defined( 'ABSPATH' ) || exit;

/**
 * Provides the taxes of the built-in shop to the screen "Tax", and saves changes from
 * WordPress's settings endpoint. They are part of the shop's option.
 */
final class TaxSettings {

	/** Name of the setting. */
	public const NAME = 'vitrine_tax';

	/** Key in the shop's option. */
	public const PART = 'tax';

	/** Stored units per percent: rates are stored in ten-thousandths of a percent. */
	private const UNITS = 10000;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		OptionPart::boot( self::NAME, self::PART, static fn (): string => __( 'The taxes of the built-in shop.', 'vitrine' ), self::schema( ... ), self::shown( ... ), self::option( ... ) );
	}

	/**
	 * Returns data in the format of `TaxData` in src/core/settings/tax.ts.
	 *
	 * @return array<string, mixed>
	 */
	public static function screen_data(): array {
		return array(
			'option'     => self::NAME,
			'value'      => self::shown(),
			'countries'  => OptionPart::choices( Countries::all() ),
			'states_url' => EndpointUrls::url( 'endpoints.country_fields' ),
			'classes'    => OptionPart::choices( TaxStatus::class_names() ),
		);
	}

	/**
	 * Returns the taxes as entered by users.
	 *
	 * @return array<string, mixed>
	 */
	private static function shown(): array {
		$tax = ShopOptions::get()->tax;
		return array_merge(
			$tax->to_array(),
			array(
				'base'  => get_object_vars( $tax->base ),
				'rates' => array_map( static fn ( TaxRate $rate ): array => array_merge( $rate->to_array(), array( 'rate' => $rate->percent() ) ), $tax->rates ),
			)
		);
	}

	/**
	 * Returns the part of the option for entered values. Missing values are kept.
	 *
	 * @param array<mixed> $input Validated value.
	 * @return array<string, mixed>
	 */
	private static function option( array $input ): array {
		$rates = $input['rates'] ?? null;
		if ( is_array( $rates ) ) {
			$input['rates'] = array_map( static fn ( array $rate ): array => array_merge( $rate, array( 'rate' => Amount::minor( (string) $rate['rate'], self::UNITS ) ?? 0 ) ), $rates );
		}
		$now = ShopOptions::get()->tax->to_array();
		if ( is_array( $input['base'] ?? null ) ) {
			$input['base'] = array_replace( $now['base'], $input['base'] );
		}
		$part = TaxOptions::of( array_replace( $now, $input ) )->to_array();
		if ( ! is_array( $rates ) && ! isset( get_option( ShopOptions::OPTION, array() )[ self::PART ]['rates'] ) ) {
			// A shop without a saved rate table keeps its single rate.
			unset( $part['rates'] );
		}
		return $part;
	}

	/**
	 * Returns the REST schema.
	 *
	 * @return array<string, mixed>
	 */
	private static function schema(): array {
		$boolean = array( 'type' => 'boolean' );
		$text    = array(
			'type'      => 'string',
			'maxLength' => 100,
		);
		$place   = array(
			'country' => array(
				'type'    => 'string',
				'pattern' => '^([A-Z]{2})?$',
			),
			'state'   => $text,
		);
		return OptionPart::object(
			array(
				'prices_include_tax' => $boolean,
				'shop_incl'          => $boolean,
				'cart_incl'          => $boolean,
				'by_line'            => $boolean,
				'based_on'           => array(
					'type' => 'string',
					'enum' => TaxOptions::BASED_ON,
				),
				'base'               => OptionPart::object( $place + array( 'postcode' => $text ) ),
				'rates'              => array(
					'type'     => 'array',
					'maxItems' => TaxOptions::MOST_RATES,
					'items'    => OptionPart::object(
						$place + array(
							'postcode' => array(
								'type'      => 'string',
								'maxLength' => 5000,
							),
							'rate'     => array(
								'type'     => 'string',
								'pattern'  => '^(100|\\d{1,2}([.,]\\d{1,4})?)$',
								'required' => true,
							),
							'name'     => $text,
							'class'    => array(
								'type' => 'string',
								'enum' => TaxRate::CLASSES,
							),
							'shipping' => $boolean,
							'priority' => array(
								'type'    => 'integer',
								'minimum' => 1,
								'maximum' => 100,
							),
						)
					),
				),
			)
		);
	}
}
