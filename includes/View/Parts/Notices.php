<?php
/**
 * Messages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Parts;

use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/islands/parts/notices.tsx.
 */
final class Notices {

	/**
	 * One message, of whichever kind: a shopper who has just sent a form is to hear
	 * what came of it at once.
	 *
	 * @param array<string, mixed> $notice Wire shape.
	 * @see spec 2.9, 8.7
	 */
	public static function one( array $notice ): Markup {
		$type = in_array( $notice['type'], array( 'success', 'error' ), true ) ? $notice['type'] : 'info';
		return Markup::tag(
			'div',
			array(
				'class' => Markup::classes( 'vitrine-notice', 'vitrine-notice--' . $type, 'error' === $type ? 'woocommerce-error' : 'woocommerce-message' ),
				'role'  => 'alert',
			),
			$notice['text']
		);
	}

	/**
	 * A failure.
	 *
	 * @param string $text Plain text.
	 */
	public static function error( string $text ): Markup {
		return self::one(
			array(
				'type' => 'error',
				'text' => $text,
			)
		);
	}

	/**
	 * The place where a page shows its messages.
	 *
	 * @param array<mixed> $notices Wire shape.
	 * @param Markup|null  $more    A notice that belongs to a field.
	 */
	public static function render( array $notices, ?Markup $more = null ): Markup {
		return Markup::tag(
			'div',
			array( 'class' => 'woocommerce-notices-wrapper' ),
			array_map( array( self::class, 'one' ), $notices ),
			$more
		);
	}
}
