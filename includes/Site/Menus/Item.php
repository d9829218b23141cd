<?php
/**
 * An entry of a menu.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site\Menus;

defined( 'ABSPATH' ) || exit;

/**
 * What is known of an entry, whichever of WordPress's menus it comes from.
 */
final class Item {

	/**
	 * A class by which an owner makes a mega menu of an entry's submenu.
	 */
	private const MEGA = 'mega-menu';

	/**
	 * Takes its parts.
	 *
	 * @param string     $label    Plain text.
	 * @param string     $url      Where it leads; empty: it only holds others.
	 * @param list<self> $children Of its submenu.
	 * @param string     $classes  Given by the owner.
	 * @param string     $target   Of the link.
	 */
	public function __construct(
		public readonly string $label,
		public readonly string $url,
		public readonly array $children = array(),
		public readonly string $classes = '',
		public readonly string $target = '',
	) {}

	/**
	 * Whether its owner asked for a mega menu.
	 */
	public function is_marked(): bool {
		return in_array( self::MEGA, explode( ' ', $this->classes ), true );
	}

	/**
	 * Whether something in its submenu has a submenu of its own.
	 */
	public function is_deep(): bool {
		foreach ( $this->children as $child ) {
			if ( array() !== $child->children ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether it leads to the page that is shown.
	 */
	public function is_current(): bool {
		if ( '' === $this->url || str_contains( $this->url, '#' ) ) {
			return false;
		}
		$request = isset( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '';
		$here    = wp_parse_url( $request );
		$there   = wp_parse_url( $this->url );
		$home    = wp_parse_url( home_url() );
		if ( ! is_array( $here ) || ! is_array( $there ) || ! is_array( $home ) || ( $there['host'] ?? $home['host'] ?? '' ) !== ( $home['host'] ?? '' ) || isset( $there['query'] ) ) {
			return false;
		}
		return untrailingslashit( $there['path'] ?? '/' ) === untrailingslashit( $here['path'] ?? '/' );
	}

	/**
	 * Plain text of what may hold HTML.
	 *
	 * @param string $html As written.
	 */
	public static function text( string $html ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
