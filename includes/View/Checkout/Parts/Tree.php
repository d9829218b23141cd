<?php
/**
 * The blocks in a checkout block, as they were parsed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Parts;

defined( 'ABSPATH' ) || exit;

/**
 * Knows them before they are rendered.
 */
final class Tree {

	/** What the names of the blocks begin with. */
	public const PREFIX = 'vitrine/checkout-';

	/**
	 * The column that a block belongs to: its own, else that of the first part in it;
	 * null where it may stand anywhere.
	 *
	 * @param array<string, mixed> $block Parsed.
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
	 * Whether a part is among blocks or in one of them.
	 *
	 * @param list<array<string, mixed>> $blocks Parsed.
	 * @param string|null                $part   Its name; null: any part of the form.
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
