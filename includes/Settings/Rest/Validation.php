<?php
/**
 * Validation of settings in REST requests.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Rest;

use Vitrine\Commerce\Builtin\Payment\Settings\PaymentSettings;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Settings\Access;
use Vitrine\Settings\Field;
use Vitrine\Settings\Rules\Validator;
use Vitrine\Settings\Schema;
use Vitrine\Settings\Settings;
use Vitrine\Settings\Shop\ShopSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Runs before the shop's settings endpoint and WordPress's own. If any value is
 * invalid, nothing of the request is saved, and all invalid values are reported.
 *
 * @see spec 3.8, 3.9
 */
final class Validation {

	/** Route of WordPress's settings endpoint. */
	public const SITE_ROUTE = '/wp/v2/settings';

	/**
	 * Registers the hook.
	 */
	public static function boot(): void {
		add_filter( 'rest_request_before_callbacks', array( self::class, 'validate' ), 10, 3 );
	}

	/**
	 * Rejects invalid values.
	 *
	 * @param mixed                                  $response Error of WordPress, if any.
	 * @param array<mixed>                           $handler  Not used.
	 * @param \WP_REST_Request<array<string, mixed>> $request  The request.
	 */
	public static function validate( mixed $response, array $handler, \WP_REST_Request $request ): mixed {
		$routes = array(
			self::SITE_ROUTE   => Access::SITE,
			Controller::path() => Access::SETTINGS,
		);
		$needs  = $routes[ $request->get_route() ] ?? '';
		if ( '' === $needs || 'GET' === $request->get_method() || ! current_user_can( $needs ) ) {
			return $response;
		}
		$messages = Access::SITE === $needs ? array() : self::unknown( $request );
		foreach ( self::options() as $option => $fields ) {
			$values = $request->get_param( $option );
			if ( is_array( $values ) ) {
				$messages += self::messages( $values, $fields );
			} elseif ( $request->has_param( $option ) && null === $values ) {
				$messages += self::resets( $option, $fields );
			}
		}
		$messages += self::of_payments( $request );
		if ( array() === $messages && Access::SITE !== $needs && is_wp_error( $response ) && 'rest_invalid_param' === $response->get_error_code() ) {
			// Error in tax, shipping or payments: WordPress's message says where.
			$messages = array_map( 'strval', (array) ( $response->get_error_data()['params'] ?? array() ) );
		}
		return array() === $messages ? $response : self::refusal( $messages );
	}

	/**
	 * Returns the settings that the endpoints write.
	 *
	 * @return array<string, array<string, Field>> Fields by option.
	 */
	public static function options(): array {
		$options = array( Settings::OPTION => Schema::fields() );
		return ShopSettings::is_on() ? $options + array( ShopOptions::OPTION => ShopSettings::fields() ) : $options;
	}

	/**
	 * Returns messages for parameters that are not settings of the shop. WordPress's
	 * own parameters start with an underscore.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request The request.
	 * @return array<string, string> Messages by parameter.
	 */
	private static function unknown( \WP_REST_Request $request ): array {
		$sent  = $request->is_json_content_type() ? $request->get_json_params() : $request->get_body_params();
		$names = array_diff( array_map( 'strval', array_keys( (array) $sent ) ), ( new Controller() )->names() );
		$names = array_values( array_filter( $names, static fn ( string $name ): bool => ! str_starts_with( $name, '_' ) ) );
		return array_combine( $names, array_map( self::unknown_message( ... ), $names ) );
	}

	/**
	 * Returns messages for invalid values of an option.
	 *
	 * @param array<mixed>         $values Values by key.
	 * @param array<string, Field> $fields Fields of the option.
	 * @return array<string, string> Messages by key.
	 */
	private static function messages( array $values, array $fields ): array {
		$messages = array();
		foreach ( $values as $key => $value ) {
			$field = $fields[ $key ] ?? null;
			if ( null === $field ) {
				$messages[ (string) $key ] = self::unknown_message( (string) $key );
				continue;
			}
			$typed   = self::typed( $value, $field->schema() );
			$problem = Validator::problem( $field, $typed );
			if ( null !== $problem ) {
				$messages[ $key ] = $problem->message( $field );
			} elseif ( ! Access::may_change( $key, $field ) && Settings::shown()[ $key ] !== $typed ) {
				$messages[ $key ] = self::reserved_message();
			}
		}
		return $messages;
	}

	/**
	 * Returns a message if an option may not be reset, because that would change
	 * settings the current user cannot change.
	 *
	 * @param string               $option Name of the option.
	 * @param array<string, Field> $fields Fields of the option.
	 * @return array<string, string> Message by option.
	 */
	private static function resets( string $option, array $fields ): array {
		$reserved = array_filter( $fields, static fn ( Field $field, string $key ): bool => ! Access::may_change( $key, $field ), ARRAY_FILTER_USE_BOTH );
		return array() === $reserved ? array() : array( $option => self::reserved_message() );
	}

	/**
	 * Returns messages for secrets of payment methods that the current user cannot
	 * change.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request The request.
	 * @return array<string, string> Messages by path of the secret.
	 */
	private static function of_payments( \WP_REST_Request $request ): array {
		if ( current_user_can( Access::SITE ) || ! $request->has_param( PaymentSettings::OPTION ) ) {
			return array();
		}
		$sent = $request->get_param( PaymentSettings::OPTION );
		if ( null === $sent ) {
			return array( PaymentSettings::OPTION => self::reserved_message() );
		}
		return array_map( static fn ( string $label ): string => sprintf( '“%s”: %s', $label, self::reserved_message() ), is_array( $sent ) ? PaymentSecrets::changed( $sent ) : array() );
	}

	/**
	 * Returns the message for an unknown setting.
	 *
	 * @param string $name Name in the request.
	 */
	private static function unknown_message( string $name ): string {
		/* translators: %s: technical name of a setting. */
		return sprintf( __( 'Unknown setting “%s”.', 'vitrine' ), $name );
	}

	/**
	 * Returns the message for a setting that only administrators can change.
	 */
	private static function reserved_message(): string {
		return __( 'Only administrators can change this setting.', 'vitrine' );
	}

	/**
	 * Converts a value to its type: forms send strings.
	 *
	 * @param mixed                $value  Unvalidated value.
	 * @param array<string, mixed> $schema Schema of the setting.
	 */
	private static function typed( mixed $value, array $schema ): mixed {
		return true === rest_validate_value_from_schema( $value, $schema ) ? rest_sanitize_value_from_schema( $value, $schema ) : $value;
	}

	/**
	 * Returns the error response.
	 *
	 * @param array<string, string> $messages Messages by setting key.
	 */
	private static function refusal( array $messages ): \WP_Error {
		$fields = array_merge( ...array_values( self::options() ) );
		$named  = array();
		foreach ( $messages as $key => $message ) {
			$named[] = isset( $fields[ $key ] ) ? sprintf( '“%s”: %s', ( $fields[ $key ]->label )(), $message ) : $message;
		}
		return new \WP_Error(
			'vitrine_invalid_settings',
			__( 'Your changes were not saved.', 'vitrine' ) . ' ' . implode( ' ', $named ),
			array(
				'status' => 400,
				'fields' => $messages,
			)
		);
	}
}
