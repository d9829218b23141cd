<?php
/**
 * Part of the shop's option with a screen of its own.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Shop;

use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Setting in the REST API that is stored in the shop's option. The endpoint checks
 * permissions and schema.
 */
final class OptionPart {

	/**
	 * Registers the hooks.
	 *
	 * @param string                                       $name   Name of the setting.
	 * @param string                                       $part   Key in the shop's option.
	 * @param \Closure(): string                           $about  Returns the description.
	 * @param \Closure(): array<string, mixed>             $schema Returns the REST schema.
	 * @param \Closure(): array<string, mixed>             $shown  Returns the value as entered by users.
	 * @param \Closure(array<mixed>): array<string, mixed> $option Converts an entered value for the option.
	 */
	public static function boot( string $name, string $part, \Closure $about, \Closure $schema, \Closure $shown, \Closure $option ): void {
		$register = static function () use ( $name, $about, $schema ): void {
			if ( ShopSettings::is_on() ) {
				register_setting(
					Settings::GROUP,
					$name,
					array(
						'type'         => 'object',
						'description'  => $about(),
						'default'      => array(),
						'show_in_rest' => array( 'schema' => $schema() ),
					)
				);
			}
		};
		if ( did_action( 'init' ) ) {
			$register();
		} else {
			add_action( 'init', $register );
		}
		add_filter( 'rest_pre_get_setting', static fn ( mixed $value, string $of ): mixed => $name === $of && null === $value ? $shown() : $value, 10, 2 );
		add_filter(
			'rest_pre_update_setting',
			static function ( mixed $done, string $of, mixed $value ) use ( $name, $part, $option ): mixed {
				if ( $name !== $of || true === $done ) {
					return $done;
				}
				$all = (array) get_option( ShopOptions::OPTION, array() );
				unset( $all[ $part ] );
				update_option( ShopOptions::OPTION, is_array( $value ) ? array( $part => $option( $value ) ) + $all : $all );
				return true;
			},
			10,
			3
		);
	}

	/**
	 * Converts labels to a list, which keeps its order in JSON.
	 *
	 * @param array<string, string> $names Labels by value.
	 * @return list<array{value: string, label: string}>
	 */
	public static function choices( array $names ): array {
		return array_map(
			static fn ( string $value, string $label ): array => array(
				'value' => $value,
				'label' => $label,
			),
			array_keys( $names ),
			$names
		);
	}

	/**
	 * Returns the schema of an object without additional properties.
	 *
	 * @param array<string, mixed> $properties Schemas by name.
	 * @return array<string, mixed>
	 */
	public static function object( array $properties ): array {
		return array(
			'type'                 => 'object',
			'properties'           => $properties,
			'additionalProperties' => false,
		);
	}
}
