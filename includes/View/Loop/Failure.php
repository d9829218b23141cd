<?php
/**
 * Error message of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop;

use Vitrine\Contract;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/islands/loop/failure.tsx: shown if an update fails, with a button to try
 * again. Hidden until then.
 *
 * @see spec 8.4
 */
final class Failure {

	/**
	 * Returns the props of the message.
	 *
	 * @return array{text: string, retry: string} The shape of `LoopFailureProps`.
	 */
	public static function props(): array {
		return array(
			'text'  => '',
			'retry' => __( 'Try again', 'vitrine' ),
		);
	}

	/**
	 * Renders the content of the message.
	 *
	 * @param array<string, mixed> $props Props of props().
	 */
	public static function render( array $props ): Markup {
		return Markup::join(
			Markup::tag( 'span', array(), $props['text'] ),
			' ',
			Markup::tag(
				'button',
				array(
					'type'  => 'button',
					'class' => 'button wp-element-button',
					Contract::name( 'markers.loop_control' ) => 'retry',
				),
				$props['retry']
			)
		);
	}
}
