<?php
/**
 * A request that is refused.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Ends the handling of a request before anything is changed. Its message is for
 * the shopper.
 */
final class Refusal extends \RuntimeException {

	/**
	 * @param \WP_Error $error One of the contract's `error_codes`, with a status.
	 */
	public function __construct( public readonly \WP_Error $error ) {
		parent::__construct( $error->get_error_message() );
	}

	/**
	 * A refusal of the contract's.
	 *
	 * @param string $code    Key of `error_codes`.
	 * @param string $message For the shopper.
	 * @param int    $status  HTTP.
	 */
	public static function of( string $code, string $message, int $status = 200 ): self {
		return new self( new \WP_Error( Contract::name( 'error_codes.' . $code ), $message, array( 'status' => $status ) ) );
	}

	/**
	 * The request makes no sense.
	 *
	 * @param string $field The field at fault; empty: the whole.
	 */
	public static function malformed( string $field = '' ): self {
		$message = '' === $field
			? __( 'The request could not be understood. Please reload the page and try again.', 'vitrine' )
			/* translators: %s: name of a form field. */
			: sprintf( __( 'The request could not be understood: “%s” is missing or invalid.', 'vitrine' ), $field );
		return self::of( 'malformed', $message, 400 );
	}

	/**
	 * What somebody changes who is logged in is sent by nobody.
	 */
	public static function logged_out(): self {
		return self::of( 'nonce_expired', __( 'You have been logged out, so nothing was changed. Please log in and try again.', 'vitrine' ), 403 );
	}
}
