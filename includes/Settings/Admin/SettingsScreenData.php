<?php
/**
 * Data of the settings screen.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Admin;

use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Plugin;
use Vitrine\Settings\Access;
use Vitrine\Settings\Field;
use Vitrine\Settings\Shop\PaymentMethodSettings;
use Vitrine\Settings\Shop\ShippingSettings;
use Vitrine\Settings\Shop\TaxSettings;
use Vitrine\Settings\Rules\Formats;
use Vitrine\Settings\Rules\Problem;
use Vitrine\Settings\Schema;
use Vitrine\Settings\Settings;
use Vitrine\Settings\Shop\ShopSettings;
use Vitrine\Site\Theme\ThemePalettes;

defined( 'ABSPATH' ) || exit;

/**
 * Schema and values, without secrets and without settings that the current user cannot
 * change.
 *
 * @see spec 3.8, 3.9
 */
final class SettingsScreenData {

	/**
	 * Returns data in the format of `ScreenData` in src/core/settings/types.ts.
	 *
	 * @return array<string, mixed>
	 */
	public static function all(): array {
		return array(
			'url'      => SettingsScreen::url(),
			'version'  => VITRINE_VERSION,
			'mask'     => Field::MASK,
			'problems' => Problem::texts(),
			'groups'   => self::groups(),
			'values'   => self::values(),
			'palettes' => self::palettes(),
			'payments' => ShopSettings::is_on() ? PaymentMethodSettings::screen_data() : null,
			'tax'      => ShopSettings::is_on() ? TaxSettings::screen_data() : null,
			'shipping' => ShopSettings::is_on() ? ShippingSettings::screen_data() : null,
		);
	}

	/**
	 * Returns the groups in display order.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function groups(): array {
		$groups = array();
		if ( ShopSettings::is_on() ) {
			$groups[] = self::group( 'shop', __( 'Shop', 'vitrine' ), ShopOptions::OPTION, ShopSettings::fields(), ShopSettings::defaults() );
		}
		foreach ( Schema::groups() as $id => $group ) {
			$fields = self::changeable( $group['fields'] );
			if ( array() !== $fields ) {
				$groups[] = self::group( $id, $group['label'](), Settings::OPTION, $fields, array() );
			}
		}
		return $groups;
	}

	/**
	 * Returns the settings that the current user can change.
	 *
	 * @param array<string, Field> $fields Fields by key.
	 * @return array<string, Field>
	 */
	private static function changeable( array $fields ): array {
		return array_filter( $fields, static fn ( Field $field, string $key ): bool => Access::may_change( $key, $field ), ARRAY_FILTER_USE_BOTH );
	}

	/**
	 * Returns the data of a group.
	 *
	 * @param string               $id       ID of the group in URLs.
	 * @param string               $label    Label of the group.
	 * @param string               $option   Option with the values.
	 * @param array<string, Field> $fields   Fields by key.
	 * @param array<string, mixed> $defaults Defaults that differ from those of the fields.
	 * @return array<string, mixed>
	 */
	private static function group( string $id, string $label, string $option, array $fields, array $defaults ): array {
		return array(
			'id'     => $id,
			'label'  => $label,
			'option' => $option,
			// Hidden with other engines, but part of the export.
			'shown'  => 'woocommerce' !== $id || 'woocommerce' === Plugin::engine()->id(),
			'fields' => array_map( static fn ( string $key, Field $field ): array => array_merge( self::field( $key, $field ), array_key_exists( $key, $defaults ) ? array( 'default' => $defaults[ $key ] ) : array() ), array_keys( $fields ), $fields ),
		);
	}

	/**
	 * Returns the data of a setting.
	 *
	 * @param string $key   Key of the setting.
	 * @param Field  $field Setting.
	 * @return array<string, mixed>
	 */
	public static function field( string $key, Field $field ): array {
		return array(
			'key'      => $key,
			'type'     => $field->type,
			'label'    => ( $field->label )(),
			'help'     => ( $field->help )(),
			'default'  => $field->fallback,
			'choices'  => array_map(
				static fn ( string|int $value, \Closure $label ): array => array(
					'value' => (string) $value,
					'label' => $label(),
				),
				array_keys( $field->choices ),
				$field->choices
			),
			'min'      => $field->min,
			'max'      => $field->max,
			'format'   => $field->format,
			'standard' => null === $field->standard ? '' : ( $field->standard )(),
		);
	}

	/**
	 * Returns the values by option and key.
	 *
	 * @return array<string, array<string, bool|int|string|list<string>>>
	 */
	private static function values(): array {
		$values = array( Settings::OPTION => array_intersect_key( Settings::shown(), self::changeable( Schema::fields() ) ) );
		return ShopSettings::is_on() ? $values + array( ShopOptions::OPTION => ShopSettings::values() ) : $values;
	}

	/**
	 * Returns the color palettes of the theme.
	 *
	 * @return list<array{name: string, colors: list<array{name: string, color: string}>}>
	 */
	public static function palettes(): array {
		$palettes = array();
		foreach ( ThemePalettes::all() as $palette ) {
			$colors = array_values( array_filter( $palette['colors'], static fn ( array $color ): bool => Formats::fits( Formats::COLOR, $color['color'] ) ) );
			if ( array() !== $colors ) {
				$palettes[] = array(
					'name'   => $palette['name'],
					'colors' => $colors,
				);
			}
		}
		return $palettes;
	}
}
