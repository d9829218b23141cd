<?php
/**
 * Layout of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Listing;

use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * A grid needs no further style; carousel and list each have one.
 */
final class ListingLayout {

	private const CAROUSEL = 'carousel';
	private const LIST     = 'list';

	/** Layout to its style. */
	private const STYLES = array(
		self::CAROUSEL => 'vitrine-carousel',
		self::LIST     => 'vitrine-list',
	);

	/**
	 * Returns the class of a listing; empty for a grid.
	 *
	 * @param array<string, mixed> $options Block attributes.
	 */
	public static function class_name( array $options ): string {
		$layout = self::of( $options );
		return '' === $layout ? '' : "is-layout-$layout";
	}

	/**
	 * Loads the style of the layout.
	 *
	 * @param array<string, mixed> $options Block attributes.
	 */
	public static function load( array $options ): void {
		$style = self::STYLES[ self::of( $options ) ] ?? null;
		if ( null !== $style ) {
			self::load_style( $style );
		}
	}

	/**
	 * Loads a style of a listing. If the head is already printed, as in a classic
	 * theme, the style is printed before the products, so that they are never shown
	 * without it.
	 *
	 * @param string $style Style handle.
	 */
	public static function load_style( string $style ): void {
		wp_enqueue_style( $style );
		if ( did_action( 'wp_head' ) ) {
			wp_print_styles( $style );
		}
	}

	/**
	 * Wraps the products for the layout. A carousel can be scrolled by keyboard, so it
	 * is focusable and has a name.
	 *
	 * @param Markup               $products List of products.
	 * @param array<string, mixed> $options  Block attributes.
	 * @param int                  $count    Number of products.
	 */
	public static function around( Markup $products, array $options, int $count ): Markup {
		if ( self::CAROUSEL !== self::of( $options ) ) {
			return $products;
		}
		$title = (string) ( $options['title'] ?? '' );
		return Markup::tag(
			'div',
			array(
				'class'      => Markup::classes( 'vitrine-carousel', $count > (int) $options['columns'] ? 'has-more' : '' ),
				'role'       => 'region',
				'aria-label' => '' === $title ? __( 'Products', 'vitrine' ) : $title,
				'tabindex'   => '0',
			),
			$products
		);
	}

	/**
	 * Returns the layout; empty for a grid.
	 *
	 * @param array<string, mixed> $options Block attributes.
	 */
	private static function of( array $options ): string {
		$layout = (string) ( $options['layout'] ?? '' );
		return isset( self::STYLES[ $layout ] ) ? $layout : '';
	}
}
