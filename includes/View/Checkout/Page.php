<?php
/**
 * The checkout page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout;

use Vitrine\View\Cart\EmptyCart;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Notices;

/**
 * What is in the checkout block: the form with what goes above it, or the way
 * on when there is nothing to order.
 *
 * @see spec 2.7
 */
final class Page {

	/**
	 * The content.
	 *
	 * @param array<string, mixed> $props Of Props.
	 */
	public static function render( array $props ): Markup {
		$draft   = $props['draft'];
		$notices = Notices::render( array_merge( $props['notices'], $draft->notices ) );
		if ( array() === $props['cart']['lines'] ) {
			// A form that was sent when its cart was gone already: there is no form to say it in.
			$said = '' === $draft->message ? null : Notices::error( $draft->message );
			return Markup::join( $notices, $said, self::nothing( $props['shop']['shop_url'] ) );
		}
		return Markup::join(
			$notices,
			$props['guest'] ? Customer::login( $props['shop']['checkout_url'] ) : null,
			self::slot(),
			Form::render( $props ),
			self::action( 'vitrine_checkout_after_form' )
		);
	}

	/**
	 * The way on when there is nothing to order.
	 *
	 * @param string $url The shop's.
	 */
	public static function nothing( string $url ): Markup {
		return EmptyCart::render( $url, null, __( 'Your cart is empty, so there is nothing to check out yet.', 'vitrine' ) );
	}

	/**
	 * The room above the form for what other plugins put there: buttons of
	 * wallets, inputs that are sent with the order by their `form` attribute.
	 */
	private static function slot(): Markup {
		return Markup::tag( 'div', array( 'class' => 'vitrine-checkout-slot' ), self::action( 'vitrine_checkout_before_form' ) );
	}

	/**
	 * What others print at a place.
	 *
	 * @param 'vitrine_checkout_before_form'|'vitrine_checkout_after_form' $hook Its name.
	 */
	private static function action( string $hook ): Markup {
		ob_start();
		/**
		 * Prints beside the checkout form, where there is one. Escape what you print.
		 */
		do_action( $hook ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- One of the two names above.
		return Markup::safe( trim( (string) ob_get_clean() ) );
	}
}
