<?php
/**
 * The checkout form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout;

use Vitrine\Contract;
use Vitrine\View\Checkout\Parts\Parts;
use Vitrine\View\Checkout\Review\ErrorSummary;
use Vitrine\View\Markup;
use Vitrine\Visit\Inputs;

defined( 'ABSPATH' ) || exit;

/**
 * Renders one form with everything that an order needs. Also used in the editor.
 *
 * @see spec 2.7
 */
final class CheckoutFormView {

	/**
	 * Renders the whole checkout form.
	 *
	 * @param array<string, mixed> $props   Data of Props.
	 * @param list<Markup>|null    $columns Columns of a custom layout; null: the default layout.
	 */
	public static function render( array $props, ?array $columns = null ): Markup {
		$draft = $props['draft'];
		return Markup::tag(
			'form',
			array(
				'name'       => 'checkout',
				'class'      => 'checkout woocommerce-checkout',
				'method'     => 'post',
				'action'     => $props['shop']['checkout_url'],
				'novalidate' => true,
				'aria-label' => __( 'Checkout', 'vitrine' ),
			),
			self::hidden( $props ),
			ErrorSummary::place( $draft->message, $draft->errors ),
			Markup::tag( 'div', array( 'class' => 'vitrine-checkout-layout' ), $columns ?? Parts::standard( $props ) )
		);
	}

	/**
	 * Renders the hidden fields.
	 *
	 * @param array<string, mixed> $props Data of Props.
	 */
	private static function hidden( array $props ): Markup {
		$name   = static fn ( string $field ): string => Contract::name( 'fields.' . $field );
		$hidden = static fn ( string $field, string $value ): Markup => Markup::tag(
			'input',
			array(
				'type'  => 'hidden',
				'name'  => $name( $field ),
				'value' => $value,
			)
		);
		return Markup::join(
			// The Enter key triggers the first button of a form, which would otherwise be the one that removes a coupon.
			Markup::tag(
				'button',
				array(
					'type'        => 'submit',
					'class'       => 'screen-reader-text',
					'name'        => $name( 'place_order' ),
					'value'       => '1',
					'tabindex'    => -1,
					'aria-hidden' => 'true',
				),
				__( 'Place order', 'vitrine' )
			),
			$hidden( 'security', $props['security'] ),
			$hidden( 'idempotency_key', $props['key'] ),
			Markup::safe( Inputs::html() )
		);
	}
}
