<?php
/**
 * The settings of the shop front.
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
 * Reads and keeps the settings: one option that holds what the owner changed.
 */
final class Settings {

	public const OPTION = 'vitrine_settings';
	public const GROUP  = 'vitrine';

	/**
	 * Every value, sanitized and filtered, and what it was made of.
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
	 * Makes the options, empty: one that is not there costs every request a query.
	 */
	public static function add(): void {
		add_option( self::OPTION, array() );
		add_option( ShopOptions::OPTION, array() );
		add_option( PaymentSettings::OPTION, array() );
	}

	/**
	 * Keeps secrets from REST, to administrators too: what is read there ends up in
	 * logs, exports and other plugins' hands. The mask that stands for one changes
	 * nothing when it is sent back.
	 *
	 * @param mixed  $value Of the setting; null: nobody has said anything yet.
	 * @param string $name  Of the setting.
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
	 * The mask for every secret that is kept.
	 *
	 * @param array<mixed> $values Key to value.
	 * @return array<string, string> Key to mask.
	 */
	private static function masks( array $values ): array {
		$secrets = array_filter( Schema::fields(), static fn ( Field $field, string $key ): bool => Formats::SECRET === $field->format && '' !== ( $values[ $key ] ?? '' ), ARRAY_FILTER_USE_BOTH );
		return array_map( static fn (): string => Field::MASK, $secrets );
	}

	/**
	 * Every value as the owner set it, whatever a filter makes of it, without secrets.
	 *
	 * @return array<string, bool|int|string|list<string>>
	 */
	public static function shown(): array {
		$stored = get_option( self::OPTION, array() );
		$values = self::with_defaults( is_array( $stored ) ? $stored : array() );
		return array_merge( $values, self::masks( $values ) );
	}

	/**
	 * Makes the option known, to REST too (`/wp/v2/settings`, for administrators).
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
	 * One value.
	 *
	 * @param string $key A key of the schema.
	 * @return bool|int|string|list<string>
	 * @throws \OutOfBoundsException When there is no such setting: a programmer's error.
	 */
	public static function get( string $key ): bool|int|string|array {
		$values = self::all();
		if ( ! array_key_exists( $key, $values ) ) {
			throw new \OutOfBoundsException( "There is no setting '$key'." ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Not output.
		}
		return $values[ $key ];
	}

	/**
	 * A switch.
	 *
	 * @param string $key A key of the schema.
	 */
	public static function on( string $key ): bool {
		return true === self::get( $key );
	}

	/**
	 * A number.
	 *
	 * @param string $key A key of the schema.
	 */
	public static function number( string $key ): int {
		$value = self::get( $key );
		return is_int( $value ) ? $value : 0;
	}

	/**
	 * A text as it is to be shown: the owner's, else the standard one, translated.
	 *
	 * @param string $key A key of the schema.
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
	 * Every value by its key.
	 *
	 * @return array<string, bool|int|string|list<string>>
	 */
	public static function all(): array {
		$stored = get_option( self::OPTION, array() );
		if ( null === self::$known || self::$known['stored'] !== $stored ) {
			$kept   = is_array( $stored ) ? $stored : array();
			$values = self::read( $kept, Defaults::all() + Modules::defaults( $kept ) );
			/**
			 * Changes the settings as the pages see them. What may not be is ignored.
			 *
			 * @param array<string, bool|int|string|list<string>> $values Key to value.
			 *
			 * @example
			 * add_filter( 'vitrine_settings', fn( $values ) => 'staging' === wp_get_environment_type() ? array( 'coming_soon' => true ) + $values : $values );
			 */
			$filtered = apply_filters( 'vitrine_settings', $values );
			if ( $filtered !== $values ) {
				$values = array_merge( $values, self::valid( is_array( $filtered ) ? $filtered : array() ) );
				// What a filter has switched on has further settings.
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
	 * The values to save. A setting that they do not name keeps its
	 * value; one that may not be keeps it too.
	 *
	 * @param mixed $input Key to value.
	 * @return array<string, bool|int|string|list<string>>
	 */
	public static function sanitize( mixed $input ): array {
		$stored = get_option( self::OPTION, array() );
		return array_merge( self::valid( is_array( $stored ) ? $stored : array() ), self::valid( is_array( $input ) ? $input : array() ) );
	}

	/**
	 * Forgets what was read, for a filter that is added late.
	 */
	public static function reset(): void {
		self::$known = null;
	}

	/**
	 * The valid ones among some values.
	 *
	 * @param array<mixed> $values Key to value.
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
	 * Every value. What is stored was sanitized when it was saved: the schema, many
	 * files, is asked only where the type of a value says that it was not.
	 *
	 * @param array<mixed>                                $stored Key to value.
	 * @param array<string, bool|int|string|list<string>> $values The defaults of those that are asked for.
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
	 * Every setting, with the default where there is no value.
	 *
	 * @param array<mixed> $values Key to value.
	 * @return array<string, bool|int|string|list<string>>
	 */
	private static function with_defaults( array $values ): array {
		return array_merge( array_map( static fn ( Field $field ) => $field->fallback, Schema::fields() ), self::valid( $values ) );
	}
}
