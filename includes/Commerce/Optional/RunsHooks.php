<?php
/**
 * Engines whose templates call other plugins.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional;

defined( 'ABSPATH' ) || exit;

/**
 * Plugins print at certain places of an engine's cart, checkout, product page and lists.
 * Our blocks have the same places.
 */
interface RunsHooks {

	/**
	 * What other plugins print on a page, each place once and in the engine's own
	 * order. Nothing of the engine's own is among it.
	 *
	 * @param string $page `cart`, `checkout`, `review` (the part of it that changes with the cart, alone), `account` (of a customer), `archive` or `empty-archive` (around its list, once a page).
	 * @return array<string, string> Place to HTML, as it was printed; places where nobody prints are left out.
	 */
	public function others( string $page ): array;

	/**
	 * What other plugins print on the page of a product, place by place: a place is run
	 * when what stands before it is drawn. Each is run once, in the order of the list.
	 *
	 * @return array<string, \Closure(): string> Place to what runs it and says the HTML; nothing where no page of ours is drawn.
	 */
	public function product_others(): array;

	/**
	 * What other plugins print in the card of a product in a list.
	 *
	 * @param int $product_id Product ID.
	 * @return array<string, string> Place to HTML, as above.
	 */
	public function card_others( int $product_id ): array;
}
