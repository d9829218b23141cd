<?php
/**
 * The blocks in a cart block, as they were parsed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart\Layout;

defined( 'ABSPATH' ) || exit;

/**
 * Knows which parts a cart has and where each usually stands.
 */
final class Tree {

	/** What the names of the blocks begin with. */
	private const PREFIX = 'vitrine/cart-';

	/** The way to the checkout, which stands elsewhere too. */
	private const PROCEED = 'vitrine/proceed-to-checkout';

	/** Part to its usual column; null: it may stand anywhere. */
	public const PARTS = array(
		'items'       => 'items',
		'coupon'      => 'items',
		'totals'      => 'totals',
		'proceed'     => 'totals',
		'cross-sells' => null,
	);

	/** Without these nobody can buy. */
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

	/** Class of any part's element, and of any column's. */
	public const PART   = 'vitrine-cart-part';
	public const COLUMN = 'vitrine-cart-column';

	/**
	 * Which part a block is; also `column` and `empty`.
	 *
	 * @param array<string, mixed> $block Parsed.
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
	 * The area of a column.
	 *
	 * @param array<string, mixed> $block Parsed.
	 */
	public static function area_of( array $block ): string {
		$area = $block['attrs']['area'] ?? '';
		return is_string( $area ) && isset( self::AREAS[ $area ] ) ? $area : 'items';
	}

	/**
	 * The column that a block belongs to; null where it may stand anywhere.
	 *
	 * @param array<string, mixed> $block Parsed.
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
	 * Whether a block can come later than the page: a grid of products, whose styles
	 * are the cart's too and whose buttons the page hears wherever they are.
	 *
	 * @param array<string, mixed> $block Parsed.
	 */
	public static function can_wait( array $block ): bool {
		return 'vitrine/product-listing' === $block['blockName'] && 'grid' === ( $block['attrs']['layout'] ?? 'grid' ) && array() === $block['innerBlocks'];
	}

	/**
	 * Whether a part, a column or what is shown of an empty cart is among blocks or in one of them.
	 *
	 * @param list<array<string, mixed>> $blocks Parsed.
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
