<?php
/**
 * Layout of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop;

defined( 'ABSPATH' ) || exit;

/**
 * Sets the columns per window width as CSS variables; the breakpoints are in the style
 * sheet.
 */
final class LoopColumns {

	/** Attribute to the CSS variable in src/styles. */
	private const COLUMNS = array(
		'columns'       => '--vitrine-columns',
		'columnsTablet' => '--vitrine-columns-tablet',
		'columnsMobile' => '--vitrine-columns-mobile',
	);

	/** Maximum number of columns. */
	private const MOST = 6;

	/**
	 * Returns the style attribute.
	 *
	 * @param array<string, mixed> $attributes Attributes of the loop builder.
	 */
	public static function style( array $attributes ): string {
		$style = '';
		foreach ( self::COLUMNS as $name => $variable ) {
			$style .= sprintf( '%s:%d;', $variable, max( 1, min( self::MOST, (int) $attributes[ $name ] ) ) );
		}
		return $style;
	}
}
