<?php
/**
 * Engine with its own breadcrumbs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional;

defined( 'ABSPATH' ) || exit;

/**
 * Other plugins can filter them.
 */
interface HasTrail {

	/**
	 * Returns the breadcrumbs of the current page.
	 *
	 * @return list<array{name: string, url: string}> Plain text and URL; empty on the front page.
	 */
	public function trail(): array;

	/**
	 * Tells the engine that its breadcrumbs are already printed.
	 */
	public function trail_printed(): void;
}
