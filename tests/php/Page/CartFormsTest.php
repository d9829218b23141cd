<?php
/**
 * Tests of the cart page without JavaScript.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Page;

use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Coupons\CouponStore;
use Vitrine\Tests\Support\Environment;

/**
 * Uses its forms and links over HTTP.
 */
final class CartFormsTest extends FormTestCase {

	/**
	 * @testdox The cart page's forms and links update quantities, apply and remove a coupon, remove and restore an item
	 */
	public function test_the_cart_page(): void {
		CouponStore::save( new Coupon( 0, 'welcome10', Coupon::PERCENT, 1000 ) );
		list( $visitor, $key ) = $this->shopper();
		$proof                 = $this->proof( $this->cart_page( $visitor ) );

		$path = $this->path(
			$visitor->post(
				$this->cart_path(),
				array(
					'cart'        => array( $key => array( 'qty' => '3' ) ),
					'update_cart' => '1',
					'_wpnonce'    => $proof,
				)
			)
		);
		$this->assertSame( array( 'Lamp' => 3 ), $this->items( $visitor ) );
		$this->assertStringContainsString( 'Cart updated.', $visitor->get( $path )->body );

		$coupon = array(
			'cart'         => array( $key => array( 'qty' => '3' ) ),
			'coupon_code'  => 'WELCOME10',
			'apply_coupon' => '1',
			'_wpnonce'     => $proof,
		);
		$this->assertStringContainsString( 'Coupon applied.', $visitor->get( $this->path( $visitor->post( $this->cart_path(), $coupon ) ) )->body );
		$this->assertSame( 300, $this->cart( $visitor->get( self::FRAGMENTS ) )['totals']['discount'] );
		$visitor->post(
			$this->cart_path(),
			array(
				'remove_coupon' => 'welcome10',
				'_wpnonce'      => $proof,
			)
		);
		$this->assertSame( 0, $this->cart( $visitor->get( self::FRAGMENTS ) )['totals']['discount'] );

		$link = $this->cart( $visitor->get( self::FRAGMENTS ) )['lines'][0]['remove_url'];
		$path = $this->path( $visitor->get( str_replace( Environment::url(), '', $link ) ) );
		$this->assertSame( array(), $this->items( $visitor ) );
		$page = $visitor->get( $path );
		$this->assertStringContainsString( '“Lamp” removed.', html_entity_decode( $page->body ) );

		$this->assertSame( 1, preg_match( '/<form class="vitrine-undo".*?name="_wpnonce" value="(\w+)".*?name="undo_item" value="(\w+)"/s', $page->body, $undo ) );
		$visitor->post(
			$this->cart_path(),
			array(
				'undo_item' => $undo[2],
				'_wpnonce'  => $undo[1],
			)
		);
		$this->assertSame( array( 'Lamp' => 3 ), $this->items( $visitor ) );
	}

	/**
	 * @testdox Names each item's quantity cart[{cart_item_key}][qty] [3.1-01]
	 */
	public function test_names_of_quantities(): void {
		list( $visitor ) = $this->shopper();
		$answer          = $visitor->post( '/?wc-ajax=add_to_cart', array( 'product_id' => $this->product( array( 'name' => 'Vase' ) ) ) );
		$expected        = array_map( static fn( array $line ): string => 'cart[' . $line['key'] . '][qty]', $this->cart( $answer )['lines'] );
		preg_match( '#<form class="woocommerce-cart-form".*?</form>#s', $this->cart_page( $visitor )->body, $form );
		preg_match_all( '/<input(?=[^>]*\bclass="[^"]*\bqty\b)[^>]*\bname="([^"]*)"/', $form[0], $found );

		$this->assertCount( 2, $expected );
		$this->assertSame( $expected, $found[1] );
	}

	/**
	 * @testdox Enter in a quantity field updates the cart, though it submits the coupon button
	 */
	public function test_enter_in_a_quantity(): void {
		list( $visitor, $key ) = $this->shopper();
		$visitor->post(
			$this->cart_path(),
			array(
				'cart'         => array( $key => array( 'qty' => '2' ) ),
				'coupon_code'  => '',
				'apply_coupon' => '1',
				'_wpnonce'     => $this->proof( $this->cart_page( $visitor ) ),
			)
		);

		$this->assertSame( array( 'Lamp' => 2 ), $this->items( $visitor ) );
	}

	/**
	 * Data provider of invalid forms.
	 *
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public function bad(): array {
		$update = array( 'update_cart' => '1' );
		return array(
			'a quantity above stock'        => array( $update + array( 'cart' => array( '%key%' => array( 'qty' => '9' ) ) ), 'stock' ),
			'a decimal quantity'            => array( $update + array( 'cart' => array( '%key%' => array( 'qty' => '1.5' ) ) ), 'whole number' ),
			'a negative quantity'           => array( $update + array( 'cart' => array( '%key%' => array( 'qty' => '-2' ) ) ), 'whole number' ),
			'an unknown cart item'          => array( $update + array( 'cart' => array( 'ffff' => array( 'qty' => '2' ) ) ), 'no longer in your cart' ),
			'a string as cart'              => array( $update + array( 'cart' => 'x' ), 'could not be understood' ),
			'an unknown coupon'             => array(
				array(
					'apply_coupon' => '1',
					'coupon_code'  => 'nosuchcode',
				),
				'nosuchcode',
			),
			'an array as coupon'            => array(
				array(
					'apply_coupon' => '1',
					'coupon_code'  => array( 'x' ),
				),
				'could not be understood',
			),
			'removing an unknown cart item' => array( array( 'remove_item' => 'ffff' ), 'no longer in your cart' ),
			'no product'                    => array( array( 'add-to-cart' => '0' ), 'could not be understood' ),
			'an unknown product'            => array( array( 'add-to-cart' => '999999' ), 'available' ),
		);
	}

	/**
	 * @testdox Shows the error on the next page: $_dataName
	 *
	 * @dataProvider bad
	 *
	 * @param array<string, mixed> $fields  Fields of the request.
	 * @param string               $message Part of the message.
	 */
	public function test_bad( array $fields, string $message ): void {
		list( $visitor, $key ) = $this->shopper( $this->product( array( 'stock' => 5 ) ) );
		$fields                = json_decode( str_replace( '%key%', $key, (string) wp_json_encode( $fields ) ), true );
		$proof                 = $this->proof( $this->cart_page( $visitor ) );
		$before                = $this->contents();
		$path                  = $this->path( $visitor->post( $this->cart_path(), $fields + array( '_wpnonce' => $proof ) ) );

		$this->assertSame( $before, $this->contents() );
		$this->assertStringContainsString( $message, html_entity_decode( $visitor->get( $path )->body ) );
	}

	/**
	 * @testdox Rejects forms and links without the visitor's own nonce
	 */
	public function test_proofs(): void {
		list( $visitor, $key ) = $this->shopper();
		list( $other )         = $this->shopper();
		$foreign               = $this->proof( $this->cart_page( $other ) );
		$before                = $this->contents();
		foreach ( array( array(), array( '_wpnonce' => 'abcdef1234' ), array( '_wpnonce' => $foreign ) ) as $proof ) {
			$this->path(
				$visitor->post(
					$this->cart_path(),
					$proof + array(
						'update_cart' => '1',
						'cart'        => array( $key => array( 'qty' => '2' ) ),
					)
				)
			);
			$path = $this->path( $visitor->get( add_query_arg( $proof + array( 'remove_item' => $key ), $this->cart_path() ) ) );
			$this->assertStringNotContainsString( 'remove_item', $path, 'The redirect drops the parameter.' );
		}
		$this->assertSame( $before, $this->contents() );
	}

	/**
	 * @testdox A prefetch request removes nothing
	 */
	public function test_prefetch(): void {
		list( $visitor ) = $this->shopper();
		$link            = str_replace( Environment::url(), '', $this->cart( $visitor->get( self::FRAGMENTS ) )['lines'][0]['remove_url'] );
		$visitor->get( $link, array( 'Sec-Purpose' => 'prefetch' ) );

		$this->assertSame( array( 'Lamp' => 1 ), $this->items( $visitor ) );
	}
}
