<?php
/**
 * Message for a listing without results.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop;

use Vitrine\Loop\Loop;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/islands/loop/no-results.tsx, used if the owner has no block for it.
 */
final class NoResults {

	/**
	 * Returns the props of the message.
	 *
	 * @param Loop $loop The listing.
	 * @return array{text: string, none: bool} The shape of `LoopNoResultsProps`.
	 */
	public static function props( Loop $loop ): array {
		return array(
			'text' => __( 'No results found.', 'vitrine' ),
			'none' => array() === $loop->posts(),
		);
	}

	/**
	 * Renders the content of the message.
	 *
	 * @param array<string, mixed> $props Props of props().
	 */
	public static function render( array $props ): Markup {
		return Markup::join( $props['text'] );
	}
}
