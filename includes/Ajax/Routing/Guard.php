<?php
/**
 * What a request must show.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Routing;

use Vitrine\Ajax\Nonces;

defined( 'ABSPATH' ) || exit;

/**
 * How an endpoint is guarded. Whatever writes must be a POST from this site.
 */
enum Guard {

	/** Reads: GET or POST, from anywhere. Without CORS headers no other site sees the answer. */
	case Read;

	/** Writes whose payload the specification fixes without a nonce, and those of modules that check one of their own. @see spec 7.1 - 7.3 */
	case SameSite;

	/** Writes with `qtyNonce`. @see spec 7.5 */
	case Quantity;

	/** Writes with `security`. */
	case Cart;

	/** A POST from another server, which proves itself by a signature that the endpoint checks. */
	case Signed;

	/**
	 * The nonce that it asks for.
	 *
	 * @return array{0: string, 1: string}|null The place of its field in the contract, and what it is for.
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
