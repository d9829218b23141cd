<?php
/**
 * Engine with its own pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional;

defined( 'ABSPATH' ) || exit;

/**
 * An engine may have endpoints without a block of this plugin, such as the payment of
 * an existing order, and other plugins may add more or replace a page. The engine
 * renders these.
 */
interface DrawsPages {

	/**
	 * Returns what the engine renders at the current URL.
	 *
	 * @param string $page `cart`, `checkout` or `account`.
	 * @return string|null HTML of the engine, whose scripts are enqueued; null if the block should be shown.
	 */
	public function drawn( string $page ): ?string;

	/**
	 * Returns the plugins whose cart or checkout replaces the block.
	 *
	 * @return array<string, string> Plugin names by `cart` or `checkout`.
	 */
	public function replaced(): array;

	/**
	 * Returns the account menu of the engine.
	 *
	 * @return array<string, array{label: string, style: string}> Items by URL; `style` has the CSS classes of an item.
	 */
	public function account_links(): array;
}
