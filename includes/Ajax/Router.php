<?php
/**
 * Router of AJAX requests.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax;

use Vitrine\Ajax\Routing\EndpointUrls;
use Vitrine\Ajax\Routing\Guard;
use Vitrine\Ajax\Routing\Origin;
use Vitrine\Ajax\Routing\TakesFiles;
use Vitrine\Commerce\Engine;
use Vitrine\Contract;
use Vitrine\Plugin;
use Vitrine\View\Scope;

defined( 'ABSPATH' ) || exit;

/**
 * Handles both kinds of endpoints: `/?wc-ajax=<endpoint>` and admin-ajax.
 *
 * @see spec 7
 */
final class Router {

	/**
	 * All endpoints, by their names: none is loaded to ask it for its own.
	 */
	private const ENDPOINTS = array(
		'actions.check_user_exist'                 => Account\CheckUserExists::class,
		'actions.login_user'                       => Account\LogIn::class,
		'endpoints.add_to_cart'                    => Cart\AddToCart::class,
		'actions.add_cart_single_product'          => Cart\AddSingleProduct::class,
		'endpoints.remove_from_cart'               => Cart\RemoveFromCart::class,
		'endpoints.restore_cart_item'              => Cart\RestoreItem::class,
		'actions.add_cart_single_product_quantity' => Cart\SetQuantity::class,
		'endpoints.update_cart'                    => Cart\UpdateCart::class,
		'endpoints.apply_coupon'                   => Cart\ApplyCoupon::class,
		'endpoints.remove_coupon'                  => Cart\RemoveCoupon::class,
		'endpoints.update_order_review'            => Cart\OrderReview::class,
		'endpoints.get_refreshed_fragments'        => Cart\Fragments::class,
		'endpoints.get_variation'                  => Product\GetVariation::class,
		'endpoints.nonces'                         => Cart\SessionNonces::class,
		'endpoints.checkout'                       => Checkout\PlaceOrder::class,
		'endpoints.country_fields'                 => Checkout\CountryFields::class,
		'actions.quick_view'                       => Product\QuickView::class,
		'actions.update_loop_builder_content'      => Listing\UpdateLoop::class,
		'endpoints.search'                         => Listing\Suggest::class,
	);

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// After `init`, when post types and session are available, and before WordPress
		// runs the main query or loads a template.
		add_action( 'wp_loaded', array( self::class, 'dispatch' ), 30 );
		add_action( 'wp_loaded', array( self::class, 'refuse_lost_action' ), 30 );
		add_action( 'init', array( self::class, 'register_actions' ) );
		add_action( 'init', array( self::class, 'register_shared' ) );
	}

	/**
	 * Registers the admin-ajax actions, for customers and guests.
	 */
	public static function register_actions(): void {
		if ( ! wp_doing_ajax() ) {
			return;
		}
		foreach ( self::endpoints() as $endpoint => $name ) {
			if ( str_starts_with( $name, 'actions.' ) ) {
				$action = EndpointUrls::name( $name );
				$run    = static fn () => self::handle( $endpoint, self::engine() )->send();
				add_action( 'wp_ajax_' . $action, $run );
				add_action( 'wp_ajax_nopriv_' . $action, $run );
			}
		}
	}

	/**
	 * Handles endpoints that the engine has too, before the engine (10) and after
	 * plugins that handle the request themselves.
	 */
	public static function register_shared(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only checks whether it is set.
		if ( ! wp_doing_ajax() && ! isset( $_GET[ Contract::name( 'endpoint_url.query_var' ) ] ) ) {
			return;
		}
		foreach ( self::endpoints() as $endpoint => $name ) {
			$action = EndpointUrls::action( $name );
			if ( '' !== $action ) {
				add_action( $action, static fn () => self::handle( $endpoint, self::engine() )->send(), 9 );
			}
		}
	}

	/**
	 * Handles `wc-ajax` endpoints.
	 */
	public static function dispatch(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only checks whether it is set.
		if ( ! isset( $_GET[ Contract::name( 'endpoint_url.query_var' ) ] ) ) {
			return;
		}
		$engine = self::engine();
		$own    = '' === Scope::of( $engine );
		foreach ( self::endpoints() as $endpoint => $name ) {
			// Endpoints that the main engine handles itself concern its own cart only.
			if ( EndpointUrls::is_asked( $name ) || ( ! $own && EndpointUrls::is_named( $name ) ) ) {
				add_filter( 'wp_doing_ajax', '__return_true' );
				self::handle( $endpoint, $engine )->send();
			}
		}
		if ( ! class_exists( 'WooCommerce', false ) ) {
			// Otherwise WordPress would print the front page.
			$refusal = Refusal::of( 'malformed', __( 'Unknown request. Please reload the page and try again.', 'vitrine' ), 404 );
			Answer::refused( $refusal->error, $engine )->send();
		}
	}

	/**
	 * Reports a body that is too large and that PHP has discarded, including `action`:
	 * admin-ajax would only respond '0'.
	 */
	public static function refuse_lost_action(): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- Only checks whether anything is set.
		if ( wp_doing_ajax() && array() === $_REQUEST && (int) ( $_SERVER['CONTENT_LENGTH'] ?? 0 ) > Request::LIMIT ) {
			Answer::refused( Request::too_large()->error, Plugin::engine() )->send();
		}
	}

	/**
	 * Returns the engine of the requested cart. An unknown cart kind is rejected, so
	 * that no other cart is changed.
	 */
	private static function engine(): Engine {
		$asked = Scope::asked();
		if ( null === $asked ) {
			$refusal = Refusal::malformed( Contract::name( 'fields.cart_kind' ) );
			Answer::refused( $refusal->error, Plugin::engine() )->send();
		}
		return $asked;
	}

	/**
	 * Checks and runs an endpoint.
	 *
	 * @param class-string<Endpoint> $endpoint Class of the endpoint.
	 * @param Engine                 $engine   The engine.
	 */
	public static function handle( string $endpoint, Engine $engine ): Answer {
		try {
			$request = Request::current( is_subclass_of( $endpoint, TakesFiles::class ) );
			self::check( $endpoint::guard(), $request, $engine );
			return $endpoint::run( $request, $engine );
		} catch ( Refusal $refusal ) {
			return Answer::refused( $refusal->error, $engine );
		}
	}

	/**
	 * Returns all endpoints, including those of other plugins. Invalid ones are dropped
	 * with a developer notice, so that they do not break the shop's own.
	 *
	 * @return array<class-string<Endpoint>, string> Their names.
	 */
	private static function endpoints(): array {
		/**
		 * Filters the endpoints. The name of your own class is `endpoints.your_name` or
		 * `actions.your_name`.
		 *
		 * @param list<class-string<Endpoint>> $endpoints Class names.
		 *
		 * @example
		 * add_filter( 'vitrine_endpoints', fn( $endpoints ) => array( ...$endpoints, Acme_Gift_Wrap::class ) );
		 */
		$endpoints = apply_filters( 'vitrine_endpoints', array_values( self::ENDPOINTS ) );
		$own       = array_flip( self::ENDPOINTS );
		$names     = array();
		foreach ( (array) $endpoints as $endpoint ) {
			if ( is_string( $endpoint ) && isset( $own[ $endpoint ] ) ) {
				$names[ $endpoint ] = $own[ $endpoint ];
			} elseif ( self::is_endpoint( $endpoint ) ) {
				$names[ $endpoint ] = $endpoint::name();
			}
		}
		return $names;
	}

	/**
	 * Whether a value added by a plugin is an endpoint.
	 *
	 * @param mixed $added The added value.
	 * @phpstan-assert-if-true class-string<Endpoint> $added
	 */
	private static function is_endpoint( mixed $added ): bool {
		if ( is_string( $added ) && is_subclass_of( $added, Endpoint::class ) && EndpointUrls::is_place( $added::name() ) ) {
			return true;
		}
		// translators: 1: a filter, 2: an interface, 3: what a name begins with, 4: what a name begins with.
		_doing_it_wrong( __METHOD__, esc_html( sprintf( __( '%1$s accepts classes of %2$s whose names begin with %3$s or %4$s.', 'vitrine' ), 'vitrine_endpoints', Endpoint::class, 'endpoints.', 'actions.' ) ), '0.1.0' );
		return false;
	}

	/**
	 * Runs the checks of an endpoint.
	 *
	 * @param Guard   $guard   Guard of the endpoint.
	 * @param Request $request The request.
	 * @param Engine  $engine  The engine.
	 * @throws Refusal When a check fails.
	 */
	private static function check( Guard $guard, Request $request, Engine $engine ): void {
		if ( Guard::Read === $guard ) {
			return;
		}
		if ( 'POST' !== $request->method ) {
			throw Refusal::of( 'malformed', __( 'This address only accepts POST requests.', 'vitrine' ), 405 );
		}
		if ( Guard::Signed === $guard ) {
			return;
		}
		Origin::check( $_SERVER );
		$nonce = $guard->nonce();
		if ( null !== $nonce ) {
			Nonces::check( $request->text( Contract::name( $nonce[0] ), 64 ), $nonce[1], $engine );
		}
	}
}
