<?php
/**
 * Forms without JavaScript.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page;

use Vitrine\Ajax\Cart\AddInput;
use Vitrine\Ajax\Nonces;
use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;
use Vitrine\Ajax\Routing\Origin;
use Vitrine\Commerce\Engine;
use Vitrine\Contract;
use Vitrine\Settings\Settings;
use Vitrine\Support\NoStore;
use Vitrine\View\Scope;

defined( 'ABSPATH' ) || exit;

/**
 * Handles forms and links of shop pages that are submitted without JavaScript. Each
 * change ends with a redirect, so that reloading repeats nothing; notices are shown on
 * the next page.
 */
final class Forms {

	/**
	 * The hidden field of forms and links. @see \Vitrine\View\Proof
	 */
	private const PROOF = '_wpnonce';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// With session and post types available, before the main query and the engine's form handlers (20).
		add_action( 'wp_loaded', array( self::class, 'handle' ), 19 );
		add_filter( 'render_block_vitrine/cart', array( UndoForm::class, 'prepend' ) );
	}

	/**
	 * Handles the request if it is a form or link of the shop.
	 */
	public static function handle(): void {
		$engine = Scope::asked();
		// Ignore forms for an unknown cart.
		if ( null === $engine || wp_doing_ajax() || is_admin() ) {
			return;
		}
		try {
			$request = self::request();
			if ( null === $request ) {
				return;
			}
			if ( $request->has( Contract::name( 'fields.add_to_cart' ) ) ) {
				Origin::check( $_SERVER );
				$url = self::add( $request, $engine );
			} else {
				$url = self::change( $request, $engine );
			}
		} catch ( Refusal $refusal ) {
			$url = self::refuse( $refusal, $engine );
		}
		self::go( $url );
	}

	/**
	 * Returns the request, or null if it is not for the shop.
	 *
	 * @throws Refusal When the request is too large or incomplete.
	 */
	private static function request(): ?Request {
		$posted = 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' );
		// phpcs:disable WordPress.Security.NonceVerification -- Only checks for names; the nonce is verified before anything is done.
		$names = $posted ? $_POST : $_GET;
		// phpcs:enable
		// Links may only do what has a nonce: add to cart links could be sent by other sites.
		$known = $posted ? array( 'add_to_cart', 'update_cart', 'apply_coupon', 'remove_coupon', 'remove_item', 'undo_item' ) : array( 'remove_coupon', 'remove_item', 'undo_item' );
		foreach ( $known as $name ) {
			if ( isset( $names[ Contract::name( 'fields.' . $name ) ] ) ) {
				/**
				 * Filters whether Vitrine handles a form, for plugins with forms that
				 * have the same fields.
				 *
				 * @param bool                 $ours  Result of earlier filters.
				 * @param array<string, mixed> $names Submitted fields, slashed.
				 *
				 * @example
				 * add_filter( 'vitrine_takes_form', fn( $ours, $names ) => $ours && ! isset( $names['acme_booking'] ), 10, 2 );
				 */
				return apply_filters( 'vitrine_takes_form', true, $names ) ? Request::current( 'add_to_cart' === $name ) : null;
			}
		}
		return null;
	}

	/**
	 * Adds to the cart.
	 *
	 * @param Request $request The request.
	 * @param Engine  $engine  The engine.
	 * @return string URL to redirect to.
	 * @throws Refusal When the input is not valid.
	 */
	private static function add( Request $request, Engine $engine ): string {
		$add   = AddInput::of_form( $request );
		$added = $engine->cart()->add( $add );
		if ( is_wp_error( $added ) ) {
			throw new Refusal( $added );
		}
		self::fire_added( $add->product_id );
		$product = $engine->catalog()->find( $add->product_id );
		/* translators: %s: product name. */
		$engine->cart()->add_notice( 'success', sprintf( __( '“%s” has been added to your cart.', 'vitrine' ), $product ? $product->name : '' ) );
		// Only a product page's form has a quantity. @see spec 4.2.
		$after = $request->has( Contract::name( 'fields.quantity' ) ) ? Settings::get( 'after_add_to_cart' ) : 'default';
		if ( 'redirect_checkout_page' === $after ) {
			return $engine->page_url( 'checkout' );
		}
		$to_cart = 'redirect_cart_page' === $after || ( 'default' === $after && 'yes' === $engine->cart_redirect_after_add() );
		return $to_cart ? $engine->page_url( 'cart' ) : RedirectNotices::url( self::here() );
	}

	/**
	 * Fires the action for an add to cart without JavaScript.
	 *
	 * @param int $product_id Product ID of the form; for a grouped product that of the group.
	 */
	public static function fire_added( int $product_id ): void {
		/**
		 * Fires after a form without JavaScript has added a product to the cart.
		 *
		 * @param int $product_id Product ID of the form; for a grouped product that of the group.
		 *
		 * @example
		 * add_action( 'vitrine_form_added', fn( $product_id ) => update_post_meta( $product_id, 'acme_adds', 1 + (int) get_post_meta( $product_id, 'acme_adds', true ) ) );
		 */
		do_action( 'vitrine_form_added', $product_id );
	}

	/**
	 * Changes the cart.
	 *
	 * @param Request $request The request.
	 * @param Engine  $engine  The engine.
	 * @return string URL to redirect to.
	 * @throws Refusal When it is not valid.
	 */
	private static function change( Request $request, Engine $engine ): string {
		if ( 'POST' === $request->method ) {
			Origin::check( $_SERVER );
		} elseif ( str_contains( (string) ( $_SERVER['HTTP_SEC_PURPOSE'] ?? '' ), 'prefetch' ) ) {
			// Prefetching a link must not remove anything.
			throw Refusal::malformed();
		}
		Nonces::check( $request->text( self::PROOF, 64 ), Nonces::CART, $engine );
		$change  = new CartChange( $request, $engine );
		$message = $change->apply();
		if ( '' !== $message ) {
			$engine->cart()->add_notice( 'success', $message );
		}
		return $change->next_url();
	}

	/**
	 * Handles a rejected request.
	 *
	 * @param Refusal $refusal The rejected request.
	 * @param Engine  $engine  The engine.
	 * @return string URL to redirect to.
	 */
	private static function refuse( Refusal $refusal, Engine $engine ): string {
		$status = (int) ( $refusal->error->get_error_data()['status'] ?? 200 );
		// Start no session for requests of other sites or of invalid size.
		if ( in_array( $refusal->error->get_error_code(), array( Contract::name( 'error_codes.cross_site' ), Contract::name( 'error_codes.too_large' ) ), true ) ) {
			NoStore::send();
			wp_die( esc_html( $refusal->getMessage() ), '', array( 'response' => (int) $status ) );
		}
		$engine->cart()->add_notice( 'error', $refusal->getMessage() );
		return RedirectNotices::url( self::here() );
	}

	/**
	 * The current request URL, without the arguments of the change.
	 */
	private static function here(): string {
		$uri   = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '/';
		$names = array_map( static fn ( string $name ): string => Contract::name( 'fields.' . $name ), array( 'remove_coupon', 'remove_item', 'undo_item' ) );
		return remove_query_arg( array_merge( $names, array( self::PROOF ) ), $uri );
	}

	/**
	 * Redirects the visitor after a form, always to a GET request.
	 *
	 * @param string $url URL to redirect to.
	 */
	public static function go( string $url ): never {
		NoStore::send();
		wp_safe_redirect( $url, 303, 'Vitrine' );
		exit;
	}
}
