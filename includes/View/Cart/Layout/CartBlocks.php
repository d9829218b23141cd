<?php
/**
 * Parsed blocks in a cart block.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart\Layout;

defined( 'ABSPATH' ) || exit;

/**
 * Defines the parts of a cart and their default positions.
 */
final class CartBlocks {

	/** Prefix of the block names. */
	private const PREFIX = 'vitrine/cart-';

	/** The proceed button, which can also be used outside of a cart. */
	private const PROCEED = 'vitrine/proceed-to-checkout';

	/** Part to its default column; null: any position. */
	public const PARTS = array(
		'items'       => 'items',
		'coupon'      => 'items',
		'totals'      => 'totals',
		'proceed'     => 'totals',
		'cross-sells' => null,
	);

	/** Required parts. */
	public const NEEDED = array(
		'items'   => 'items',
		'totals'  => 'totals',
		'proceed' => 'totals',
	);

	/** Column to the class of its element. */
	public const AREAS = array(
		'items'  => 'vitrine-cart-main',
		'totals' => 'cart-collaterals',
	);

	/** Class of the element of each part and of each column. */
	public const PART   = 'vitrine-cart-part';
	public const COLUMN = 'vitrine-cart-column';

	/**
	 * Returns the name of the part that a block is; also `column` and `empty`.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 * @return string Empty: none.
	 */
	public static function name_of( array $block ): string {
		$name = (string) ( $block['blockName'] ?? '' );
		if ( self::PROCEED === $name ) {
			return 'proceed';
		}
		$own = str_starts_with( $name, self::PREFIX ) ? substr( $name, strlen( self::PREFIX ) ) : '';
		return in_array( $own, array( 'column', 'empty' ), true ) || array_key_exists( $own, self::PARTS ) ? $own : '';
	}

	/**
	 * Returns the area of a column.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 */
	public static function area_of( array $block ): string {
		$area = $block['attrs']['area'] ?? '';
		return is_string( $area ) && isset( self::AREAS[ $area ] ) ? $area : 'items';
	}

	/**
	 * Returns the column that a block belongs to; null if it can be anywhere.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 */
	public static function place_of( array $block ): ?string {
		$name = self::name_of( $block );
		if ( 'column' === $name ) {
			return self::area_of( $block );
		}
		if ( '' !== $name ) {
			return self::PARTS[ $name ] ?? null;
		}
		foreach ( $block['innerBlocks'] ?? array() as $inner ) {
			$place = self::place_of( $inner );
			if ( null !== $place ) {
				return $place;
			}
		}
		return null;
	}

	/**
	 * Whether a block can be rendered later: a grid of products, which needs no other
	 * styles or scripts than the cart.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 */
	public static function can_wait( array $block ): bool {
		return 'vitrine/product-listing' === $block['blockName'] && 'grid' === ( $block['attrs']['layout'] ?? 'grid' ) && array() === $block['innerBlocks'];
	}

	/**
	 * Whether blocks contain a part, a column or the layout of the empty cart.
	 *
	 * @param list<array<string, mixed>> $blocks Parsed blocks.
	 */
	public static function has_parts( array $blocks ): bool {
		foreach ( $blocks as $block ) {
			if ( '' !== self::name_of( $block ) || self::has_parts( $block['innerBlocks'] ?? array() ) ) {
				return true;
			}
		}
		return false;
	}
}
