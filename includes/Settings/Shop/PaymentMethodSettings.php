<?php
/**
 * Payment settings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Shop;

use Vitrine\Commerce\Builtin\Checkout\Fields\Countries;
use Vitrine\Commerce\Builtin\Payment\Gateways;
use Vitrine\Commerce\Builtin\Payment\Offline\BankTransfer;
use Vitrine\Commerce\Builtin\Payment\Offline\Instructions;
use Vitrine\Commerce\Builtin\Payment\OfflineGateway;
use Vitrine\Commerce\Builtin\Payment\Settings\ConfigurableGateway;
use Vitrine\Commerce\Builtin\Payment\Settings\MethodSettings;
use Vitrine\Commerce\Builtin\Payment\Settings\PaymentSettings;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Settings\Access;
use Vitrine\Settings\Field;
use Vitrine\Settings\Rules\Amount;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Provides the payment methods of the built-in engine to the screen "Payments", and
 * saves changes from WordPress's settings endpoint.
 */
final class PaymentMethodSettings {

	/**
	 * Pattern of an optional amount.
	 */
	private const AMOUNT = '^(\\d{1,9}([.,]\\d{1,4})?)?$';

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
	 * Registers the setting for the REST API, with values as entered by users.
	 */
	public static function register(): void {
		if ( ! ShopSettings::is_on() ) {
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
	 * Filters the value in REST responses.
	 *
	 * @param mixed  $value Value of the setting.
	 * @param string $name  Name of the setting.
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
	 * Saves a value from the REST API, which is already validated.
	 *
	 * @param mixed  $done  Whether another filter has saved it.
	 * @param string $name  Name of the setting.
	 * @param mixed  $value Value as sent by the screen; null: reset to the defaults.
	 */
	public static function keep( mixed $done, string $name, mixed $value ): mixed {
		if ( PaymentSettings::OPTION !== $name || true === $done ) {
			return $done;
		}
		update_option( PaymentSettings::OPTION, is_array( $value ) ? self::option( $value ) : array() );
		return true;
	}

	/**
	 * Returns the option for entered values. Payment methods without values keep their
	 * settings and position.
	 *
	 * @param array<mixed> $input Value as sent by the screen.
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
	 * Returns data in the format of `PaymentsData` in src/core/settings/payments.ts.
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
	 * Returns the payment methods in display order.
	 *
	 * @return list<array<string, mixed>> In the format of `Method`.
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
				// Secrets are for administrators only; saved ones are kept if the form
				// has no field for them.
				'fields'       => current_user_can( Access::SITE ) ? $fields : array_values( array_filter( $fields, static fn ( array $field ): bool => 'secret' !== $field['type'] ) ),
				'help'         => $gateway instanceof ConfigurableGateway ? $gateway->settings_help() : '',
				'settings'     => array_merge(
					$method,
					array(
						'minimum' => 0 === $minimum ? '' : Amount::text( $minimum, $units ),
						// Encoded as a JSON object even if empty.
						'own'     => (object) self::shown( $fields, (array) $method['own'] ),
					)
				),
			);
		}
		return $methods;
	}

	/**
	 * Returns the values of a gateway's own fields, with secrets masked.
	 *
	 * @param list<array<string, mixed>> $fields Fields from ConfigurableGateway.
	 * @param array<mixed>               $own    Values by name.
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
	 * Returns the number of minor units per major unit.
	 */
	private static function units(): int {
		return 10 ** ShopOptions::get()->currency->decimals;
	}

	/**
	 * Converts labels to a list, which keeps its order in JSON.
	 *
	 * @param array<string, string> $names Labels by value.
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
	 * Returns the REST schema.
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
