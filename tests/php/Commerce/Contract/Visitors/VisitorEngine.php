<?php
/**
 * Engine decorator for one of several visitors.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Contract\Visitors;

use Vitrine\Commerce\Catalog;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Orders;
use Vitrine\Commerce\Value\Currency;

/**
 * For engines that support one visitor per request: each call on cart and
 * checkout is a request of its own with the visitor's state.
 */
final class VisitorEngine implements Engine {

	/**
	 * Constructor.
	 *
	 * @param Visits $visits Requests of the visitor.
	 */
	public function __construct( private readonly Visits $visits ) {}

	/**
	 * Returns the requests of the visitor.
	 */
	public function visits(): Visits {
		return $this->visits;
	}

	/**
	 * {@inheritDoc}
	 */
	public function id(): string {
		return $this->visits->engine()->id();
	}

	/**
	 * {@inheritDoc}
	 */
	public function capabilities(): array {
		return $this->visits->engine()->capabilities();
	}

	/**
	 * {@inheritDoc}
	 */
	public function cart_kind(): string {
		return $this->visits->engine()->cart_kind();
	}

	/**
	 * {@inheritDoc}
	 */
	public function session_cookies(): array {
		return $this->visits->engine()->session_cookies();
	}

	/**
	 * {@inheritDoc} It was booted with the site.
	 */
	public function boot(): void {}

	/**
	 * {@inheritDoc}
	 */
	public function catalog(): Catalog {
		return $this->visits->engine()->catalog();
	}

	/**
	 * {@inheritDoc}
	 */
	public function cart(): VisitorCart {
		return new VisitorCart( $this->visits );
	}

	/**
	 * {@inheritDoc}
	 */
	public function checkout(): VisitorCheckout {
		return new VisitorCheckout( $this->visits );
	}

	/**
	 * {@inheritDoc}
	 */
	public function orders(): Orders {
		return $this->visits->engine()->orders();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $page Page type.
	 */
	public function page_url( string $page ): string {
		return $this->visits->engine()->page_url( $page );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $page Page type.
	 */
	public function is_page( string $page ): bool {
		return $this->visits->engine()->is_page( $page );
	}

	/**
	 * {@inheritDoc}
	 */
	public function currency(): Currency {
		return $this->visits->engine()->currency();
	}

	/**
	 * {@inheritDoc}
	 */
	public function cart_redirect_after_add(): string {
		return $this->visits->engine()->cart_redirect_after_add();
	}

	/**
	 * {@inheritDoc}
	 */
	public function content_types(): array {
		return $this->visits->engine()->content_types();
	}
}
