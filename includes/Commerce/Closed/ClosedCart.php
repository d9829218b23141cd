<?php
/**
 * Cart of a closed shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Closed;

use Vitrine\Commerce\Cart;
use Vitrine\Commerce\Rules\Cart\Refusals;
use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Currency;

defined( 'ABSPATH' ) || exit;

/**
 * Always empty; every write is an error.
 */
final class ClosedCart implements Cart {

	/**
	 * Returns the error.
	 */
	public static function refusal(): \WP_Error {
		return Refusals::make( 'not_purchasable', __( 'The shop is closed at the moment. Please come back later.', 'vitrine' ), 503 );
	}

	/**
	 * {@inheritDoc}
	 */
	public function snapshot(): CartSnapshot {
		$totals = array(
			'subtotal' => 0,
			'discount' => 0,
			'shipping' => null,
			'tax'      => 0,
			'total'    => 0,
		);
		return new CartSnapshot( 0, '', array(), array(), array(), false, $totals, new Currency() );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param AddRequest $request Not used.
	 */
	public function add( AddRequest $request ): \WP_Error {
		return self::refusal();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, int> $quantities Not used.
	 */
	public function set_quantities( array $quantities ): \WP_Error {
		return self::refusal();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $key Not used.
	 */
	public function remove( string $key ): \WP_Error {
		return self::refusal();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $key Not used.
	 */
	public function restore( string $key ): \WP_Error {
		return self::refusal();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $code Not used.
	 */
	public function apply_coupon( string $code ): \WP_Error {
		return self::refusal();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $code Not used.
	 */
	public function remove_coupon( string $code ): \WP_Error {
		return self::refusal();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $id Not used.
	 */
	public function choose_shipping( string $id ): \WP_Error {
		return self::refusal();
	}

	/**
	 * {@inheritDoc}
	 */
	public function clear(): bool|\WP_Error {
		return true;
	}

	/**
	 * {@inheritDoc}
	 */
	public function session_token(): string {
		return wp_hash( 'vitrine|closed|' . get_current_user_id(), 'nonce' );
	}

	/**
	 * {@inheritDoc} There is no session to store it in.
	 *
	 * @param string $type    Not used.
	 * @param string $message Not used.
	 */
	public function add_notice( string $type, string $message ): void {}

	/**
	 * {@inheritDoc}
	 */
	public function take_notices(): array {
		return array();
	}
}
