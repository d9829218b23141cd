<?php
/**
 * The answer to a request that waited long enough.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\SessionLock;

use Vitrine\Contract;
use Vitrine\Support\NoStore;

defined( 'ABSPATH' ) || exit;

/**
 * Nothing was read and nothing is written: the shopper is told so, and can try
 * again. Better than a lost item.
 */
final class Busy {

	private const STATUS = 503;

	/** Seconds after which a client may try again by itself. */
	private const RETRY_AFTER = 2;

	/**
	 * Ends the request.
	 *
	 * @param bool $json Whether a script asks, not a form.
	 */
	public static function refuse( bool $json ): never {
		$text = __( 'Your cart is still being updated. Please try again.', 'vitrine' );
		NoStore::send();
		header( 'Retry-After: ' . self::RETRY_AFTER );
		if ( $json ) {
			// The shapes of the cart endpoints and of the REST API in one.
			wp_send_json(
				array(
					'error'   => $text,
					'code'    => Contract::name( 'error_codes.cart_busy' ),
					'message' => $text,
					'data'    => array( 'status' => self::STATUS ),
				),
				self::STATUS
			);
		}
		wp_die(
			esc_html( $text ),
			'',
			array(
				'response'  => self::STATUS, // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A number.
				'back_link' => true,
			)
		);
	}
}
