<?php
/**
 * Checks of an endpoint.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Routing;

use Vitrine\Ajax\Nonces;

defined( 'ABSPATH' ) || exit;

/**
 * Defines the checks of an endpoint. A write must be a POST request from this site.
 */
enum Guard {

	/** Reads: GET or POST, from anywhere. Without CORS headers other sites cannot read the response. */
	case Read;

	/** Writes whose payload the specification fixes without a nonce, and those of modules that check one of their own. @see spec 7.1 - 7.3 */
	case SameSite;

	/** Writes with `qtyNonce`. @see spec 7.5 */
	case Quantity;

	/** Writes with `security`. */
	case Cart;

	/** A POST request from another server, with a signature that the endpoint checks. */
	case Signed;

	/**
	 * Returns the required nonce.
	 *
	 * @return array{0: string, 1: string}|null Path of the field in the contract, and the action.
	 * @see spec 6
	 */
	public function nonce(): ?array {
		return match ( $this ) {
			self::Quantity => array( 'fields.qty_nonce', Nonces::QUANTITY ),
			self::Cart     => array( 'fields.security', Nonces::CART ),
			default        => null,
		};
	}
}
