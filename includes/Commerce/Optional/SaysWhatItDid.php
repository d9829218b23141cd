<?php
/**
 * A cart with words of its own.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional;

defined( 'ABSPATH' ) || exit;

/**
 * Beside the port: an engine may say in its own words, which other plugins
 * change, what a write has done.
 */
interface SaysWhatItDid {

	/**
	 * What it says of this request's last write; empty: nothing.
	 *
	 * @return string Text, not HTML.
	 */
	public function said(): string;
}
