<?php
/**
 * Notices.
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
	 * Renders a notice. All types are alerts, because a shopper who has just submitted
	 * a form should hear the result at once.
	 *
	 * @param array<string, mixed> $notice Notice data.
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
	 * Renders an error.
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
	 * Renders the wrapper with the notices of a page.
	 *
	 * @param array<mixed> $notices Notice data.
	 * @param Markup|null  $more    Notice of a field.
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
