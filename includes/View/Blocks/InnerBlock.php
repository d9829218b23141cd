<?php
/**
 * Rendering of inner blocks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Renders an inner block as WordPress would, with all filters.
 */
final class InnerBlock {

	/**
	 * Returns the HTML of a block in its parent's context.
	 *
	 * @param array<string, mixed> $block   Parsed block.
	 * @param array<string, mixed> $context Context of the parent block.
	 */
	public static function html( array $block, array $context ): string {
		$around = array(
			'blockName'    => 'core/null',
			'attrs'        => array(),
			'innerBlocks'  => array( $block ),
			'innerHTML'    => '',
			'innerContent' => array( null ),
		);
		return ( new \WP_Block( $around, $context ) )->render( array( 'dynamic' => false ) );
	}
}
