<?php
/**
 * Blocks that have a form of their own.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Parts;

defined( 'ABSPATH' ) || exit;

/**
 * Moves them out of the checkout form, since forms cannot be nested.
 */
final class NestedForms {

	private const FORM = '#</?form\b[^>]*>#i';

	/** Markers around such a block until it is moved. */
	private const MARKS = array( '<!--vitrine-form-->', '<!--/vitrine-form-->' );

	/**
	 * Marks a block with a form of its own: inside the checkout form, the browser would
	 * end that form with it. Hooked while the blocks are rendered.
	 *
	 * @param string               $html  HTML of the block.
	 * @param array<string, mixed> $block Parsed block.
	 */
	public static function mark( string $html, array $block ): string {
		if ( str_starts_with( (string) ( $block['blockName'] ?? '' ), CheckoutBlocks::PREFIX ) || 1 !== preg_match( self::FORM, ( preg_replace( self::marked(), '', $html ) ?? $html ) ) ) {
			return $html;
		}
		if ( CheckoutBlocks::has( $block['innerBlocks'] ?? array() ) ) {
			// It contains parts of the checkout, which must be in the checkout form.
			return preg_replace( self::FORM, '', $html ) ?? '';
		}
		return self::MARKS[0] . str_replace( self::MARKS, '', $html ) . self::MARKS[1];
	}

	/**
	 * Returns HTML without the marked blocks.
	 *
	 * @param string $html HTML with markers.
	 */
	public static function without( string $html ): string {
		return preg_replace( self::marked(), '', $html ) ?? $html;
	}

	/**
	 * Returns only the marked blocks.
	 *
	 * @param string $html HTML with markers.
	 */
	public static function of( string $html ): string {
		preg_match_all( self::marked(), $html, $found );
		return implode( '', $found[1] );
	}

	/**
	 * Returns HTML with the marked blocks, outside of the form.
	 *
	 * @param string $html HTML with markers.
	 */
	public static function unmark( string $html ): string {
		return str_replace( self::MARKS, '', $html );
	}

	/**
	 * Returns the pattern for marked blocks.
	 */
	private static function marked(): string {
		return sprintf( '#%s(.*?)%s#s', ...self::MARKS );
	}
}
