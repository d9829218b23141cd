<?php
/**
 * What other plugins may use.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

use Vitrine\Api\Orders;
use Vitrine\Api\Payments;
use Vitrine\Commerce\Builtin\Engine;

defined( 'ABSPATH' ) || exit;

/**
 * The built-in shop for other plugins, from the hook `init` on. What is marked
 * `@api` here and in what it returns stays as it is within a major version.
 *
 * @api
 */
final class Api {

	/** Grows when something is added. */
	public const VERSION = 3;

	/**
	 * Whether the built-in shop sells on this site. Where WooCommerce or Easy
	 * Digital Downloads does, use theirs.
	 */
	public static function sells(): bool {
		return Plugin::engine() instanceof Engine;
	}

	/**
	 * Orders: look them up, and tell of their payments.
	 *
	 * @throws \LogicException Where another plugin sells.
	 */
	public static function orders(): Orders {
		$engine = Plugin::engine();
		if ( ! $engine instanceof Engine ) {
			throw new \LogicException( 'Vitrine\Api: the built-in shop does not sell on this site.' );
		}
		$services = $engine->order_services();
		return new Orders( $services->store, $services->notes, $services->updates(), $services->refunds() );
	}

	/**
	 * Ways of paying: add one.
	 */
	public static function payments(): Payments {
		return new Payments();
	}
}
