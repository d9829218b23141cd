<?php
/**
 * Breadcrumbs of the engine's own.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional;

defined( 'ABSPATH' ) || exit;

/**
 * Beside the port: an engine may know the way to each page of the site, which
 * other plugins change by its filters.
 */
interface HasTrail {

	/**
	 * The breadcrumbs of this request's page.
	 *
	 * @return list<array{name: string, url: string}> Plain text and address; none on the front page.
	 */
	public function trail(): array;

	/**
	 * Tells the engine that its breadcrumbs are printed by somebody else.
	 */
	public function trail_printed(): void;
}
