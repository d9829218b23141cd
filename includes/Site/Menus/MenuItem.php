<?php
/**
 * Menu item.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site\Menus;

defined( 'ABSPATH' ) || exit;

/**
 * Common data of items from all kinds of WordPress menus.
 */
final class MenuItem {

	/**
	 * CSS class with which owners mark an item whose submenu is a mega menu.
	 */
	private const MEGA = 'mega-menu';

	/**
	 * Creates the item.
	 *
	 * @param string     $label    Plain text.
	 * @param string     $url      URL; empty: only a parent of other items.
	 * @param list<self> $children Items of the submenu.
	 * @param string     $classes  CSS classes set by the owner.
	 * @param string     $target   Target of the link.
	 */
	public function __construct(
		public readonly string $label,
		public readonly string $url,
		public readonly array $children = array(),
		public readonly string $classes = '',
		public readonly string $target = '',
	) {}

	/**
	 * Whether the owner marked it as mega menu.
	 */
	public function is_marked(): bool {
		return in_array( self::MEGA, explode( ' ', $this->classes ), true );
	}

	/**
	 * Whether an item of the submenu has a submenu.
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
	 * Whether it links to the current page.
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
	 * Returns HTML as plain text.
	 *
	 * @param string $html HTML or text.
	 */
	public static function text( string $html ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
