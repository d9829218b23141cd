<?php
/**
 * Engine of a closed shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Closed;

use Vitrine\Commerce\Catalog;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Value\Currency;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Used if the site's shop plugin does not work at the moment: another engine would show
 * another shop. Nothing is sold or written; all pages are still shown.
 */
final class ClosedEngine implements Engine {

	/**
	 * {@inheritDoc}
	 */
	public function id(): string {
		return 'closed';
	}

	/**
	 * {@inheritDoc}
	 */
	public function capabilities(): array {
		return array();
	}

	/**
	 * {@inheritDoc}
	 */
	public function cart_kind(): string {
		return Contract::get( 'settings_values.cart_kinds' )[0];
	}

	/**
	 * {@inheritDoc}
	 */
	public function session_cookies(): array {
		return array();
	}

	/**
	 * {@inheritDoc}
	 */
	public function boot(): void {
		// Other plugins may have these endpoints, but this engine has none.
		add_filter( 'vitrine_endpoints', '__return_empty_array' );
	}

	/**
	 * {@inheritDoc}
	 */
	public function catalog(): Catalog {
		return new ClosedCatalog();
	}

	/**
	 * {@inheritDoc}
	 */
	public function cart(): ClosedCart {
		return new ClosedCart();
	}

	/**
	 * {@inheritDoc}
	 */
	public function checkout(): ClosedCheckout {
		return new ClosedCheckout();
	}

	/**
	 * {@inheritDoc}
	 */
	public function orders(): ClosedCheckout {
		return new ClosedCheckout();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $page Not used: the pages of the shop are unknown.
	 */
	public function page_url( string $page ): string {
		return home_url( '/' );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $page Not used.
	 */
	public function is_page( string $page ): bool {
		return false;
	}

	/**
	 * {@inheritDoc}
	 */
	public function currency(): Currency {
		return new Currency();
	}

	/**
	 * {@inheritDoc}
	 */
	public function cart_redirect_after_add(): string {
		return 'no';
	}

	/**
	 * {@inheritDoc}
	 */
	public function content_types(): array {
		return array(
			'post_type' => 'product',
			'category'  => 'product_cat',
		);
	}
}
