<?php
/**
 * What a request must show.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax;

/**
 * How an endpoint is guarded. Whatever writes must be a POST from this site.
 */
enum Guard {

	/** Reads: GET or POST, from anywhere. Without CORS headers no other site sees the answer. */
	case Read;

	/** Writes whose payload the specification fixes without a nonce. @see spec 7.1 - 7.3 */
	case SameSite;

	/** Writes with `qtyNonce`. @see spec 7.5 */
	case Quantity;

	/** Writes with `security`. */
	case Cart;
}
