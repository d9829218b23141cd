<?php
/**
 * How a listing lays its products out.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Listing;

use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * A grid needs nothing; a carousel and a list each bring a style of their own.
 */
final class Layout {

	private const CAROUSEL = 'carousel';
	private const LIST     = 'list';

	/** The style of each. */
	private const STYLES = array(
		self::CAROUSEL => 'vitrine-carousel',
		self::LIST     => 'vitrine-list',
	);

	/**
	 * The class of a listing; empty for a grid.
	 *
	 * @param array<string, mixed> $options Attributes of the block.
	 */
	public static function class_name( array $options ): string {
		$layout = self::of( $options );
		return '' === $layout ? '' : "is-layout-$layout";
	}

	/**
	 * Loads what the layout needs.
	 *
	 * @param array<string, mixed> $options Attributes of the block.
	 */
	public static function load( array $options ): void {
		$style = self::STYLES[ self::of( $options ) ] ?? null;
		if ( null !== $style ) {
			self::load_style( $style );
		}
	}

	/**
	 * Loads a style of a listing. Where the head is printed already, as in a classic
	 * theme, it stands before the products, so that they are never seen without it.
	 *
	 * @param string $style Handle.
	 */
	public static function load_style( string $style ): void {
		wp_enqueue_style( $style );
		if ( did_action( 'wp_head' ) ) {
			wp_print_styles( $style );
		}
	}

	/**
	 * The products in what the layout has around them. A carousel is scrolled, by
	 * keys too, so it can have the focus and has a name.
	 *
	 * @param Markup               $products The list.
	 * @param array<string, mixed> $options  Attributes of the block.
	 * @param int                  $count    How many there are.
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
	 * The layout; empty for a grid.
	 *
	 * @param array<string, mixed> $options Attributes of the block.
	 */
	private static function of( array $options ): string {
		$layout = (string) ( $options['layout'] ?? '' );
		return isset( self::STYLES[ $layout ] ) ? $layout : '';
	}
}
