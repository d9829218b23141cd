<?php
/**
 * Response of a request that could not get the lock.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\SessionLock;

use Vitrine\Contract;
use Vitrine\Support\NoStore;

defined( 'ABSPATH' ) || exit;

/**
 * Nothing is read or written: the shopper can try again, and no item is lost.
 */
final class Busy {

	private const STATUS = 503;

	/** Seconds after which clients may retry automatically. */
	private const RETRY_AFTER = 2;

	/**
	 * Ends the request.
	 *
	 * @param bool $json Whether the request is from a script, rather than a form.
	 */
	public static function refuse( bool $json ): never {
		$text = __( 'Your cart is still being updated. Please try again.', 'vitrine' );
		NoStore::send();
		header( 'Retry-After: ' . self::RETRY_AFTER );
		if ( $json ) {
			// Combines the formats of cart endpoints and the REST API.
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
				'response'  => self::STATUS, // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Integer constant.
				'back_link' => true,
			)
		);
	}
}
