<?php
/**
 * WooCommerce's cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Cart;

use Vitrine\Commerce\Cart;
use Vitrine\Commerce\Optional\Checkout\FollowsAddress;
use Vitrine\Commerce\Optional\HasSuccessMessage;
use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\WooCommerce\Catalog\WooCommerceCatalog;
use Vitrine\Commerce\WooCommerce\Checkout\TypedForm;
use Vitrine\Commerce\WooCommerce\Snapshot\PageSnapshot;
use Vitrine\Commerce\WooCommerce\Snapshot\SnapshotMaker;
use Vitrine\Commerce\WooCommerce\Snapshot\Totals;

defined( 'ABSPATH' ) || exit;

/**
 * The visitor's cart in WooCommerce. A lock around the request, not this class,
 * separates concurrent requests of a session.
 */
final class WooCommerceCart implements Cart, FollowsAddress, HasSuccessMessage {

	/**
	 * Builder of cart snapshots.
	 *
	 * @var SnapshotMaker
	 */
	private SnapshotMaker $maker;

	/**
	 * @param WooCommerceCatalog $catalog Source of the cross-sells.
	 */
	public function __construct( WooCommerceCatalog $catalog ) {
		$this->maker = new SnapshotMaker( $catalog );
	}

	/**
	 * {@inheritDoc}
	 */
	public function snapshot(): CartSnapshot {
		$cart = Loaded::cart();
		Totals::refresh( $cart );
		return PageSnapshot::of( $cart, fn (): CartSnapshot => $this->maker->make( $cart ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param AddRequest $request Product and quantity to add.
	 */
	public function add( AddRequest $request ): array|\WP_Error {
		$items = AddResolver::items( $request );
		return is_wp_error( $items ) ? $items : Write::run( static fn ( Write $write ): array|\WP_Error => ( new Adding( $write ) )->add( $items ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, int> $quantities Cart item key to quantity; 0 removes the item.
	 */
	public function set_quantities( array $quantities ): bool|\WP_Error {
		return Write::run( static fn ( Write $write ): bool|\WP_Error => Changing::set( $write, $quantities ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $key Cart item key.
	 */
	public function remove( string $key ): bool|\WP_Error {
		return Write::run( static fn ( Write $write ): bool|\WP_Error => Changing::remove( $write, $key ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $key Cart item key of a removed item.
	 */
	public function restore( string $key ): bool|\WP_Error {
		return Write::run( static fn ( Write $write ): bool|\WP_Error => Changing::restore( $write, $key ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $code Coupon code as typed; case and surrounding spaces are ignored.
	 */
	public function apply_coupon( string $code ): bool|\WP_Error {
		return Write::run( static fn ( Write $write ): bool|\WP_Error => WooCommerceCoupons::apply( $write->cart, $code ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $code Coupon code as typed.
	 */
	public function remove_coupon( string $code ): bool|\WP_Error {
		return Write::run( static fn ( Write $write ): bool|\WP_Error => WooCommerceCoupons::remove( $write->cart, $code ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $id ID of a shipping method in the snapshot.
	 */
	public function choose_shipping( string $id ): bool|\WP_Error {
		return Write::run( static fn ( Write $write ): bool|\WP_Error => WooCommerceShippingRates::choose( $write->cart, $id ) );
	}

	/**
	 * {@inheritDoc}
	 */
	public function follows_address(): bool {
		return true;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, string> $fields         Field name to value.
	 * @param bool                  $ship_elsewhere Whether to use the shipping_* fields.
	 * @param string                $form           All fields of the form, as a query string.
	 */
	public function locate( array $fields, bool $ship_elsewhere, string $form = '' ): bool|\WP_Error {
		if ( Loaded::cart()->is_empty() ) {
			return true;
		}
		return TypedForm::during( $fields, $ship_elsewhere, $form, static fn () => Write::run( static fn () => TypedForm::settle_shipping() ) );
	}

	/**
	 * {@inheritDoc}
	 */
	public function success_message(): string {
		return NoticeCollector::success_message();
	}

	/**
	 * {@inheritDoc}
	 */
	public function clear(): bool|\WP_Error {
		$cart = Loaded::cart();
		if ( Loaded::has_session() ) {
			$cart->empty_cart();
			Loaded::save( $cart );
		}
		return true;
	}

	/**
	 * {@inheritDoc}
	 */
	public function session_token(): string {
		Loaded::start_session();
		$user = get_current_user_id();
		return $user > 0
			? wp_hash( 'vitrine|' . $user . '|' . wp_get_session_token(), 'nonce' )
			: wp_hash( 'vitrine|' . Loaded::session()->get_customer_id(), 'nonce' );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $type    `success`, `error` or `info`.
	 * @param string $message Plain text.
	 */
	public function add_notice( string $type, string $message ): void {
		WooCommerceNotices::add( $type, $message );
	}

	/**
	 * {@inheritDoc}
	 */
	public function take_notices(): array {
		return WooCommerceNotices::take();
	}
}
