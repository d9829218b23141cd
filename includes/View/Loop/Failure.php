<?php
/**
 * What is said when an update of a listing fails.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop;

use Vitrine\Contract;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/islands/loop/failure.tsx: why there are no other results, with a way
 * to try again. Empty and hidden until then.
 *
 * @see spec 8.4
 */
final class Failure {

	/**
	 * Props of the message of a failed request, with a button to try again.
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
	 * What is in its line.
	 *
	 * @param array<string, mixed> $props As above.
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
