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
 * Classic themes style `.button`. WordPress prints its dark default for
 * `.wp-element-button` with the same specificity, after the styles of some themes and
 * before those of others. The theme's style should win for elements with both classes.
 */
final class ClassicButtons {

	private const STYLES = 'global-styles';

	/** Matches WordPress's button rule, with an optional pseudo-class. */
	private const RULE = '/:root :where\(\.wp-element-button((?::[a-z-]+)?), \.wp-block-button__link\1\)(\{[^}]*\})/';

	/**
	 * Lowers the specificity of the default before it is printed.
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
	 * Returns the styles with no specificity for elements with both button classes.
	 *
	 * @param string $css CSS from WordPress.
	 */
	public static function weakened( string $css ): string {
		return (string) preg_replace( self::RULE, ':root :where(.wp-element-button$1:not(.button), .wp-block-button__link$1)$2:where(.button.wp-element-button$1)$2', $css );
	}
}
