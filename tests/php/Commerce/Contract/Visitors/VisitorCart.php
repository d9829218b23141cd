<?php
/**
 * Cart decorator that runs each call as a request.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Contract\Visitors;

use Vitrine\Commerce\Cart;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Commerce\Value\CartSnapshot;

/**
 * The cart of one of several visitors.
 */
final class VisitorCart implements Cart {

	/**
	 * Constructor.
	 *
	 * @param Visits $visits Requests of the visitor.
	 */
	public function __construct( private readonly Visits $visits ) {}

	/**
	 * {@inheritDoc}
	 */
	public function snapshot(): CartSnapshot {
		return $this->visits->request( static fn ( Engine $engine ): mixed => $engine->cart()->snapshot() );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param AddRequest $request As in the interface.
	 */
	public function add( AddRequest $request ): array|\WP_Error {
		return $this->visits->request( static fn ( Engine $engine ): mixed => $engine->cart()->add( $request ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, int> $quantities As in the interface.
	 */
	public function set_quantities( array $quantities ): bool|\WP_Error {
		return $this->visits->request( static fn ( Engine $engine ): mixed => $engine->cart()->set_quantities( $quantities ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $key As in the interface.
	 */
	public function remove( string $key ): bool|\WP_Error {
		return $this->visits->request( static fn ( Engine $engine ): mixed => $engine->cart()->remove( $key ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $key As in the interface.
	 */
	public function restore( string $key ): bool|\WP_Error {
		return $this->visits->request( static fn ( Engine $engine ): mixed => $engine->cart()->restore( $key ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $code As in the interface.
	 */
	public function apply_coupon( string $code ): bool|\WP_Error {
		return $this->visits->request( static fn ( Engine $engine ): mixed => $engine->cart()->apply_coupon( $code ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $code As in the interface.
	 */
	public function remove_coupon( string $code ): bool|\WP_Error {
		return $this->visits->request( static fn ( Engine $engine ): mixed => $engine->cart()->remove_coupon( $code ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $id As in the interface.
	 */
	public function choose_shipping( string $id ): bool|\WP_Error {
		return $this->visits->request( static fn ( Engine $engine ): mixed => $engine->cart()->choose_shipping( $id ) );
	}

	/**
	 * {@inheritDoc}
	 */
	public function clear(): bool|\WP_Error {
		return $this->visits->request( static fn ( Engine $engine ): mixed => $engine->cart()->clear() );
	}

	/**
	 * {@inheritDoc}
	 */
	public function session_token(): string {
		return $this->visits->request( static fn ( Engine $engine ): mixed => $engine->cart()->session_token() );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $type As in the interface.
	 * @param string $message As in the interface.
	 */
	public function add_notice( string $type, string $message ): void {
		$this->visits->request(
			static function ( Engine $engine ) use ( $type, $message ): void {
				$engine->cart()->add_notice( $type, $message );
			}
		);
	}

	/**
	 * {@inheritDoc}
	 */
	public function take_notices(): array {
		return $this->visits->request( static fn ( Engine $engine ): mixed => $engine->cart()->take_notices() );
	}
}
