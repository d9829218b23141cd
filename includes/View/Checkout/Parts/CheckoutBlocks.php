<?php
/**
 * Parsed blocks in a checkout block.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Parts;

defined( 'ABSPATH' ) || exit;

/**
 * Inspects the blocks before they are rendered.
 */
final class CheckoutBlocks {

	/** Prefix of the block names. */
	public const PREFIX = 'vitrine/checkout-';

	/**
	 * Returns the column that a block belongs to: its own, or that of the first part in
	 * it; null if it can be anywhere.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 */
	public static function place_of( array $block ): ?string {
		$name = (string) ( $block['blockName'] ?? '' );
		if ( self::PREFIX . 'column' === $name ) {
			return isset( Parts::COLUMNS[ $block['attrs']['area'] ?? '' ] ) ? $block['attrs']['area'] : 'fields';
		}
		$place = str_starts_with( $name, self::PREFIX ) ? Parts::ALL[ substr( $name, strlen( self::PREFIX ) ) ] ?? null : null;
		foreach ( null === $place ? $block['innerBlocks'] ?? array() : array() as $inner ) {
			$place ??= self::place_of( $inner );
		}
		return $place;
	}

	/**
	 * Whether blocks contain a part.
	 *
	 * @param list<array<string, mixed>> $blocks Parsed blocks.
	 * @param string|null                $part   Name of the part; null: any part of the form.
	 */
	public static function has( array $blocks, ?string $part = null ): bool {
		foreach ( $blocks as $block ) {
			$name = (string) ( $block['blockName'] ?? '' );
			$own  = str_starts_with( $name, self::PREFIX ) ? substr( $name, strlen( self::PREFIX ) ) : '';
			if ( ( null === $part ? isset( Parts::ALL[ $own ] ) : $part === $own ) || self::has( $block['innerBlocks'] ?? array(), $part ) ) {
				return true;
			}
		}
		return false;
	}
}
