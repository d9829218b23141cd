<?php
/**
 * Settings of the shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings;

use Vitrine\Commerce\Builtin\Payment\Settings\PaymentSettings;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Modules\Modules;
use Vitrine\Settings\Rules\Formats;
use Vitrine\Support\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and saves the settings: one option with the values changed by the owner.
 */
final class Settings {

	public const OPTION = 'vitrine_settings';
	public const GROUP  = 'vitrine';

	/**
	 * Cached values, sanitized and filtered, and the option value they are from.
	 *
	 * @var array{stored: mixed, values: array<string, bool|int|string|list<string>>}|null
	 */
	private static ?array $known = null;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		Visitor::unless(
			static function (): void {
				add_action( did_action( 'init' ) ? 'rest_api_init' : 'init', array( self::class, 'register' ), 5 );
			}
		);
		add_action( 'vitrine_activate', array( self::class, 'add' ) );
		add_filter( 'rest_pre_get_setting', array( self::class, 'hide_secrets' ), 10, 2 );
	}

	/**
	 * Adds the options with empty values: a missing option costs a query on every
	 * request.
	 */
	public static function add(): void {
		add_option( self::OPTION, array() );
		add_option( ShopOptions::OPTION, array() );
		add_option( PaymentSettings::OPTION, array() );
	}

	/**
	 * Hides secrets in the REST API, even from administrators: responses end up in
	 * logs, exports and other plugins. Sending the mask back changes nothing.
	 *
	 * @param mixed  $value Value of the setting; null: not filtered yet.
	 * @param string $name  Name of the setting.
	 */
	public static function hide_secrets( mixed $value, string $name ): mixed {
		if ( self::OPTION !== $name || null !== $value ) {
			return $value;
		}
		$stored = get_option( self::OPTION, array() );
		$shown  = is_array( $stored ) ? $stored : array();
		return array_merge( $shown, self::masks( $shown ) );
	}

	/**
	 * Returns the mask for each saved secret.
	 *
	 * @param array<mixed> $values Values by key.
	 * @return array<string, string> Masks by key.
	 */
	private static function masks( array $values ): array {
		$secrets = array_filter( Schema::fields(), static fn ( Field $field, string $key ): bool => Formats::SECRET === $field->format && '' !== ( $values[ $key ] ?? '' ), ARRAY_FILTER_USE_BOTH );
		return array_map( static fn (): string => Field::MASK, $secrets );
	}

	/**
	 * Returns all values set by the owner, before filters, with secrets masked.
	 *
	 * @return array<string, bool|int|string|list<string>>
	 */
	public static function shown(): array {
		$stored = get_option( self::OPTION, array() );
		$values = self::with_defaults( is_array( $stored ) ? $stored : array() );
		return array_merge( $values, self::masks( $values ) );
	}

	/**
	 * Registers the setting, also for the REST API (`/wp/v2/settings`, for
	 * administrators).
	 */
	public static function register(): void {
		register_setting(
			self::GROUP,
			self::OPTION,
			array(
				'type'              => 'object',
				'description'       => __( 'The settings of Vitrine.', 'vitrine' ),
				'sanitize_callback' => array( self::class, 'sanitize' ),
				'default'           => array(),
				'show_in_rest'      => array( 'schema' => Schema::object( Schema::fields() ) ),
			)
		);
	}

	/**
	 * Returns a value.
	 *
	 * @param string $key Key in the schema.
	 * @return bool|int|string|list<string>
	 * @throws \OutOfBoundsException If the setting does not exist.
	 */
	public static function get( string $key ): bool|int|string|array {
		$values = self::all();
		if ( ! array_key_exists( $key, $values ) ) {
			throw new \OutOfBoundsException( "There is no setting '$key'." ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Not output.
		}
		return $values[ $key ];
	}

	/**
	 * Returns whether a toggle is on.
	 *
	 * @param string $key Key in the schema.
	 */
	public static function on( string $key ): bool {
		return true === self::get( $key );
	}

	/**
	 * Returns a number.
	 *
	 * @param string $key Key in the schema.
	 */
	public static function number( string $key ): int {
		$value = self::get( $key );
		return is_int( $value ) ? $value : 0;
	}

	/**
	 * Returns a text to display: the owner's, or the translated standard text.
	 *
	 * @param string $key Key in the schema.
	 */
	public static function text( string $key ): string {
		$value = self::get( $key );
		if ( is_string( $value ) && '' !== $value ) {
			return $value;
		}
		$group    = Defaults::WORDED[ $key ] ?? null;
		$standard = match ( $group ) {
			null                 => null,
			StandardTexts::class => StandardTexts::of( $key ),
			default              => $group::all()[ $key ]->standard,
		};
		return $standard ? $standard() : '';
	}

	/**
	 * Returns all values by key.
	 *
	 * @return array<string, bool|int|string|list<string>>
	 */
	public static function all(): array {
		$stored = get_option( self::OPTION, array() );
		if ( null === self::$known || self::$known['stored'] !== $stored ) {
			$kept   = is_array( $stored ) ? $stored : array();
			$values = self::read( $kept, Defaults::all() + Modules::defaults( $kept ) );
			/**
			 * Filters the settings. Invalid values are ignored.
			 *
			 * @param array<string, bool|int|string|list<string>> $values Values by key.
			 *
			 * @example
			 * add_filter( 'vitrine_settings', fn( $values ) => 'staging' === wp_get_environment_type() ? array( 'coming_soon' => true ) + $values : $values );
			 */
			$filtered = apply_filters( 'vitrine_settings', $values );
			if ( $filtered !== $values ) {
				$values = array_merge( $values, self::valid( is_array( $filtered ) ? $filtered : array() ) );
				// Modules enabled by the filter have further settings.
				$values += self::read( $kept, Modules::defaults( $values ) );
			}
			self::$known = array(
				'stored' => $stored,
				'values' => $values,
			);
		}
		return self::$known['values'];
	}

	/**
	 * Sanitizes values to save. Missing and invalid settings keep their value.
	 *
	 * @param mixed $input Values by key.
	 * @return array<string, bool|int|string|list<string>>
	 */
	public static function sanitize( mixed $input ): array {
		$stored = get_option( self::OPTION, array() );
		return array_merge( self::valid( is_array( $stored ) ? $stored : array() ), self::valid( is_array( $input ) ? $input : array() ) );
	}

	/**
	 * Clears the cache, for filters added late.
	 */
	public static function reset(): void {
		self::$known = null;
	}

	/**
	 * Returns the valid values.
	 *
	 * @param array<mixed> $values Values by key.
	 * @return array<string, bool|int|string|list<string>>
	 */
	private static function valid( array $values ): array {
		$valid = array();
		foreach ( array_intersect_key( Schema::fields(), $values ) as $key => $field ) {
			$value = $field->sanitize( $values[ $key ] );
			if ( null !== $value ) {
				$valid[ $key ] = $value;
			}
		}
		return $valid;
	}

	/**
	 * Returns all values. Saved values are already sanitized, so the schema, which has
	 * many files, is loaded only if a value has an unexpected type.
	 *
	 * @param array<mixed>                                $stored Values by key.
	 * @param array<string, bool|int|string|list<string>> $values Default values of the requested settings.
	 * @return array<string, bool|int|string|list<string>>
	 */
	private static function read( array $stored, array $values ): array {
		foreach ( array_intersect_key( $stored, $values ) as $key => $value ) {
			if ( ! ( is_bool( $value ) || is_int( $value ) || is_string( $value ) ) || gettype( $values[ $key ] ) !== gettype( $value ) ) {
				return self::with_defaults( $stored );
			}
			$values[ $key ] = $value;
		}
		return $values;
	}

	/**
	 * Returns all settings, with defaults for missing values.
	 *
	 * @param array<mixed> $values Values by key.
	 * @return array<string, bool|int|string|list<string>>
	 */
	private static function with_defaults( array $values ): array {
		return array_merge( array_map( static fn ( Field $field ) => $field->fallback, Schema::fields() ), self::valid( $values ) );
	}
}
