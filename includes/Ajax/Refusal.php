<?php
/**
 * Rejected request.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Stops the handling of a request before anything is changed. Its message is for the
 * shopper.
 */
final class Refusal extends \RuntimeException {

	/**
	 * @param \WP_Error $error One of the contract's `error_codes`, with a status.
	 */
	public function __construct( public readonly \WP_Error $error ) {
		parent::__construct( $error->get_error_message() );
	}

	/**
	 * Creates an error of the contract.
	 *
	 * @param string $code    Key of `error_codes`.
	 * @param string $message Message for the shopper.
	 * @param int    $status  HTTP status.
	 */
	public static function of( string $code, string $message, int $status = 200 ): self {
		return new self( new \WP_Error( Contract::name( 'error_codes.' . $code ), $message, array( 'status' => $status ) ) );
	}

	/**
	 * Creates the error for an invalid request.
	 *
	 * @param string $field Invalid field; empty: the whole request.
	 */
	public static function malformed( string $field = '' ): self {
		$message = '' === $field
			? __( 'The request could not be understood. Please reload the page and try again.', 'vitrine' )
			/* translators: %s: name of a form field. */
			: sprintf( __( 'The request could not be understood: “%s” is missing or invalid.', 'vitrine' ), $field );
		return self::of( 'malformed', $message, 400 );
	}

	/**
	 * Creates the error for a change by a user who has been logged out.
	 */
	public static function logged_out(): self {
		return self::of( 'nonce_expired', __( 'You have been logged out, so nothing was changed. Please log in and try again.', 'vitrine' ), 403 );
	}
}
