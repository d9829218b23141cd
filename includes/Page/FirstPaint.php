<?php
/**
 * Blocking of the first paint.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page;

use Vitrine\Contract;
use Vitrine\Support\RenderedBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * Browsers may paint a partially parsed page, and elements aligned to the end or bottom
 * of a row then move when the rest is parsed: a navigation makes room for the cart
 * icon, buttons of cards align to the tallest. So the first paint waits for the end of
 * a shop page, and for the cart icon on other pages. It does not wait for stylesheets,
 * images or scripts; browsers without support paint as usual.
 *
 * The styles that the first paint needs are inlined.
 */
final class FirstPaint {

	/**
	 * Blocks of shop pages, which are short and sent at once.
	 */
	private const SHOP = array( 'product-listing', 'product', 'cart', 'checkout', 'account' );

	private const ICON_END = 'vitrine-cart-icon-end';

	/**
	 * Whether the mark has been printed.
	 *
	 * @var bool
	 */
	private static bool $marked = false;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// Early, so that the browser has it before it parses the body.
		add_action( 'wp_head', array( self::class, 'print' ), 1 );
		add_filter( 'styles_inline_size_limit', array( self::class, 'inline_limit' ) );
	}

	/**
	 * Raises WordPress's limit for inlined styles by the size of ours, so that a first
	 * visit paints without loading a file. A page has only a few kilobytes of our
	 * styles.
	 *
	 * @param mixed $limit Maximum bytes of all inlined styles.
	 * @return mixed Increased limit; unchanged if inlining is disabled.
	 */
	public static function inline_limit( mixed $limit ): mixed {
		if ( ! is_int( $limit ) || $limit <= 0 ) {
			return $limit;
		}
		foreach ( wp_styles()->queue as $handle ) {
			$path = str_starts_with( $handle, 'vitrine-' ) ? wp_styles()->get_data( $handle, 'path' ) : null;
			if ( is_string( $path ) && '' !== $path ) {
				$limit += wp_filesize( $path );
			}
		}
		return $limit;
	}

	/**
	 * Returns the mark after the first cart icon. The browser continues when the
	 * element starts, so the mark is an element of its own.
	 */
	public static function icon_end(): string {
		$mark         = self::$marked ? '' : sprintf( '<span id="%s" hidden></span>', self::ICON_END );
		self::$marked = true;
		return $mark;
	}

	/**
	 * Prints the link. A classic theme prints its head before its blocks are rendered,
	 * so the blocks found in the content are used.
	 */
	public static function print(): void {
		$blocks = RenderedBlocks::names();
		$id     = match ( true ) {
			array() !== array_intersect( self::SHOP, $blocks ) => Contract::name( 'markers.live_region' ),
			in_array( 'mini-cart', $blocks, true )             => self::ICON_END,
			default                                            => null,
		};
		if ( null !== $id ) {
			printf( '<link rel="expect" href="#%s" blocking="render">' . "\n", esc_attr( $id ) );
		}
	}

	/**
	 * Resets the state of the page (tests).
	 */
	public static function reset(): void {
		self::$marked = false;
	}
}
