<?php
/**
 * Tests of the shared cart snapshot of a page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce;

use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\WooCommerce\Cart\WooCommerceCart;
use Vitrine\Commerce\WooCommerce\Catalog\WooCommerceCatalog;

/**
 * All places of a page share a snapshot, which must always match the current
 * cart.
 */
final class PageSnapshotTest extends CheckoutShop {

	/**
	 * WordPress's count of the action before the test.
	 *
	 * @var int|null
	 */
	private ?int $before = null;

	/**
	 * Simulates a page that is being rendered.
	 */
	protected function setUp(): void {
		parent::setUp();
		global $wp_actions;
		$this->before = $wp_actions['template_redirect'] ?? null;
		// Firing the action itself could redirect.
		$wp_actions['template_redirect'] = 1; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Restored below.
	}

	/**
	 * Ends the simulation.
	 */
	protected function tearDown(): void {
		global $wp_actions;
		if ( null === $this->before ) {
			unset( $wp_actions['template_redirect'] );
		} else {
			$wp_actions['template_redirect'] = $this->before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Restores the original value.
		}
		parent::tearDown();
	}

	/**
	 * Returns the cart of this request with two lamps.
	 */
	private function cart(): WooCommerceCart {
		$cart = new WooCommerceCart( new WooCommerceCatalog() );
		self::assertIsArray( $cart->add( new AddRequest( $this->lamp(), 2 ) ) );
		return $cart;
	}

	/**
	 * @testdox Creates the cart snapshot once per page
	 */
	public function test_once(): void {
		$cart  = $this->cart();
		$lines = 0;
		add_filter(
			'woocommerce_get_item_data',
			static function ( $data ) use ( &$lines ) {
				++$lines;
				return $data;
			}
		);
		$first = $cart->snapshot();
		$this->assertGreaterThan( 0, $lines );
		$asked = $lines;
		$this->assertSame( $first, $cart->snapshot() );
		$this->assertSame( $asked, $lines );
	}

	/**
	 * Data provider of cart changes by other code during rendering.
	 *
	 * @return array<string, array{callable( \WC_Cart, string, int ): mixed, callable( CartSnapshot ): mixed, mixed}>
	 */
	public static function changes(): array {
		$quantity = static fn ( $snapshot ): int => $snapshot->count();
		return array(
			'a changed quantity'                    => array( static fn ( $cart, $key ) => $cart->set_quantity( $key, 5 ), $quantity, 5 ),
			'a changed quantity without new totals' => array( static fn ( $cart, $key ) => $cart->set_quantity( $key, 7, false ), $quantity, 7 ),
			'an added product'                      => array( static fn ( $cart, $key, $other ) => $cart->add_to_cart( $other ), $quantity, 3 ),
			'a removed item'                        => array( static fn ( $cart, $key ) => $cart->remove_cart_item( $key ), $quantity, 0 ),
			'an emptied cart'                       => array( static fn ( $cart ) => $cart->empty_cart(), $quantity, 0 ),
			'a coupon'                              => array( static fn ( $cart ) => $cart->apply_coupon( 'five' ), static fn ( $snapshot ): array => array_column( $snapshot->coupons, 'code' ), array( 'five' ) ),
			'changed contents'                      => array(
				static function ( $cart, $key ): void {
					$contents                     = $cart->get_cart_contents();
					$contents[ $key ]['quantity'] = 9;
					$cart->set_cart_contents( $contents );
				},
				$quantity,
				9,
			),
			'a changed item price'                  => array(
				static function ( $cart, $key ): void {
					$cart->cart_contents[ $key ]['data']->set_price( 3 );
					$cart->calculate_totals();
				},
				static fn ( $snapshot ): int => $snapshot->totals['subtotal'],
				600,
			),
		);
	}

	/**
	 * @testdox Creates a new snapshot when the cart changes
	 * @dataProvider changes
	 *
	 * @param callable $change   Changes WooCommerce's cart.
	 * @param callable $read     Reads a value from a snapshot.
	 * @param mixed    $expected Expected value.
	 */
	public function test_follows( callable $change, callable $read, mixed $expected ): void {
		$coupon = new \WC_Coupon();
		$coupon->set_code( 'five' );
		$coupon->set_amount( '5' );
		$coupon->save();
		$other  = $this->lamp();
		$cart   = $this->cart();
		$before = $cart->snapshot();
		$this->assertNotSame( $expected, $read( $before ) );

		$change( WC()->cart, $before->lines[0]->key, $other );

		$this->assertSame( $expected, $read( $cart->snapshot() ) );
	}

	/**
	 * @testdox A write or a shipping choice refreshes the snapshot
	 */
	public function test_own_writes(): void {
		( new \WC_Shipping_Zone( 0 ) )->add_shipping_method( 'local_pickup' );
		$cart = $this->cart();
		$cart->snapshot();
		$cart->add( new AddRequest( $this->lamp(), 4 ) );
		$this->assertSame( 6, $cart->snapshot()->count() );

		$other = self::choices( $cart->snapshot(), false );
		$this->assertCount( 1, $other );
		$this->assertTrue( $cart->choose_shipping( $other[0] ) );
		$this->assertSame( $other, self::choices( $cart->snapshot(), true ) );
	}

	/**
	 * Returns the selected or the other shipping methods.
	 *
	 * @param CartSnapshot $snapshot  Snapshot of a cart.
	 * @param bool         $is_chosen Whether to return the selected ones.
	 * @return list<string> Their IDs.
	 */
	private static function choices( CartSnapshot $snapshot, bool $is_chosen ): array {
		return array_column( array_filter( $snapshot->shipping, static fn ( array $choice ): bool => $is_chosen === $choice['chosen'] ), 'id' );
	}
}
