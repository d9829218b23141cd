<?php
/**
 * What is said where a listing has no results.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop;

use Vitrine\Loop\Loop;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/islands/loop/nothing.tsx, where the owner has no block for it.
 */
final class Nothing {

	/**
	 * Props of the text of a listing without results.
	 *
	 * @param Loop $loop The listing.
	 * @return array{text: string, none: bool} The shape of `LoopNothingProps`.
	 */
	public static function props( Loop $loop ): array {
		return array(
			'text' => __( 'No results found.', 'vitrine' ),
			'none' => array() === $loop->posts(),
		);
	}

	/**
	 * What is in its line.
	 *
	 * @param array<string, mixed> $props As above.
	 */
	public static function render( array $props ): Markup {
		return Markup::join( $props['text'] );
	}
}
