<?php
/**
 * What the first paint waits for.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page;

use Vitrine\Blocks;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * A browser may paint a page of which it has read half. What is aligned to the
 * end of a row, or to its bottom, then moves when the rest of the row is read: a
 * navigation makes room for the cart icon behind it, the buttons of a row of
 * cards sink to the level of its tallest. So the first paint waits for the end of
 * a shop's page, and for the cart icon on every other one. Styles, pictures and
 * scripts are not waited for, and browsers that do not know the link paint as
 * they always did.
 *
 * What it waits for of styles stands in the page.
 */
final class FirstPaint {

	/**
	 * Blocks that make a page the shop's: short, and sent as a whole.
	 */
	private const SHOP = array( 'product-listing', 'product', 'cart', 'checkout', 'account' );

	private const ICON_END = 'vitrine-cart-icon-end';

	/**
	 * Whether the page has its mark already.
	 *
	 * @var bool
	 */
	private static bool $marked = false;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// Early: the browser must know it before it reads the body.
		add_action( 'wp_head', array( self::class, 'print' ), 1 );
		add_filter( 'styles_inline_size_limit', array( self::class, 'inline_limit' ) );
	}

	/**
	 * Has WordPress print our styles into the page beside as much of others' as it
	 * would without them: a first visit then paints without waiting for a file. What
	 * a page has of ours is a few kilobytes, since it has no other page's.
	 *
	 * @param mixed $limit Bytes of all styles that WordPress prints into a page.
	 * @return mixed The same, with room for ours; as it was where somebody wants none printed.
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
	 * The mark behind the page's first cart icon. The browser goes on when it
	 * meets the element that it waits for, not at its end: so it is one of its own.
	 */
	public static function icon_end(): string {
		$mark         = self::$marked ? '' : sprintf( '<span id="%s" hidden></span>', self::ICON_END );
		self::$marked = true;
		return $mark;
	}

	/**
	 * Tells the browser what to wait for. A classic theme prints its head before
	 * its blocks: what Blocks knows of its page then has to do.
	 */
	public static function print(): void {
		$blocks = Blocks::rendered();
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
	 * Forgets the page: the next one (tests).
	 */
	public static function reset(): void {
		self::$marked = false;
	}
}
