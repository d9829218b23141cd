<?php
/**
 * Checkout decorator that runs each call as a request.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Contract\Visitors;

use Vitrine\Commerce\Checkout;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Value\Order;
use Vitrine\Commerce\Value\OrderRequest;

/**
 * The checkout of one of several visitors.
 */
final class VisitorCheckout implements Checkout {

	/**
	 * Constructor.
	 *
	 * @param Visits $visits Requests of the visitor.
	 */
	public function __construct( private readonly Visits $visits ) {}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, string> $typed Values by field name.
	 */
	public function fields( array $typed = array() ): array {
		return $this->visits->request( static fn ( Engine $engine ): mixed => $engine->checkout()->fields( $typed ) );
	}

	/**
	 * {@inheritDoc}
	 */
	public function payment_methods(): array {
		return $this->visits->request( static fn ( Engine $engine ): mixed => $engine->checkout()->payment_methods() );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param OrderRequest $request As in the interface.
	 */
	public function place( OrderRequest $request ): Order|\WP_Error {
		return $this->visits->request( static fn ( Engine $engine ): mixed => $engine->checkout()->place( $request ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $idempotency_key As in the interface.
	 */
	public function placed( string $idempotency_key ): ?Order {
		return $this->visits->request( static fn ( Engine $engine ): mixed => $engine->checkout()->placed( $idempotency_key ) );
	}
}
