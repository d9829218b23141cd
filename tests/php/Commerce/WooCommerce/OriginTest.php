<?php
/**
 * Tests of order attribution in WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce;

use Vitrine\Commerce\Value\Order;
use Vitrine\Commerce\Value\OrderRequest;
use Vitrine\Commerce\WooCommerce\Front\Attribution;
use Vitrine\Visit\Origins;

/**
 * Stored by WooCommerce under its own names.
 */
final class OriginTest extends CheckoutShop {

	private const SENT = array(
		'source_type'   => 'utm',
		'utm_source'    => 'news',
		'utm_campaign'  => '(none)',
		'session_entry' => 'javascript:alert(1)',
		'user_agent'    => 'Mozilla/5.0 (iPhone) Mobile',
	);

	/**
	 * Returns the attribution stored by WooCommerce.
	 *
	 * @param int $id Order ID.
	 * @return array<string, string>
	 */
	private static function kept( int $id ): array {
		$kept = array();
		foreach ( wc_get_order( $id )->get_meta_data() as $meta ) {
			if ( str_starts_with( $meta->key, '_wc_order_attribution_' ) ) {
				$kept[ substr( $meta->key, 22 ) ] = $meta->value;
			}
		}
		ksort( $kept );
		return $kept;
	}

	/**
	 * Places an order with our form and attribution data.
	 *
	 * @param array<string, string> $origin Sent data.
	 * @return array<string, string> Stored data.
	 */
	private function order( array $origin ): array {
		$request = self::request();
		$placed  = $this->shopper()->checkout()->place( new OrderRequest( $request->fields, false, 'cod', $request->idempotency_key, '', array(), origin: $origin ) );
		$this->assertInstanceOf( Order::class, $placed, is_wp_error( $placed ) ? $placed->get_error_message() : '' );
		return self::kept( $placed->id );
	}

	/**
	 * @testdox An order from Vitrine's checkout stores its origin where WooCommerce does [7.18-01]
	 */
	public function test_own_form(): void {
		$this->assertSame(
			array(
				'device_type' => 'Mobile',
				'source_type' => 'utm',
				'user_agent'  => 'Mozilla/5.0 (iPhone) Mobile',
				'utm_source'  => 'news',
			),
			$this->order( self::SENT )
		);
	}

	/**
	 * @testdox Stores no origin when none is sent
	 */
	public function test_nothing(): void {
		$this->assertSame( array(), $this->order( array() ) );
		$this->assertSame( array(), $this->order( array( 'utm_source' => 'without a type' ) ) );
	}

	/**
	 * @testdox An order from the checkout block stores a sanitized origin, and none without consent [7.18-02]
	 */
	public function test_block(): void {
		$key = 'woocommerce/order-attribution';
		foreach ( array(
			''      => 'news',
			'optin' => '',
		) as $type => $source ) {
			update_option( 'vitrine_settings', array( 'consent_type' => $type ) );
			$order   = wc_create_order();
			$request = new \WP_REST_Request( 'POST', '/wc/store/v1/checkout' );
			$request->set_param( 'extensions', array( $key => self::SENT + array_fill_keys( (array) \Vitrine\Contract::get( 'fields.attribution' ), '' ) ) );
			do_action( 'woocommerce_store_api_checkout_update_order_from_request', $order, $request );
			$this->assertSame( $source, self::kept( $order->get_id() )['utm_source'] ?? '' );
			$this->assertArrayNotHasKey( 'session_entry', self::kept( $order->get_id() ) );
		}
	}

	/**
	 * @testdox A wallet order stores its origin
	 */
	public function test_told(): void {
		$order = wc_create_order();
		Origins::record( $order->get_id(), self::SENT );
		$this->assertSame( 'news', self::kept( $order->get_id() )['utm_source'] );
	}

	/**
	 * @testdox WooCommerce's attribution scripts are replaced, unless turned off by setting or feature
	 */
	public function test_scripts(): void {
		$page = $this->http( 'GET', '/' )->body;
		$this->assertStringContainsString( 'id="vitrine-visit"', $page );
		$this->assertStringNotContainsString( 'sourcebuster', $page );
		$this->assertStringNotContainsString( 'order-attribution.', $page );

		update_option( 'vitrine_settings', array( 'replace_attribution' => false ) );
		$page = $this->http( 'GET', '/' )->body;
		$this->assertStringNotContainsString( 'id="vitrine-visit"', $page );
		$this->assertStringContainsString( 'sourcebuster', $page );

		update_option( 'vitrine_settings', array() );
		update_option( 'woocommerce_feature_order_attribution_enabled', 'no' );
		$page = $this->http( 'GET', '/' )->body;
		$this->assertStringNotContainsString( 'id="vitrine-visit"', $page );
		$this->assertStringNotContainsString( 'sourcebuster', $page );
	}

	/**
	 * @testdox The field prefix is WooCommerce's [3.15-01]
	 */
	public function test_prefix(): void {
		add_filter( 'wc_order_attribution_tracking_field_prefix', static fn (): string => '_origin' );
		$this->assertSame( 'origin_', Attribution::prefix() );
		$this->assertSame( 'origin_', Origins::prefix() );
	}
}
