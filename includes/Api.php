<?php
/**
 * API for other plugins.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

use Vitrine\Api\Orders;
use Vitrine\Api\Payments;
use Vitrine\Commerce\Builtin\BuiltinEngine;

defined( 'ABSPATH' ) || exit;

/**
 * The built-in shop for other plugins, from the hook `init` on. What is marked
 * `@api` here and in what it returns stays as it is within a major version.
 *
 * @api
 */
final class Api {

	/** API version; increased when something is added. */
	public const VERSION = 3;

	/**
	 * Whether the built-in shop is active on this site. For WooCommerce and Easy
	 * Digital Downloads use their own APIs.
	 */
	public static function sells(): bool {
		return Plugin::engine() instanceof BuiltinEngine;
	}

	/**
	 * Returns the orders API.
	 *
	 * @throws \LogicException If another engine is active.
	 */
	public static function orders(): Orders {
		$engine = Plugin::engine();
		if ( ! $engine instanceof BuiltinEngine ) {
			throw new \LogicException( 'Vitrine\Api: the built-in shop does not sell on this site.' );
		}
		$services = $engine->order_services();
		return new Orders( $services->store, $services->notes, $services->updates(), $services->refunds() );
	}

	/**
	 * Returns the payment methods API.
	 */
	public static function payments(): Payments {
		return new Payments();
	}
}
