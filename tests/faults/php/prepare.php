<?php
/**
 * Creates shoppers with filled carts.
 *
 * @package Vitrine
 *
 * @var array{count: int, from: int, wallet: bool} $args
 */

declare( strict_types=1 );

use Vitrine\Ajax\Nonces;
use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Coupons\CouponStore;
use Vitrine\Commerce\Builtin\BuiltinEngine;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Modules\Wallet\Config;
use Vitrine\Modules\Wallet\Seal;
use Vitrine\Modules\Wallet\SignedAnswer;
use Vitrine\Modules\Wallet\Ticket;
use Vitrine\Tests\Commerce\Builtin\Checkout\Jar;
use Vitrine\Tests\Modules\Wallet\WalletSide;

require_once dirname( __DIR__, 2 ) . '/php/Commerce/Builtin/Checkout/Jar.php';
require_once dirname( __DIR__, 2 ) . '/php/Modules/Wallet/WalletSide.php';

wp_set_current_user( 0 );
$vitrine_product = (int) get_option( 'faults_product' );
if ( 0 === $vitrine_product ) {
	$vitrine_product = ProductWriter::save(
		array(
			'name'          => 'Mug',
			'regular_price' => 2000,
			'stock'         => 100000,
		)
	);
	update_option( 'faults_product', $vitrine_product );
	CouponStore::save( new Coupon( 0, 'faults', Coupon::PERCENT, 1000 ) );
	WalletSide::switch_on();
}
$vitrine_shoppers = array();
for ( $vitrine_n = 0; $vitrine_n < $args['count']; $vitrine_n++ ) {
	$vitrine_jar    = new Jar();
	$vitrine_engine = new BuiltinEngine( $vitrine_jar );
	$vitrine_engine->cart()->add( new AddRequest( $vitrine_product, 2 ) );
	$vitrine_engine->cart()->apply_coupon( 'faults' );
	$vitrine_one = array(
		'email'    => sprintf( 's%d@example.org', $args['from'] + $vitrine_n ),
		'cookies'  => $vitrine_jar->cookies,
		'security' => Nonces::create( Nonces::CART, $vitrine_engine ),
		'hash'     => $vitrine_engine->cart()->snapshot()->hash,
	);
	if ( $args['wallet'] ) {
		$_COOKIE               = $vitrine_jar->cookies;
		$vitrine_cart          = $vitrine_engine->cart()->snapshot();
		$vitrine_ticket        = Ticket::issue( Config::current(), $vitrine_engine, $vitrine_cart );
		$vitrine_session       = array(
			'ticket'   => $vitrine_ticket->sealed(),
			'total'    => $vitrine_cart->totals['total'],
			'currency' => $vitrine_cart->currency->code,
		);
		$vitrine_one['wallet'] = WalletSide::signed(
			WalletSide::answer(
				$vitrine_session,
				array(
					'payment' => array( 'id' => 'pay_' . ( $args['from'] + $vitrine_n ) ),
					'fields'  => array( 'billing_email' => $vitrine_one['email'] ),
				)
			)
		);
	}
	$vitrine_shoppers[] = $vitrine_one;
}
echo wp_json_encode( $vitrine_shoppers );
