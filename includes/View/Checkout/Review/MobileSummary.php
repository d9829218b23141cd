<?php
/**
 * The order summary above the checkout form on phones.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Review;

use Vitrine\Contract;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Money;

defined( 'ABSPATH' ) || exit;

/**
 * On narrow screens the order review is at the end of the form, right above the
 * payment. This disclosure shows the total at the top; a script copies the review into
 * it when it is opened. Without a script it links to the review.
 *
 * @see src/behaviours/checkout/parts/mobile-summary.ts
 */
final class MobileSummary {

	/**
	 * Renders the disclosure.
	 *
	 * @param array<string, mixed> $cart Data of CartData.
	 */
	public static function render( array $cart ): Markup {
		return Markup::tag(
			'details',
			array( 'class' => substr( Contract::name( 'markers.mobile_summary' ), 1 ) ),
			Markup::tag(
				'summary',
				array(),
				Markup::tag( 'span', array(), __( 'Order summary', 'vitrine' ) ),
				Markup::tag( 'strong', array(), Money::amount( $cart['totals']['total'], $cart['currency'], $cart['html']['total'] ?? null ) )
			),
			Markup::tag( 'div', array(), Markup::tag( 'a', array( 'href' => '#order_review' ), __( 'Your order', 'vitrine' ) ) )
		);
	}
}
