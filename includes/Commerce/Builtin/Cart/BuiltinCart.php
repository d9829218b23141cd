<?php
/**
 * Cart of the built-in engine.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Cart;

use Vitrine\Commerce\Builtin\Catalog\BuiltinCatalog;
use Vitrine\Commerce\Builtin\Checkout\CartHandover;
use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Regions\Whereabouts;
use Vitrine\Commerce\Builtin\Session\SessionNotices;
use Vitrine\Commerce\Builtin\Session\Session;
use Vitrine\Commerce\Cart;
use Vitrine\Commerce\Optional\Checkout\FollowsAddress;
use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Commerce\Value\CartSnapshot;

defined( 'ABSPATH' ) || exit;

/**
 * A write is a function of the cart data, which the store runs again if another write
 * was faster. The functions are in CartChanges.
 */
final class BuiltinCart implements Cart, CartHandover, FollowsAddress {

	/**
	 * Cart data taken by an order of this request, to be stored with the order.
	 *
	 * @var string
	 */
	private string $taken = '';

	/**
	 * Snapshot of the cart.
	 *
	 * @var SnapshotCache
	 */
	private SnapshotCache $cache;

	/**
	 * Messages for the next page.
	 *
	 * @var SessionNotices
	 */
	private SessionNotices $notices;

	/**
	 * @param CartStore $store     Cart store.
	 * @param Session   $session   Session of the visitor.
	 * @param BuiltinCatalog   $catalog   Catalog for cross-sells.
	 */
	public function __construct(
		private readonly CartStore $store,
		private readonly Session $session,
		BuiltinCatalog $catalog,
	) {
		$this->cache   = new SnapshotCache( new SnapshotMaker( $catalog ), $store, $session );
		$this->notices = new SessionNotices( $store, $session );
	}

	/**
	 * {@inheritDoc}
	 */
	public function snapshot(): CartSnapshot {
		return $this->cache->snapshot();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param AddRequest $request Product to add.
	 */
	public function add( AddRequest $request ): array|\WP_Error {
		$items = AddResolver::items( $request );
		if ( is_wp_error( $items ) ) {
			return $items;
		}
		$done = $this->write( static fn ( CartData $cart ): CartData|\WP_Error => CartChanges::add( $cart, $items ) );
		return is_wp_error( $done ) ? $done : array_map( static fn ( CartItem $item ): string => $item->key(), $items );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, int> $quantities Quantities by `cart_item_key`; 0 removes the line.
	 */
	public function set_quantities( array $quantities ): bool|\WP_Error {
		return $this->write( static fn ( CartData $cart ): CartData|\WP_Error => CartChanges::set_quantities( $cart, $quantities ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $key Cart item key.
	 */
	public function remove( string $key ): bool|\WP_Error {
		return $this->write( static fn ( CartData $cart ): CartData|\WP_Error => CartChanges::remove( $cart, $key ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $key `cart_item_key` of a removed line.
	 */
	public function restore( string $key ): bool|\WP_Error {
		return $this->write( static fn ( CartData $cart ): CartData|\WP_Error => CartChanges::restore( $cart, $key ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $code Coupon code as entered; case and surrounding spaces are ignored.
	 */
	public function apply_coupon( string $code ): bool|\WP_Error {
		return $this->write( static fn ( CartData $cart ): CartData|\WP_Error => CartChanges::apply_coupon( $cart, Coupon::normal( $code ) ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $code Coupon code as entered.
	 */
	public function remove_coupon( string $code ): bool|\WP_Error {
		return $this->write( static fn ( CartData $cart ): CartData|\WP_Error => CartChanges::remove_coupon( $cart, Coupon::normal( $code ) ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $id ID of a shipping method in the snapshot.
	 */
	public function choose_shipping( string $id ): bool|\WP_Error {
		return $this->write( static fn ( CartData $cart ): CartData|\WP_Error => CartChanges::choose_shipping( $cart, $id ) );
	}

	/**
	 * {@inheritDoc}
	 */
	public function follows_address(): bool {
		return Whereabouts::matter();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, string> $fields         Values by field name.
	 * @param bool                  $ship_elsewhere Whether the shipping_* fields count.
	 * @param string                $form           Not used.
	 */
	public function locate( array $fields, bool $ship_elsewhere, string $form = '' ): bool|\WP_Error {
		$typed = Whereabouts::typed( $fields, $ship_elsewhere );
		$key   = $this->session->key();
		if ( ! $this->follows_address() || '' === $key || ( $this->store->load( $key )->data->address ?? array() ) === $typed ) {
			return true;
		}
		return $this->write( static fn ( CartData $cart ): CartData => $cart->with_address( $typed ) );
	}

	/**
	 * {@inheritDoc}
	 */
	public function clear(): bool|\WP_Error {
		return '' === $this->session->key() ? true : $this->write( static fn ( CartData $cart ): CartData => $cart->cleared() );
	}

	/**
	 * {@inheritDoc}
	 */
	public function session_token(): string {
		return $this->session->secret();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $type    `success`, `error` or `info`.
	 * @param string $message Text, not HTML.
	 */
	public function add_notice( string $type, string $message ): void {
		$this->notices->add( $type, $message );
		$this->cache->clear();
	}

	/**
	 * {@inheritDoc}
	 */
	public function take_notices(): array {
		$taken = $this->notices->take();
		if ( array() !== $taken ) {
			$this->cache->clear();
		}
		return $taken;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param CartSnapshot $seen Cart that the order is created from.
	 */
	public function empty( CartSnapshot $seen ): bool {
		$key    = $this->session->key();
		$stored = '' === $key ? null : $this->store->load( $key );
		if ( null === $stored || $stored->revision !== $seen->revision ) {
			return false;
		}
		$data = $stored->data->cleared();
		if ( ! $this->store->swap( $key, $this->session->user_id(), $data, $stored->revision ) ) {
			return false;
		}
		// The transaction may still be rolled back, so the cart is not cached and the
		// browser is not informed yet.
		$this->cache->clear();
		$this->taken = TakenCart::pack( $key, $this->session->user_id(), $stored->data );
		return true;
	}

	/**
	 * {@inheritDoc}
	 */
	public function taken(): string {
		return $this->taken;
	}

	/**
	 * {@inheritDoc}
	 */
	public function handed_over(): void {
		$this->cache->clear();
		$this->set_cookies();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $taken Result of taken().
	 */
	public function put_back( string $taken ): bool|\WP_Error {
		$done = TakenCart::put_back( $this->store, $taken );
		// The transaction may still be rolled back.
		$this->cache->clear();
		return $done;
	}

	/**
	 * Updates the cart cookies in the browser.
	 */
	public function set_cookies(): void {
		$snapshot = $this->snapshot();
		$this->session->hint( $snapshot->hash, $snapshot->count() );
	}

	/**
	 * Merges a guest's cart to the cart of the customer who has logged in.
	 *
	 * @param CartData $guest Cart of the guest.
	 * @return true|\WP_Error
	 */
	public function merge( CartData $guest ): bool|\WP_Error {
		return $this->write( static fn ( CartData $cart ): CartData => CartChanges::merge( $cart, $guest ) );
	}

	/**
	 * Saves a change, with reconciliation.
	 *
	 * @param callable(CartData): (CartData|\WP_Error) $rule Change to make.
	 * @return true|\WP_Error
	 */
	private function write( callable $rule ): bool|\WP_Error {
		$done = $this->save( CartChanges::around( $rule ) );
		return is_wp_error( $done ) ? $done : true;
	}

	/**
	 * Saves a change and updates the cookies.
	 *
	 * @param callable(CartData): (CartData|\WP_Error) $change Change to make.
	 */
	private function save( callable $change ): StoredCart|\WP_Error {
		$stored = $this->store->mutate( $this->session->key_to_be(), $this->session->user_id(), $change );
		if ( ! is_wp_error( $stored ) ) {
			$this->session->start();
			$this->cache->renew( $stored );
			$this->set_cookies();
		}
		return $stored;
	}
}
