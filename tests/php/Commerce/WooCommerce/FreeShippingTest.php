<?php
/**
 * Tests of the amount missing for free shipping.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce;

use Vitrine\Commerce\WooCommerce\Front\Cart\FreeShippingBar;
use Vitrine\Commerce\WooCommerce\Hooks\ForeignActions;

/**
 * Uses the settings of WooCommerce's free shipping method.
 */
final class FreeShippingTest extends CheckoutShop {

	/**
	 * @testdox Returns the amount missing as WooCommerce's free shipping method requires it
	 * @dataProvider methods
	 *
	 * @param array<string, string>                    $settings Settings of the method.
	 * @param list<string>                             $coupons  Coupons in the cart of 20.00: "ten" percent, "ship"
	 *                                                           grants free shipping.
	 * @param array{minimum: int, remaining: int}|null $expected Expected result.
	 */
	public function test_methods( array $settings, array $coupons, ?array $expected ): void {
		$zone = new \WC_Shipping_Zone( 0 );
		$id   = $zone->add_shipping_method( 'free_shipping' );
		update_option( "woocommerce_free_shipping_{$id}_settings", array( 'title' => 'Free' ) + $settings );
		$grants = new \WC_Coupon();
		$grants->set_code( 'ship' );
		$grants->set_free_shipping( true );
		$grants->save();
		$takes = new \WC_Coupon();
		$takes->set_code( 'ten' );
		$takes->set_discount_type( 'percent' );
		$takes->set_amount( '10' );
		$takes->save();
		$cart = $this->shopper( 0, 2 )->cart();
		foreach ( $coupons as $code ) {
			$this->assertTrue( $cart->apply_coupon( $code ) );
		}
		$snapshot = $cart->snapshot();

		$this->assertSame( $expected, $snapshot->free_shipping() );
		if ( null !== $expected ) {
			$is_offered = in_array( 'Free', array_column( $snapshot->shipping, 'label' ), true );
			$this->assertSame( 0 === $expected['remaining'], $is_offered, 'WooCommerce offers free shipping when nothing is missing.' );
		}
	}

	/**
	 * @testdox Shows the free shipping bar in WooCommerce's cart and mini-cart, but not in an empty cart
	 */
	public function test_own_cart(): void {
		$zone = new \WC_Shipping_Zone( 0 );
		$id   = $zone->add_shipping_method( 'free_shipping' );
		update_option(
			"woocommerce_free_shipping_{$id}_settings",
			array(
				'title'      => 'Free',
				'requires'   => 'min_amount',
				'min_amount' => '50',
			)
		);
		$shown = static function ( string $hook ): string {
			ob_start();
			do_action( $hook ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WooCommerce hook.
			return wp_strip_all_tags( (string) ob_get_clean() );
		};
		FreeShippingBar::boot();
		wc_load_cart();
		WC()->cart->empty_cart();
		$this->assertSame( '', $shown( 'woocommerce_before_cart_totals' ) );
		$this->shopper( 0, 2 );
		foreach ( array( 'woocommerce_before_cart_totals', 'woocommerce_widget_shopping_cart_before_buttons' ) as $hook ) {
			$this->assertStringContainsString( 'more to get free shipping.', $shown( $hook ) );
		}
		$this->assertSame( '', ForeignActions::printed( 'woocommerce_before_cart_totals', array() ), 'Vitrine’s cart already shows the bar.' );
	}

	/**
	 * @testdox Hides the free shipping bar when another method is free
	 */
	public function test_free_already(): void {
		$zone = new \WC_Shipping_Zone( 0 );
		foreach ( array( array( 'min_amount', '50' ), array( 'coupon', '0' ) ) as list( $requires, $amount ) ) {
			$id = $zone->add_shipping_method( 'free_shipping' );
			update_option(
				"woocommerce_free_shipping_{$id}_settings",
				array(
					'title'      => 'Free',
					'requires'   => $requires,
					'min_amount' => $amount,
				)
			);
		}
		$coupon = new \WC_Coupon();
		$coupon->set_code( 'ship' );
		$coupon->set_free_shipping( true );
		$coupon->save();
		$cart = $this->shopper( 0, 2 )->cart();
		$this->assertSame( 3000, $cart->snapshot()->free_shipping()['remaining'] ?? null );
		$this->assertTrue( $cart->apply_coupon( 'ship' ) );
		$this->assertNull( $cart->snapshot()->free_shipping() );
	}

	/**
	 * Data provider of method settings, coupons and results.
	 *
	 * @return array<string, array{0: array<string, string>, 1: list<string>, 2: array{minimum: int, remaining: int}|null}>
	 */
	public static function methods(): array {
		$asks = static fn ( string $requires, string $amount, string $ignore = 'no' ): array => array(
			'requires'         => $requires,
			'min_amount'       => $amount,
			'ignore_discounts' => $ignore,
		);
		$says = static fn ( int $minimum, int $remaining ): array => compact( 'minimum', 'remaining' );
		return array(
			'no requirement'                        => array( $asks( '', '0' ), array(), null ),
			'a minimum, below'                      => array( $asks( 'min_amount', '50' ), array(), $says( 5000, 3000 ) ),
			'a minimum, reached'                    => array( $asks( 'min_amount', '20' ), array(), $says( 2000, 0 ) ),
			'a minimum after coupons'               => array( $asks( 'min_amount', '20' ), array( 'ten' ), $says( 2000, 200 ) ),
			'a minimum before coupons'              => array( $asks( 'min_amount', '20', 'yes' ), array( 'ten' ), $says( 2000, 0 ) ),
			'only a coupon'                         => array( $asks( 'coupon', '0' ), array(), null ),
			'a minimum or a coupon, neither met'    => array( $asks( 'either', '50' ), array(), $says( 5000, 3000 ) ),
			'a minimum or a coupon, coupon applied' => array( $asks( 'either', '50' ), array( 'ship' ), $says( 5000, 0 ) ),
			'a minimum and a coupon, no coupon'     => array( $asks( 'both', '50' ), array(), null ),
			'a minimum and a coupon, coupon applied, below the minimum' => array( $asks( 'both', '50' ), array( 'ship' ), $says( 5000, 3000 ) ),
		);
	}
}
