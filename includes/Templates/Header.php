<?php
/**
 * The mini-cart in the header.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Templates;

use Vitrine\Plugin;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks the mini-cart behind the navigation of a block theme's header, by
 * WordPress's own block hooks: the site editor shows it there, and its owner
 * can move it or switch it off like any other block. A header that has a cart
 * already, WooCommerce's, another plugin's or a widget, gets no second one.
 */
final class Header {

	private const ANCHOR = 'core/navigation';
	private const BLOCK  = 'vitrine/mini-cart';

	/** Blocks that show a cart: by any plugin's name for a mini-cart or a cart icon, or a widget. */
	private const CART = '#wp:[a-z0-9-]+/(?:[a-z0-9-]*mini-?cart|cart-(?:icon|button|drawer|link|menu|contents))[\s/{]|woocommerce_widget_cart|\[woocommerce_mini_cart#i';

	/**
	 * Takes the hook where a header may get one: WordPress asks it four times for
	 * every block of a template.
	 */
	public static function boot(): void {
		if ( self::is_wanted() || has_filter( 'vitrine_mini_cart_in_header' ) ) {
			add_filter( 'hooked_block_types', array( self::class, 'hook' ), 20, 4 );
		}
	}

	/**
	 * Adds the mini-cart to what comes after a block.
	 *
	 * @param list<string>                             $hooked   Names of blocks.
	 * @param string                                   $position `before`, `after`, `first_child` or `last_child`.
	 * @param string|null                              $anchor   Name of the block that they come to; null: the root.
	 * @param \WP_Block_Template|\WP_Post|array<mixed> $context  Where it stands.
	 * @return list<string>
	 */
	public static function hook( array $hooked, string $position, ?string $anchor, $context ): array {
		if ( 'after' !== $position || self::ANCHOR !== $anchor || ! self::is_header( $context ) ) {
			return $hooked;
		}
		/**
		 * Whether the header of a block theme gets a mini-cart by itself.
		 *
		 * @param bool $wanted Whether it does.
		 *
		 * @example
		 * add_filter( 'vitrine_mini_cart_in_header', '__return_false' );
		 */
		if ( apply_filters( 'vitrine_mini_cart_in_header', self::is_wanted() ) && ! self::has_cart( $hooked, $context ) ) {
			$hooked[] = self::BLOCK;
		}
		return $hooked;
	}

	/**
	 * Whether the owner wants it. Beside WooCommerce nothing changes before that.
	 */
	public static function is_wanted(): bool {
		$wanted = Settings::get( 'header_mini_cart' );
		return 'on' === $wanted || ( 'auto' === $wanted && 'woocommerce' !== Plugin::engine()->id() );
	}

	/**
	 * Whether a cart stands there already, or others hook one there.
	 *
	 * @param list<string>                             $hooked  Names of blocks.
	 * @param \WP_Block_Template|\WP_Post|array<mixed> $context Where they stand.
	 */
	private static function has_cart( array $hooked, $context ): bool {
		$names = array_map( static fn ( string $name ): string => "wp:$name ", $hooked );
		return 1 === preg_match( self::CART, implode( ' ', $names ) . self::content( $context ) );
	}

	/**
	 * Whether blocks stand in a header: its template part, or a pattern made for
	 * one (themes write their headers as patterns, too).
	 *
	 * @param \WP_Block_Template|\WP_Post|array<mixed> $context Where they stand.
	 */
	private static function is_header( $context ): bool {
		if ( $context instanceof \WP_Block_Template ) {
			return 'wp_template_part' === $context->type && 'header' === $context->area;
		}
		return is_array( $context ) && in_array( 'core/template-part/header', (array) ( $context['blockTypes'] ?? array() ), true );
	}

	/**
	 * The blocks there.
	 *
	 * @param \WP_Block_Template|\WP_Post|array<mixed> $context Where they stand.
	 */
	private static function content( $context ): string {
		return $context instanceof \WP_Block_Template ? (string) $context->content : (string) ( is_array( $context ) ? $context['content'] ?? '' : '' );
	}
}
