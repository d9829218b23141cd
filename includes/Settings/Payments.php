<?php
/**
 * Settings of payments.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings;

use Vitrine\Commerce\Builtin\Checkout\Fields\Countries;
use Vitrine\Commerce\Builtin\Payment\Gateways;
use Vitrine\Commerce\Builtin\Payment\Offline\BankTransfer;
use Vitrine\Commerce\Builtin\Payment\Offline\Instructions;
use Vitrine\Commerce\Builtin\Payment\OfflineGateway;
use Vitrine\Commerce\Builtin\Payment\Settings\ConfigurableGateway;
use Vitrine\Commerce\Builtin\Payment\Settings\MethodSettings;
use Vitrine\Commerce\Builtin\Payment\Settings\PaymentSettings;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Settings\Rules\Amount;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the built-in engine's payment methods to the screen "Payments", and
 * keeps what comes back by WordPress's settings route.
 */
final class Payments {

	/**
	 * An amount, or nothing.
	 */
	private const AMOUNT = '^(\\d{1,9}([.,]\\d{1,4})?)?$';

	/**
	 * Registers the hooks. For a request of REST's that is long after `init`.
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
	 * Makes the option known to REST, in the shape that a person writes.
	 */
	public static function register(): void {
		if ( ! Shop::is_on() ) {
			return;
		}
		register_setting(
			Settings::GROUP,
			PaymentSettings::OPTION,
			array(
				'type'         => 'object',
				'description'  => __( 'The payment methods of the built-in shop.', 'vitrine' ),
				'default'      => array(),
				'show_in_rest' => array( 'schema' => self::schema() ),
			)
		);
	}

	/**
	 * The option as REST shows it.
	 *
	 * @param mixed  $value Of the setting.
	 * @param string $name  Of the setting.
	 */
	public static function show( mixed $value, string $name ): mixed {
		if ( PaymentSettings::OPTION !== $name || null !== $value ) {
			return $value;
		}
		$methods = self::methods();
		return array(
			'order'   => array_column( $methods, 'id' ),
			'methods' => array_combine( array_column( $methods, 'id' ), array_column( $methods, 'settings' ) ),
		);
	}

	/**
	 * Keeps what REST brings, which fits the schema.
	 *
	 * @param mixed  $done  Whether somebody has kept it.
	 * @param string $name  Of the setting.
	 * @param mixed  $value As the screen sends it; null: the defaults are to be in force.
	 */
	public static function keep( mixed $done, string $name, mixed $value ): mixed {
		if ( PaymentSettings::OPTION !== $name || true === $done ) {
			return $done;
		}
		update_option( PaymentSettings::OPTION, is_array( $value ) ? self::option( $value ) : array() );
		return true;
	}

	/**
	 * The option of what a person wrote. Methods that are not named stay as they are,
	 * where they are.
	 *
	 * @param array<mixed> $input As the screen sends it.
	 * @return array{order: list<string>, methods: array<string, array<string, mixed>>}
	 */
	private static function option( array $input ): array {
		$now      = PaymentSettings::get();
		$units    = self::units();
		$methods  = array();
		$gateways = ( new Gateways() )->all();
		foreach ( $gateways as $id => $gateway ) {
			$methods[ $id ] = $now->of_gateway( $gateway )->to_array();
		}
		foreach ( (array) ( $input['methods'] ?? array() ) as $id => $raw ) {
			if ( is_array( $raw ) ) {
				if ( is_string( $raw['minimum'] ?? null ) ) {
					$raw['minimum'] = Amount::minor( $raw['minimum'], $units ) ?? 0;
				}
				$own            = $now->method( (string) $id )->own;
				$raw['own']     = array_merge( $own, array_filter( (array) ( $raw['own'] ?? array() ), static fn ( mixed $value ): bool => Field::MASK !== $value ) );
				$methods[ $id ] = MethodSettings::of( (string) $id, $raw + ( $methods[ $id ] ?? array() ) )->to_array();
			}
		}
		return array(
			'order'   => array_values( array_filter( (array) ( $input['order'] ?? array_keys( $methods ) ), 'is_string' ) ),
			'methods' => $methods,
		);
	}

	/**
	 * What the screen is drawn of: the shape of `PaymentsData` in src/core/settings/payments.ts.
	 *
	 * @return array<string, mixed>
	 */
	public static function screen_data(): array {
		return array(
			'option'    => PaymentSettings::OPTION,
			'methods'   => self::methods(),
			'accounts'  => self::choices( Instructions::labels() ),
			'countries' => self::choices( Countries::all() ),
		);
	}

	/**
	 * The methods in their order.
	 *
	 * @return list<array<string, mixed>> Of the shape of `Method`.
	 */
	private static function methods(): array {
		$settings = PaymentSettings::get();
		$units    = self::units();
		$methods  = array();
		foreach ( ( new Gateways() )->all() as $id => $gateway ) {
			$fields    = $gateway instanceof ConfigurableGateway ? $gateway->settings_fields() : array();
			$method    = $settings->of_gateway( $gateway )->to_array();
			$minimum   = is_int( $method['minimum'] ) ? $method['minimum'] : 0;
			$methods[] = array(
				'id'           => (string) $id,
				'title'        => $gateway->title(),
				'description'  => $gateway->description(),
				'offline'      => $gateway instanceof OfflineGateway,
				'has_accounts' => BankTransfer::ID === $id,
				// A secret is for administrators; what is kept of it stays where the form does not show it.
				'fields'       => current_user_can( Access::SITE ) ? $fields : array_values( array_filter( $fields, static fn ( array $field ): bool => 'secret' !== $field['type'] ) ),
				'help'         => $gateway instanceof ConfigurableGateway ? $gateway->settings_help() : '',
				'settings'     => array_merge(
					$method,
					array(
						'minimum' => 0 === $minimum ? '' : Amount::text( $minimum, $units ),
						// An object in JSON, though there were nothing in it.
						'own'     => (object) self::shown( $fields, (array) $method['own'] ),
					)
				),
			);
		}
		return $methods;
	}

	/**
	 * What a gateway's own fields hold, without its secrets.
	 *
	 * @param list<array<string, mixed>> $fields Of ConfigurableGateway.
	 * @param array<mixed>               $own    Their values by name.
	 * @return array<string, string>
	 */
	private static function shown( array $fields, array $own ): array {
		$shown = array();
		foreach ( $fields as $field ) {
			$value                            = $own[ $field['name'] ] ?? $field['default'] ?? '';
			$shown[ (string) $field['name'] ] = 'secret' === $field['type'] && '' !== $value ? Field::MASK : (string) $value;
		}
		return $shown;
	}

	/**
	 * Minor units of one.
	 */
	private static function units(): int {
		return 10 ** ShopOptions::get()->currency->decimals;
	}

	/**
	 * Names as a list, which keeps its order in JSON.
	 *
	 * @param array<string, string> $names By value.
	 * @return list<array{value: string, label: string}>
	 */
	private static function choices( array $names ): array {
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
	 * The schema of what the screen sends.
	 *
	 * @return array<string, mixed>
	 */
	private static function schema(): array {
		$line   = array(
			'type'      => 'string',
			'maxLength' => MethodSettings::LONGEST_TITLE,
		);
		$text   = array(
			'type'      => 'string',
			'maxLength' => MethodSettings::LONGEST_TEXT,
		);
		$method = array(
			'enabled'      => array( 'type' => 'boolean' ),
			'title'        => $line,
			'description'  => $text,
			'instructions' => $text,
			'countries'    => array(
				'type'  => 'array',
				'items' => array(
					'type'    => 'string',
					'pattern' => '^[A-Z]{2}$',
				),
			),
			'minimum'      => array(
				'type'    => 'string',
				'pattern' => self::AMOUNT,
			),
			'shipped_only' => array( 'type' => 'boolean' ),
			'own'          => array(
				'type'                 => 'object',
				'additionalProperties' => array(
					'type'      => 'string',
					'maxLength' => MethodSettings::LONGEST_OWN,
				),
			),
			'accounts'     => array(
				'type'     => 'array',
				'maxItems' => MethodSettings::MOST_ACCOUNTS,
				'items'    => array(
					'type'                 => 'object',
					'properties'           => array_fill_keys( MethodSettings::ACCOUNT, $line ),
					'additionalProperties' => false,
				),
			),
		);
		return array(
			'type'                 => 'object',
			'properties'           => array(
				'order'   => array(
					'type'  => 'array',
					'items' => array( 'type' => 'string' ),
				),
				'methods' => array(
					'type'                 => 'object',
					'additionalProperties' => array(
						'type'                 => 'object',
						'properties'           => $method,
						'additionalProperties' => false,
					),
				),
			),
			'additionalProperties' => false,
		);
	}
}
