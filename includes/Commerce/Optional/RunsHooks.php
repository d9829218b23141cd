<?php
/**
 * Engine with template hooks for other plugins.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional;

defined( 'ABSPATH' ) || exit;

/**
 * Plugins print at certain places of an engine's cart, checkout, product page and
 * lists. The blocks have the same places.
 */
interface RunsHooks {

	/**
	 * Returns the output of other plugins on a page, each place once and in the
	 * engine's order, without output of the engine itself.
	 *
	 * @param string $page `cart`, `checkout`, `review` (only the part that changes with the cart), `account` (of a customer), `archive` or `empty-archive` (around its list, once per page).
	 * @return array<string, string> HTML by place; places without output are absent.
	 */
	public function others( string $page ): array;

	/**
	 * Returns the output of other plugins on a product page. A place is run after
	 * everything before it is rendered, each once and in the order of the list.
	 *
	 * @return array<string, \Closure(): string> By place, callbacks that return the HTML; empty if the page is not rendered by this plugin.
	 */
	public function product_others(): array;

	/**
	 * Returns the output of other plugins in a product card.
	 *
	 * @param int $product_id Product ID.
	 * @return array<string, string> HTML by place; places without output are absent.
	 */
	public function card_others( int $product_id ): array;
}
