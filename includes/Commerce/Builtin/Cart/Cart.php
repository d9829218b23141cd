<?php
/**
 * The cart of the built-in engine.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Cart;

use Vitrine\Commerce\Builtin\Catalogue\Catalogue;
use Vitrine\Commerce\Builtin\Checkout\CartHandover;
use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Regions\Whereabouts;
use Vitrine\Commerce\Builtin\Session\Notices;
use Vitrine\Commerce\Builtin\Session\Session;
use Vitrine\Commerce\Cart as CartPort;
use Vitrine\Commerce\Optional\Checkout\FollowsAddress;
use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Commerce\Value\CartSnapshot;

defined( 'ABSPATH' ) || exit;

/**
 * Each write is a rule on cart data, handed to the store, which runs it again
 * when another write was faster. The rules are in CartChanges.
 */
final class Cart implements CartPort, CartHandover, FollowsAddress {

	/**
	 * What was last made, and of what.
	 *
	 * @var array{of: string, snapshot: CartSnapshot}|null
	 */
	private ?array $known = null;

	/**
	 * What an order of this request took, for the order to keep.
	 *
	 * @var string
	 */
	private string $taken = '';

	/**
	 * Makes snapshots.
	 *
	 * @var SnapshotMaker
	 */
	private SnapshotMaker $maker;

	/**
	 * Messages for the next page.
	 *
	 * @var Notices
	 */
	private Notices $notices;

	/**
	 * @param CartStore $store     Where it is kept.
	 * @param Session   $session   Whose it is.
	 * @param Catalogue $catalogue For products that go with it.
	 */
	public function __construct(
		private readonly CartStore $store,
		private readonly Session $session,
		Catalogue $catalogue,
	) {
		$this->maker   = new SnapshotMaker( $catalogue );
		$this->notices = new Notices( $store, $session );
	}

	/**
	 * {@inheritDoc}
	 */
	public function snapshot(): CartSnapshot {
		$of = $this->known_of();
		if ( null === $this->known || $of !== $this->known['of'] ) {
			$key = $this->session->key();
			return $this->remember( '' === $key ? null : $this->store->load( $key ) );
		}
		return $this->known['snapshot'];
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param AddRequest $request What to add.
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
	 * @param array<string, int> $quantities `cart_item_key` to quantity; 0 removes the line.
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
	 * @param string $key `cart_item_key` of a line that was removed.
	 */
	public function restore( string $key ): bool|\WP_Error {
		return $this->write( static fn ( CartData $cart ): CartData|\WP_Error => CartChanges::restore( $cart, $key ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $code As typed; case and outer spaces do not count.
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
	 * @param string $id Of one of the snapshot's choices.
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
	 * @param array<string, string> $fields         Field name to value.
	 * @param bool                  $ship_elsewhere Whether the shipping_* fields count.
	 * @param string                $form           Nobody's here.
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
		$this->known = null;
	}

	/**
	 * {@inheritDoc}
	 */
	public function take_notices(): array {
		$taken = $this->notices->take();
		if ( array() !== $taken ) {
			$this->known = null;
		}
		return $taken;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param CartSnapshot $seen The cart that the order is made of.
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
		// Its transaction may still be undone, so nothing is remembered of it and the browser not told yet.
		$this->known = null;
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
		$this->known = null;
		$this->tell();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $taken Of taken().
	 */
	public function put_back( string $taken ): bool|\WP_Error {
		$done = TakenCart::put_back( $this->store, $taken );
		// Its transaction may still be undone.
		$this->known = null;
		return $done;
	}

	/**
	 * Tells the visitor's browser what is in the cart.
	 */
	public function tell(): void {
		$snapshot = $this->snapshot();
		$this->session->hint( $snapshot->hash, $snapshot->count() );
	}

	/**
	 * Adds a guest's cart to that of the customer who has just logged in.
	 *
	 * @param CartData $guest   What the guest had.
	 * @return true|\WP_Error
	 */
	public function merge( CartData $guest ): bool|\WP_Error {
		return $this->write( static fn ( CartData $cart ): CartData => CartChanges::merge( $cart, $guest ) );
	}

	/**
	 * Writes by a rule.
	 *
	 * @param callable(CartData): (CartData|\WP_Error) $rule The change.
	 * @return true|\WP_Error
	 */
	private function write( callable $rule ): bool|\WP_Error {
		$done = $this->save( CartChanges::around( $rule ) );
		return is_wp_error( $done ) ? $done : true;
	}

	/**
	 * Saves a change, and tells the visitor's browser of it.
	 *
	 * @param callable(CartData): (CartData|\WP_Error) $change The change.
	 */
	private function save( callable $change ): StoredCart|\WP_Error {
		$stored = $this->store->mutate( $this->session->key_to_be(), $this->session->user_id(), $change );
		if ( ! is_wp_error( $stored ) ) {
			$this->session->start();
			$this->remember( $stored );
			$this->tell();
		}
		return $stored;
	}

	/**
	 * Makes a snapshot and keeps it as long as it is true.
	 *
	 * @param StoredCart|null $stored Null: the visitor has none.
	 */
	private function remember( ?StoredCart $stored ): CartSnapshot {
		$this->known = array(
			'snapshot' => $this->maker->make( $stored, $this->session->user_id() ),
			'of'       => $this->known_of(),
		);
		return $this->known['snapshot'];
	}

	/**
	 * What a snapshot of this moment depends on, the row aside.
	 */
	private function known_of(): string {
		return get_current_blog_id() . '|' . $this->session->key() . '|' . Changes::stamp();
	}
}
