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
use Vitrine\View\Checkout\Review\Summary;
use Vitrine\View\Markup;
use Vitrine\Visit\Inputs;

defined( 'ABSPATH' ) || exit;

/**
 * One form of all that an order needs. The editor shows it too.
 *
 * @see spec 2.7
 */
final class Form {

	/**
	 * The whole checkout form.
	 *
	 * @param array<string, mixed> $props   Of Props.
	 * @param list<Markup>|null    $columns What is in it, as the owner has put it together; null: the standard set.
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
			Summary::place( $draft->message, $draft->errors ),
			Markup::tag( 'div', array( 'class' => 'vitrine-checkout-layout' ), $columns ?? Parts::standard( $props ) )
		);
	}

	/**
	 * What goes along unseen.
	 *
	 * @param array<string, mixed> $props As above.
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
			// The Enter key presses a form's first button, which would be the one that takes a coupon off.
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
