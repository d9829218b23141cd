<?php
/**
 * What may be written over REST.
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
use Vitrine\Settings\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Stands before the shop's settings route and WordPress's own: where one of the
 * values may not be, nothing of the request is kept, and every one of them is named.
 *
 * @see spec 3.8, 3.9
 */
final class Validation {

	/** WordPress's settings route. */
	public const SITE_ROUTE = '/wp/v2/settings';

	/**
	 * Registers the hook.
	 */
	public static function boot(): void {
		add_filter( 'rest_request_before_callbacks', array( self::class, 'validate' ), 10, 3 );
	}

	/**
	 * Refuses values that may not be.
	 *
	 * @param mixed                                    $response What WordPress found wrong, if anything.
	 * @param array<mixed>                             $handler  Not used.
	 * @param \WP_REST_Request<array<string, mixed>>   $request  The request.
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
			// A part of tax, shipping or payments: WordPress says which, and where in it.
			$messages = array_map( 'strval', (array) ( $response->get_error_data()['params'] ?? array() ) );
		}
		return array() === $messages ? $response : self::refusal( $messages );
	}

	/**
	 * The settings that the routes write.
	 *
	 * @return array<string, array<string, Field>> Option to its fields.
	 */
	public static function options(): array {
		$options = array( Settings::OPTION => Schema::fields() );
		return Shop::is_on() ? $options + array( ShopOptions::OPTION => Shop::fields() ) : $options;
	}

	/**
	 * What is sent and is no setting of the shop's. WordPress's own parameters begin
	 * with an underscore.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request The request.
	 * @return array<string, string> Name to message.
	 */
	private static function unknown( \WP_REST_Request $request ): array {
		$sent  = $request->is_json_content_type() ? $request->get_json_params() : $request->get_body_params();
		$names = array_diff( array_map( 'strval', array_keys( (array) $sent ) ), ( new Controller() )->names() );
		$names = array_values( array_filter( $names, static fn ( string $name ): bool => ! str_starts_with( $name, '_' ) ) );
		return array_combine( $names, array_map( self::unknown_message( ... ), $names ) );
	}

	/**
	 * What is wrong with the values of an option.
	 *
	 * @param array<mixed>         $values Key to value.
	 * @param array<string, Field> $fields Of the option.
	 * @return array<string, string> Key to message.
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
	 * What stands against the defaults of an option: it would take away what this
	 * person may not change.
	 *
	 * @param string               $option Name of the option.
	 * @param array<string, Field> $fields Of the option.
	 * @return array<string, string> The option to the message.
	 */
	private static function resets( string $option, array $fields ): array {
		$reserved = array_filter( $fields, static fn ( Field $field, string $key ): bool => ! Access::may_change( $key, $field ), ARRAY_FILTER_USE_BOTH );
		return array() === $reserved ? array() : array( $option => self::reserved_message() );
	}

	/**
	 * Secrets of payment methods that this person may not change.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request The request.
	 * @return array<string, string> Place of the secret to the message.
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
	 * What is said of a name that is no setting's.
	 *
	 * @param string $name As it was sent.
	 */
	private static function unknown_message( string $name ): string {
		/* translators: %s: technical name of a setting. */
		return sprintf( __( 'Unknown setting “%s”.', 'vitrine' ), $name );
	}

	/**
	 * What is said of a setting that is for others.
	 */
	private static function reserved_message(): string {
		return __( 'Only administrators can change this setting.', 'vitrine' );
	}

	/**
	 * A value in its own type: a form sends texts.
	 *
	 * @param mixed                $value  As it came.
	 * @param array<string, mixed> $schema Of the setting.
	 */
	private static function typed( mixed $value, array $schema ): mixed {
		return true === rest_validate_value_from_schema( $value, $schema ) ? rest_sanitize_value_from_schema( $value, $schema ) : $value;
	}

	/**
	 * The error that is answered with.
	 *
	 * @param array<string, string> $messages Key of a setting to what is wrong.
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
