<?php
/**
 * Shipping settings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Shop;

use Vitrine\Ajax\Routing\EndpointUrls;
use Vitrine\Commerce\Builtin\Checkout\Fields\Countries;
use Vitrine\Commerce\Builtin\Products\Measures;
use Vitrine\Commerce\Builtin\Regions\Shipping\ShippingMethod;
use Vitrine\Commerce\Builtin\Regions\Shipping\ShippingOptions;
use Vitrine\Commerce\Builtin\Regions\Shipping\ShippingZone;
use Vitrine\Commerce\Builtin\Regions\Shipping\WeightBands;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Settings\Rules\Amount;

defined( 'ABSPATH' ) || exit;

/**
 * Provides the shipping zones of the built-in shop to the screen "Shipping", and saves
 * changes from WordPress's settings endpoint. They are part of the shop's option.
 */
final class ShippingSettings {

	/** Name of the setting. */
	public const NAME = 'vitrine_shipping';

	/** Key in the shop's option. */
	public const PART = 'delivery';

	/** Pattern of a weight in the shop's unit. */
	private const WEIGHT = '^\\d{1,9}([.,]\\d{1,6})?$';

	/** Pattern of an optional amount. */
	private const AMOUNT = '^(\\d{1,9}([.,]\\d{1,4})?)?$';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		OptionPart::boot( self::NAME, self::PART, static fn (): string => __( 'The shipping zones of the built-in shop.', 'vitrine' ), self::schema( ... ), self::shown( ... ), self::option( ... ) );
	}

	/**
	 * Returns data in the format of `ShippingData` in src/core/settings/shipping.ts.
	 *
	 * @return array<string, mixed>
	 */
	public static function screen_data(): array {
		return array(
			'option'      => self::NAME,
			'value'       => self::shown(),
			'countries'   => OptionPart::choices( Countries::all() ),
			'weight_unit' => ShopOptions::get()->weight_unit,
			'states_url'  => EndpointUrls::url( 'endpoints.country_fields' ),
			'types'       => OptionPart::choices(
				array(
					ShippingMethod::FLAT_RATE => __( 'Flat rate', 'vitrine' ),
					ShippingMethod::FREE      => __( 'Free shipping', 'vitrine' ),
					ShippingMethod::PICKUP    => __( 'Local pickup', 'vitrine' ),
				)
			),
		);
	}

	/**
	 * Returns the zones with amounts as entered by users.
	 *
	 * @return array<string, mixed>
	 */
	private static function shown(): array {
		$delivery = ShopOptions::get()->delivery;
		$weight   = ShopOptions::get()->weight_unit;
		$units    = self::units();
		$text     = static fn ( ?int $amount ): string => null === $amount ? '' : Amount::text( $amount, $units );
		$method   = static fn ( ShippingMethod $one ): array => array(
			'id'           => $one->id,
			'type'         => $one->type,
			'label'        => $one->label,
			'cost'         => $text( $one->cost ),
			'free_from'    => $text( $one->free_from ),
			'minimum'      => 0 === $one->minimum ? '' : $text( $one->minimum ),
			'class_costs'  => (object) array_map( $text, $one->class_costs ),
			'weight_costs' => array_map(
				static fn ( array $band ): array => array(
					'from' => Measures::number( $band['from'], $weight ),
					'cost' => $text( $band['cost'] ),
				),
				$one->weight_costs
			),
		);
		return array(
			'zones'   => array_map(
				static fn ( ShippingZone $zone ): array => array(
					'name'      => $zone->name,
					'regions'   => $zone->regions,
					'postcodes' => $zone->postcodes,
					'methods'   => array_map( $method, $zone->methods ),
				),
				$delivery->zones
			),
			'classes' => (object) $delivery->classes,
		);
	}

	/**
	 * Returns the part of the option for entered values. Missing values are kept.
	 *
	 * @param array<mixed> $input Validated value.
	 * @return array<string, mixed>
	 */
	private static function option( array $input ): array {
		$units = self::units();
		$unit  = ShopOptions::get()->weight_unit;
		foreach ( (array) ( $input['zones'] ?? array() ) as $index => $zone ) {
			$input['zones'][ $index ]['methods'] = array_map(
				static function ( array $method ) use ( $units, $unit ): array {
					$minor = static fn ( mixed $text ): ?int => Amount::minor( (string) $text, $units );
					return array_merge(
						$method,
						array(
							'cost'         => $minor( $method['cost'] ?? '' ) ?? 0,
							'free_from'    => $minor( $method['free_from'] ?? '' ),
							'minimum'      => $minor( $method['minimum'] ?? '' ) ?? 0,
							'class_costs'  => array_map( static fn ( mixed $text ): int => $minor( $text ) ?? 0, (array) ( $method['class_costs'] ?? array() ) ),
							'weight_costs' => array_map(
								static fn ( array $band ): array => array(
									'from' => Measures::milligrams( (string) $band['from'], $unit ),
									'cost' => $minor( $band['cost'] ) ?? 0,
								),
								(array) ( $method['weight_costs'] ?? array() )
							),
						)
					);
				},
				$zone['methods'] ?? array()
			);
		}
		return ShippingOptions::of( array_replace( ShopOptions::get()->delivery->to_array(), $input ), array() )->to_array();
	}

	/**
	 * Returns the number of minor units per major unit.
	 */
	private static function units(): int {
		return 10 ** ShopOptions::get()->currency->decimals;
	}

	/**
	 * Returns the REST schema.
	 *
	 * @return array<string, mixed>
	 */
	private static function schema(): array {
		$text   = array(
			'type'      => 'string',
			'maxLength' => 100,
		);
		$amount = array(
			'type'    => 'string',
			'pattern' => self::AMOUNT,
		);
		$slug   = '^[a-z0-9_-]{1,64}$';
		$map    = static fn ( array $values ): array => array(
			'type'                 => 'object',
			'maxProperties'        => ShippingOptions::MOST_CLASSES,
			'patternProperties'    => array( $slug => $values ),
			'additionalProperties' => false,
		);
		$method = OptionPart::object(
			array(
				'id'           => array(
					'type'     => 'string',
					'pattern'  => $slug,
					'required' => true,
				),
				'type'         => array(
					'type' => 'string',
					'enum' => ShippingMethod::TYPES,
				),
				'label'        => $text,
				'cost'         => $amount,
				'free_from'    => $amount,
				'minimum'      => $amount,
				'class_costs'  => $map( $amount ),
				'weight_costs' => array(
					'type'     => 'array',
					'maxItems' => WeightBands::MOST,
					'items'    => OptionPart::object(
						array(
							'from' => array(
								'type'     => 'string',
								'pattern'  => self::WEIGHT,
								'required' => true,
							),
							'cost' => $amount + array( 'required' => true ),
						)
					),
				),
			)
		);
		$zone   = OptionPart::object(
			array(
				'name'      => $text,
				'regions'   => array(
					'type'     => 'array',
					'maxItems' => 500,
					'items'    => array(
						'type'    => 'string',
						'pattern' => '^[A-Z]{2}(:.{1,100})?$',
					),
				),
				'postcodes' => array(
					'type'      => 'string',
					'maxLength' => 5000,
				),
				'methods'   => array(
					'type'     => 'array',
					'maxItems' => ShippingOptions::MOST_METHODS,
					'items'    => $method,
				),
			)
		);
		return OptionPart::object(
			array(
				'zones'   => array(
					'type'     => 'array',
					'maxItems' => ShippingOptions::MOST_ZONES,
					'items'    => $zone,
				),
				'classes' => $map( $text ),
			)
		);
	}
}
