<?php
/**
 * An engine that draws pages of its own.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional;

defined( 'ABSPATH' ) || exit;

/**
 * Beside the port: an engine's pages may have endpoints that no block of ours
 * draws, such as the payment of an existing order, and other plugins add more, or
 * have a page of their own. What a block does not draw is the engine's.
 */
interface DrawsPages {

	/**
	 * What the engine draws at the address of this request.
	 *
	 * @param string $page `cart`, `checkout` or `account`.
	 * @return string|null HTML of the engine's own, whose scripts come with it; null where the page is our block's.
	 */
	public function drawn( string $page ): ?string;

	/**
	 * The plugins that have a cart or a checkout of their own, to which our block gives way.
	 *
	 * @return array<string, string> `cart` or `checkout` to the plugin's name.
	 */
	public function replaced(): array;

	/**
	 * The endpoints of a customer's account, in the engine's own words.
	 *
	 * @return array<string, array{label: string, style: string}> By address; `style` are classes of an entry.
	 */
	public function account_links(): array;
}
