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
 * Keeps them out of the checkout's form: a browser would end that one with theirs.
 */
final class OwnForms {

	private const FORM = '#</?form\b[^>]*>#i';

	/** Stand around such a block until it is taken out. */
	private const MARKS = array( '<!--vitrine-form-->', '<!--/vitrine-form-->' );

	/**
	 * Marks what has a form of its own: within the checkout's, a browser would end
	 * that one with it. Hooked while the blocks are drawn.
	 *
	 * @param string               $html  Of a block.
	 * @param array<string, mixed> $block The block, parsed.
	 */
	public static function mark( string $html, array $block ): string {
		if ( str_starts_with( (string) ( $block['blockName'] ?? '' ), Tree::PREFIX ) || 1 !== preg_match( self::FORM, ( preg_replace( self::marked(), '', $html ) ?? $html ) ) ) {
			return $html;
		}
		if ( Tree::has( $block['innerBlocks'] ?? array() ) ) {
			// There are parts of the checkout in it, whose form it has to be.
			return preg_replace( self::FORM, '', $html ) ?? '';
		}
		return self::MARKS[0] . str_replace( self::MARKS, '', $html ) . self::MARKS[1];
	}

	/**
	 * HTML without its forms.
	 *
	 * @param string $html With marks.
	 */
	public static function without( string $html ): string {
		return preg_replace( self::marked(), '', $html ) ?? $html;
	}

	/**
	 * The forms alone.
	 *
	 * @param string $html With marks.
	 */
	public static function of( string $html ): string {
		preg_match_all( self::marked(), $html, $found );
		return implode( '', $found[1] );
	}

	/**
	 * HTML with them, where they may stay.
	 *
	 * @param string $html With marks.
	 */
	public static function unmark( string $html ): string {
		return str_replace( self::MARKS, '', $html );
	}

	/**
	 * What finds them.
	 */
	private static function marked(): string {
		return sprintf( '#%s(.*?)%s#s', ...self::MARKS );
	}
}
