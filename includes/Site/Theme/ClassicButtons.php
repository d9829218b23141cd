<?php
/**
 * Buttons in classic themes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site\Theme;

defined( 'ABSPATH' ) || exit;

/**
 * A classic theme gives buttons its own look by `.button`. WordPress prints its dark
 * default for `.wp-element-button` with the same weight, behind the styles of some
 * themes and before those of others. For what is both, the theme's word counts.
 */
final class ClassicButtons {

	private const STYLES = 'global-styles';

	/** A rule of WordPress's for buttons, with the state that it is for. */
	private const RULE = '/:root :where\(\.wp-element-button((?::[a-z-]+)?), \.wp-block-button__link\1\)(\{[^}]*\})/';

	/**
	 * Weakens the default, before it is printed.
	 */
	public static function prepare(): void {
		$style = wp_styles()->registered[ self::STYLES ] ?? null;
		if ( null === $style || wp_is_block_theme() || ! is_array( $style->extra['after'] ?? null ) ) {
			return;
		}
		$style->extra['after'] = array_map(
			static fn ( mixed $css ): mixed => is_string( $css ) ? self::weakened( $css ) : $css,
			$style->extra['after']
		);
	}

	/**
	 * The same styles, where a rule for both kinds of buttons has no weight for those
	 * that a classic theme knows.
	 *
	 * @param string $css WordPress's.
	 */
	public static function weakened( string $css ): string {
		return (string) preg_replace( self::RULE, ':root :where(.wp-element-button$1:not(.button), .wp-block-button__link$1)$2:where(.button.wp-element-button$1)$2', $css );
	}
}
