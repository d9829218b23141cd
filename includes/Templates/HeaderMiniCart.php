<?php
/**
 * Mini-cart in the header.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Templates;

use Vitrine\Plugin;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Inserts the mini-cart after the navigation of a block theme's header with the block
 * hooks of WordPress, so that it is visible in the site editor and can be moved or
 * disabled like any block. Headers that already have a cart (of WooCommerce, another
 * plugin or a widget) are left as they are.
 */
final class HeaderMiniCart {

	private const ANCHOR = 'core/navigation';
	private const BLOCK  = 'vitrine/mini-cart';

	/** Blocks, widgets and shortcodes of other plugins that show a cart. */
	private const CART = '#wp:[a-z0-9-]+/(?:[a-z0-9-]*mini-?cart|cart-(?:icon|button|drawer|link|menu|contents))[\s/{]|woocommerce_widget_cart|\[woocommerce_mini_cart#i';

	/**
	 * Registers the filter only if a header may get the cart: WordPress applies it four
	 * times per block of a template.
	 */
	public static function boot(): void {
		if ( self::is_wanted() || has_filter( 'vitrine_mini_cart_in_header' ) ) {
			add_filter( 'hooked_block_types', array( self::class, 'hook' ), 20, 4 );
		}
	}

	/**
	 * Adds the mini-cart to the hooked blocks.
	 *
	 * @param list<string>                             $hooked   Names of hooked blocks.
	 * @param string                                   $position `before`, `after`, `first_child` or `last_child`.
	 * @param string|null                              $anchor   Name of the anchor block; null: the root.
	 * @param \WP_Block_Template|\WP_Post|array<mixed> $context  Template, template part or pattern.
	 * @return list<string>
	 */
	public static function hook( array $hooked, string $position, ?string $anchor, $context ): array {
		if ( 'after' !== $position || self::ANCHOR !== $anchor || ! self::is_header( $context ) ) {
			return $hooked;
		}
		/**
		 * Filters whether the header of a block theme gets a mini-cart automatically.
		 *
		 * @param bool $wanted Whether the mini-cart is added.
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
	 * Whether the setting allows it. With WooCommerce it must be switched on
	 * explicitly.
	 */
	public static function is_wanted(): bool {
		$wanted = Settings::get( 'header_mini_cart' );
		return 'on' === $wanted || ( 'auto' === $wanted && 'woocommerce' !== Plugin::engine()->id() );
	}

	/**
	 * Whether a cart is already there, or hooked by another plugin.
	 *
	 * @param list<string>                             $hooked  Names of hooked blocks.
	 * @param \WP_Block_Template|\WP_Post|array<mixed> $context Template, template part or pattern.
	 */
	private static function has_cart( array $hooked, $context ): bool {
		$names = array_map( static fn ( string $name ): string => "wp:$name ", $hooked );
		return 1 === preg_match( self::CART, implode( ' ', $names ) . self::content( $context ) );
	}

	/**
	 * Whether the context is a header: a header template part, or a header pattern
	 * (themes also write headers as patterns).
	 *
	 * @param \WP_Block_Template|\WP_Post|array<mixed> $context Template, template part or pattern.
	 */
	private static function is_header( $context ): bool {
		if ( $context instanceof \WP_Block_Template ) {
			return 'wp_template_part' === $context->type && 'header' === $context->area;
		}
		return is_array( $context ) && in_array( 'core/template-part/header', (array) ( $context['blockTypes'] ?? array() ), true );
	}

	/**
	 * Returns the content of the context.
	 *
	 * @param \WP_Block_Template|\WP_Post|array<mixed> $context Template, template part or pattern.
	 */
	private static function content( $context ): string {
		return $context instanceof \WP_Block_Template ? (string) $context->content : (string) ( is_array( $context ) ? $context['content'] ?? '' : '' );
	}
}
