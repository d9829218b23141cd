<?php
/**
 * Toggle of the order review.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Review;

use Vitrine\Contract;
use Vitrine\Settings\Settings;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Island;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/islands/checkout/review-toggle.tsx.
 *
 * @see spec 2.7, 4.9
 */
final class ReviewToggle {

	/**
	 * Renders the container of the toggle, which React hydrates on interaction. It is
	 * shown by a script, because it does nothing without one.
	 *
	 * @param bool $shown Whether it is visible from the start.
	 */
	public static function island( bool $shown ): Markup {
		$props = array(
			'show'   => Settings::text( 'toggle_show_text' ),
			'hide'   => Settings::text( 'toggle_hide_text' ),
			'folded' => false,
			'total'  => '',
		);
		return Markup::tag(
			'div',
			array(
				'class'  => 'vitrine-review-fold',
				'hidden' => ! $shown,
			) + Island::attributes( 'vitrine-review-toggle', $props ),
			self::render( $props )
		);
	}

	/**
	 * Renders the button.
	 *
	 * @param array{show: string, hide: string, folded: bool, total: string} $props The shape of `ReviewToggleProps` in src/islands/checkout/types.ts.
	 */
	public static function render( array $props ): Markup {
		return Markup::tag(
			'button',
			array(
				'type'          => 'button',
				'class'         => Contract::name( 'markers.review_toggle' ),
				'aria-controls' => Contract::name( 'markers.review_body' ),
				'aria-expanded' => $props['folded'] ? 'false' : 'true',
			),
			Markup::tag( 'span', array(), $props['folded'] ? $props['show'] : $props['hide'] ),
			Markup::tag( 'strong', array(), $props['folded'] ? $props['total'] : '' )
		);
	}

	/**
	 * Renders the collapsible element, which is separate because its content is
	 * replaced with every change.
	 *
	 * @param Markup $content Items and totals.
	 */
	public static function body( Markup $content ): Markup {
		return Markup::tag(
			'div',
			array(
				'class' => Contract::name( 'markers.review_body' ),
				'id'    => Contract::name( 'markers.review_body' ),
			),
			$content
		);
	}
}
