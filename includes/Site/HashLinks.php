<?php
/**
 * Links within a page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site;

use Vitrine\Contract;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Marks pages where links within the page scroll smoothly and loads the script for it.
 *
 * @see spec 3.9, 4.18, 9.5
 */
final class HashLinks {

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'body_class', array( self::class, 'mark' ) );
		add_filter( 'vitrine_page_needs_loader', static fn ( mixed $needed ): bool => $needed || Settings::get( 'is_scroll_to_id' ) );
	}

	/**
	 * Adds the body class.
	 *
	 * @param list<string> $classes Body classes.
	 * @return list<string>
	 */
	public static function mark( array $classes ): array {
		return Settings::get( 'is_scroll_to_id' ) ? array_merge( $classes, array( Contract::name( 'markers.hash_links' ) ) ) : $classes;
	}
}
