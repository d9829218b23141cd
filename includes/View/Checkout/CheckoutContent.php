<?php
/**
 * The checkout page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout;

use Vitrine\View\Cart\EmptyCart;
use Vitrine\View\Cart\ReturnToShop;
use Vitrine\View\Checkout\Parts\Parts;
use Vitrine\View\Checkout\Review\MobileSummary;
use Vitrine\View\Markup;
use Vitrine\Contract;
use Vitrine\View\Parts\Notices;
use Vitrine\View\Parts\Others;
use Vitrine\View\Parts\Slot;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the content of the checkout block: the form with the parts above it, or a
 * link to the shop if the cart is empty.
 *
 * @see spec 2.7
 */
final class CheckoutContent {

	/**
	 * Renders the content.
	 *
	 * @param array<string, mixed> $props    Data of Props.
	 * @param callable|null        $composed Renders the custom layout, if there is a form: array{above: Markup, columns: list<Markup>, below: Markup}; null: the default layout.
	 */
	public static function render( array $props, ?callable $composed = null ): Markup {
		$draft   = $props['draft'];
		$notices = Notices::render( array_merge( $props['notices'], $draft->notices ) );
		if ( array() === $props['cart']['lines'] ) {
			// The form was submitted with an empty cart, so there is no form to show the error in.
			$message = '' === $draft->message ? null : Notices::error( $draft->message );
			return Markup::join( $notices, $message, self::empty_page( $props['shop']['shop_url'] ) );
		}
		if ( '' !== $props['must_log_in'] ) {
			return Markup::join( $notices, Notices::error( $props['must_log_in'] ), Customer::login( $props['shop']['checkout_url'] ) );
		}
		$layout = null === $composed ? self::standard( $props ) : $composed();
		return Markup::join(
			$notices,
			Others::at( $props['others'], 'before_checkout_form' ),
			$props['options']['mobile_summary'] ? MobileSummary::render( $props['cart'] ) : null,
			$layout['above'],
			CheckoutFormView::render( $props, $layout['columns'] ),
			$layout['below'],
			Others::at( $props['others'], 'after_checkout_form' ),
			self::after()
		);
	}

	/**
	 * Renders the default layout.
	 *
	 * @param array<string, mixed> $props Data of Props.
	 * @return array{above: Markup, columns: list<Markup>, below: null}
	 */
	private static function standard( array $props ): array {
		return array(
			'above'   => Markup::join(
				self::express( $props['options']['express'] ),
				$props['guest'] && $props['options']['login'] ? Customer::login( $props['shop']['checkout_url'] ) : null
			),
			'columns' => Parts::standard( $props ),
			'below'   => null,
		);
	}

	/**
	 * Renders the empty cart message.
	 *
	 * @param string $url URL of the shop page.
	 */
	public static function empty_page( string $url ): Markup {
		$way = ReturnToShop::props( $url );
		return EmptyCart::render( $way['return_url'] ?? $url, null, __( 'Your cart is empty, so there is nothing to check out yet.', 'vitrine' ), $way['return_text'] ?? '' );
	}

	/**
	 * Renders the area above the form for other plugins: express payment buttons, and
	 * inputs that are submitted with the order by their `form` attribute.
	 *
	 * @param bool $wanted Whether the owner wants express buttons there.
	 */
	public static function express( bool $wanted ): Markup {
		/**
		 * Filters whether a payment method adds express buttons to the checkout. Space
		 * above the form is then reserved from the start, to avoid layout shifts.
		 *
		 * @param bool $reserved Result of earlier filters.
		 *
		 * @example
		 * add_filter( 'vitrine_express_checkout', '__return_true' );
		 */
		$reserved = $wanted && (bool) apply_filters( 'vitrine_express_checkout', false );
		ob_start();
		/**
		 * Prints above the checkout form, where there is one. Escape what you print.
		 *
		 * @example
		 * add_action( 'vitrine_checkout_before_form', function () { echo '<p>Orders placed before noon leave today.</p>'; } );
		 */
		do_action( 'vitrine_checkout_before_form' );
		return Markup::tag(
			'div',
			array( 'class' => Markup::classes( substr( Contract::name( 'markers.express' ), 1 ), $reserved ? Contract::name( 'markers.express_reserved' ) : '' ) ),
			self::printed(),
			Slot::render( 'checkout-before' )
		);
	}

	/**
	 * Returns the output of plugins below the form.
	 */
	private static function after(): Markup {
		ob_start();
		/**
		 * Prints below the checkout form, where there is one. Escape what you print.
		 *
		 * @example
		 * add_action( 'vitrine_checkout_after_form', function () { echo '<p>Questions? Call us.</p>'; } );
		 */
		do_action( 'vitrine_checkout_after_form' );
		return Markup::join( self::printed(), Slot::render( 'checkout-after' ) );
	}

	/**
	 * Returns the output since the last ob_start().
	 */
	private static function printed(): Markup {
		return Markup::safe( trim( (string) ob_get_clean() ) );
	}
}
