<?php
/**
 * What may be written over REST.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings;

use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Settings\Rules\Validator;

defined( 'ABSPATH' ) || exit;

/**
 * Stands before WordPress's settings route: where one of the values may not be,
 * nothing of the request is kept, and every one of them is named.
 *
 * @see spec 3.8, 3.9
 */
final class Rest {

	public const ROUTE = '/wp/v2/settings';

	/**
	 * Takes the hook.
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
		if ( self::ROUTE !== $request->get_route() || 'GET' === $request->get_method() || ! current_user_can( Screen::CAPABILITY ) ) {
			return $response;
		}
		$messages = array();
		foreach ( self::options() as $option => $fields ) {
			$values = $request->get_param( $option );
			if ( is_array( $values ) ) {
				$messages += self::messages( $values, $fields );
			}
		}
		return array() === $messages ? $response : self::refusal( $messages );
	}

	/**
	 * The settings that the route writes.
	 *
	 * @return array<string, array<string, Field>> Option to its fields.
	 */
	public static function options(): array {
		$options = array( Settings::OPTION => Schema::fields() );
		return Shop::is_on() ? $options + array( ShopOptions::OPTION => Shop::fields() ) : $options;
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
				/* translators: %s: technical name of a setting. */
				$messages[ (string) $key ] = sprintf( __( 'Unknown setting “%s”.', 'vitrine' ), $key );
				continue;
			}
			$problem = Validator::problem( $field, self::typed( $value, $field->schema() ) );
			if ( null !== $problem ) {
				$messages[ $key ] = $problem->message( $field );
			}
		}
		return $messages;
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
	 * The answer.
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
