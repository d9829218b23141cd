<?php
/**
 * A block in a block that renders what is in it itself.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Renders it as WordPress would, with all that is hooked there.
 */
final class InnerBlock {

	/**
	 * A block, drawn as one in the block around it.
	 *
	 * @param array<string, mixed> $block   Parsed.
	 * @param array<string, mixed> $context Of the block around it.
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
