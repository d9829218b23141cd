<?php
/**
 * The layout of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop;

defined( 'ABSPATH' ) || exit;

/**
 * Columns by the width of the window, as the block's own variables: the style
 * sheet has the break points.
 */
final class Layout {

	/** Attribute to the variable of src/styles. */
	private const COLUMNS = array(
		'columns'       => '--vitrine-columns',
		'columnsTablet' => '--vitrine-columns-tablet',
		'columnsMobile' => '--vitrine-columns-mobile',
	);

	/** More do not fit anywhere. */
	private const MOST = 6;

	/**
	 * The style attribute.
	 *
	 * @param array<string, mixed> $attributes Of the loop builder.
	 */
	public static function style( array $attributes ): string {
		$style = '';
		foreach ( self::COLUMNS as $name => $variable ) {
			$style .= sprintf( '%s:%d;', $variable, max( 1, min( self::MOST, (int) $attributes[ $name ] ) ) );
		}
		return $style;
	}
}
