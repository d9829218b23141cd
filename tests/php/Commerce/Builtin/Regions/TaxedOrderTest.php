<?php
/**
 * Tests of taxes in orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Regions;

use Vitrine\Commerce\Builtin\Orders\OrderText;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxStatus;
use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\TestCase;
use Vitrine\View\Checkout\Receipt\Receipt;
use Vitrine\View\Checkout\Receipt\ReceiptData;

/**
 * From the address of the form to the totals in confirmations and emails.
 */
final class TaxedOrderTest extends TestCase {

	private const AUSTRIA = array(
		'billing_country'  => 'AT',
		'billing_city'     => 'Wien',
		'billing_postcode' => '1010',
	);

	/**
	 * Sets up a shop in Germany that sells to Austria.
	 *
	 * @param array<string, mixed> $tax Tax options without the rates.
	 */
	private static function shop( array $tax = array() ): void {
		$rate = static fn ( string $country, int $rate, string $name, string $of = 'standard' ): array => array(
			'country' => $country,
			'rate'    => $rate,
			'name'    => $name,
			'class'   => $of,
		);
		update_option(
			'vitrine_shop',
			array(
				'shipping' => array(),
				'tax'      => $tax + array(
					'base'  => array( 'country' => 'DE' ),
					'rates' => array( $rate( 'DE', 190000, 'VAT 19%' ), $rate( 'DE', 70000, 'VAT 7%', 'reduced-rate' ), $rate( 'AT', 200000, 'USt' ) ),
				),
			)
		);
	}

	/**
	 * Returns the totals in confirmations and emails.
	 *
	 * @param Order $order The order.
	 * @return array<string, string>
	 */
	private static function rows( Order $order ): array {
		return array_column( OrderText::totals( $order ), 'value', 'label' );
	}

	/**
	 * @testdox An order names each tax rate in its totals, on the receipt and in the email
	 */
	public function test_german_order(): void {
		self::shop();
		$shopper = ( new Shopper() )->with( Shopper::product( array( 'regular_price' => 11900 ) ) )->with( Shopper::product( array( 'regular_price' => 1070, 'tax_class' => 'reduced-rate' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$order   = $shopper->buy();

		$this->assertInstanceOf( Order::class, $order );
		$this->assertSame( array( 12970, 1970 ), array( $order->totals['total'], $order->totals['tax'] ) );
		$this->assertSame( array( 'VAT 19%' => 1900, 'VAT 7%' => 70 ), array_column( $order->taxes, 'amount', 'label' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertEquals( $order, $shopper->engine->orders()->find( $order->id, $order->key ) );
		$rows = self::rows( $order );
		$this->assertSame( array( '€19.00', '€0.70' ), array( $rows['Including tax (VAT 19%)'], $rows['Including tax (VAT 7%)'] ) );
		$receipt = (string) Receipt::render( Receipt::parts( $order, new ReceiptData( '/' ) ) );
		$this->assertStringContainsString( 'Tax included (VAT 19%)', $receipt );
		$this->assertStringContainsString( 'Tax included (VAT 7%)', $receipt );
		$this->assertStringContainsString( 'Including tax (VAT 7%)', implode( ' ', array_column( $this->mails(), 'message' ) ) );
	}

	/**
	 * @testdox Rejects an order whose total changed with the country's tax, and accepts it with the new total
	 */
	public function test_other_country(): void {
		self::shop();
		$shopper = ( new Shopper() )->with( Shopper::product( array( 'regular_price' => 11900 ) ) );
		$this->assertSame( 11900, $shopper->engine->cart()->snapshot()->totals['total'] );

		$refused = $shopper->buy( '', self::AUSTRIA, array( 'cart_hash' => $shopper->engine->cart()->snapshot()->hash ) );
		$this->assertInstanceOf( \WP_Error::class, $refused );
		$this->assertSame( array( 'vitrine_cart_changed', 409 ), array( $refused->get_error_code(), $refused->get_error_data()['status'] ) );
		$this->assertSame( array(), Shopper::orders() );
		$cart = $shopper->engine->cart()->snapshot();
		$this->assertSame( array( 12000, 2000 ), array( $cart->totals['total'], $cart->totals['tax'] ) );

		$order = $shopper->buy( '', self::AUSTRIA, array( 'cart_hash' => $cart->hash ) );
		$this->assertInstanceOf( Order::class, $order );
		$this->assertSame( array( 12000, array( 'USt' ) ), array( $order->totals['total'], array_column( $order->taxes, 'label' ) ) );
	}

	/**
	 * @testdox Taxes by the shipping, billing or shop address as set
	 */
	public function test_which_address(): void {
		self::shop();
		$fields = self::AUSTRIA + array( 'shipping_country' => 'DE' );
		$cart   = ( new Shopper() )->with( Shopper::product( array( 'regular_price' => 11900 ) ) )->engine->cart();

		$this->assertTrue( $cart->locate( $fields, true ) );
		$this->assertSame( 11900, $cart->snapshot()->totals['total'] );
		$this->assertTrue( $cart->locate( $fields, false ) );
		$this->assertSame( 12000, $cart->snapshot()->totals['total'] );
		self::shop( array( 'based_on' => 'billing' ) );
		$this->assertTrue( $cart->locate( $fields, true ) );
		$this->assertSame( 12000, $cart->snapshot()->totals['total'] );
		self::shop( array( 'based_on' => 'base' ) );
		$this->assertSame( 11900, $cart->snapshot()->totals['total'] );
	}

	/**
	 * @testdox Uses a customer's saved address until another is entered
	 */
	public function test_kept_address(): void {
		self::shop();
		$user = (int) wp_create_user( 'anna', 'secret word', 'anna@example.org' );
		update_user_meta( $user, 'billing_country', 'AT' );
		wp_set_current_user( $user );
		$cart = ( new Shopper() )->with( Shopper::product( array( 'regular_price' => 11900 ) ) )->engine->cart();

		$this->assertSame( 12000, $cart->snapshot()->totals['total'] );
		$this->assertTrue( $cart->locate( array( 'billing_country' => 'DE' ), false ) );
		$this->assertSame( 11900, $cart->snapshot()->totals['total'] );
	}

	/**
	 * @testdox Tax on top of prices is listed before the total, also on the receipt
	 */
	public function test_tax_on_top(): void {
		self::shop(
			array(
				'prices_include_tax' => false,
				'cart_incl'          => false,
			)
		);
		$order = ( new Shopper() )->with( Shopper::product( array( 'regular_price' => 10000 ) ) )->buy();

		$this->assertInstanceOf( Order::class, $order );
		$this->assertSame( array( 10000, 1900, 11900 ), array( $order->totals['subtotal'], $order->totals['tax'], $order->totals['total'] ) );
		$labels = array_keys( self::rows( $order ) );
		$this->assertLessThan( array_search( 'Total', $labels, true ), array_search( 'VAT 19%', $labels, true ) );
		$this->assertMatchesRegularExpression( '/tax-total.*VAT 19%.*order-total/s', (string) Receipt::render( Receipt::parts( $order, new ReceiptData( '/' ) ) ) );
	}

	/**
	 * @testdox Shop and cart show prices with or without tax as set
	 */
	public function test_shown_prices(): void {
		self::shop( array( 'shop_incl' => false ) );
		$id     = Shopper::product( array( 'regular_price' => 11900 ) );
		$engine = ( new Shopper() )->with( $id )->engine;

		$this->assertSame( 10000, $engine->catalog()->find( $id )?->price );
		$this->assertSame( 11900, $engine->cart()->snapshot()->lines[0]->price );
	}

	/**
	 * @testdox A variation has its own tax class or its product's; a non-taxable product has none
	 */
	public function test_classes(): void {
		$id = Shopper::product(
			array(
				'type'       => 'variable',
				'tax_class'  => 'reduced-rate',
				'attributes' => array(
					array(
						'name'      => 'kind',
						'label'     => 'Kind',
						'options'   => array( 'a' => 'A', 'b' => 'B' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
						'default'   => '',
						'variation' => true,
					),
				),
				'variations' => array(
					array(
						'attributes'    => array( 'kind' => 'a' ),
						'regular_price' => 100,
					),
					array(
						'attributes'    => array( 'kind' => 'b' ),
						'regular_price' => 100,
						'tax_class'     => 'zero-rate',
					),
				),
			)
		);
		$of = static function () use ( $id ): array {
			$row = ProductRows::product( $id );
			return array( TaxStatus::of( $row ), ...array_map( static fn ( $variation ): string => TaxStatus::of( $row, $variation ), array_values( ProductRows::variations( array( $id ) )[ $id ] ) ) );
		};

		$this->assertSame( array( 'reduced-rate', 'reduced-rate', 'zero-rate' ), $of() );
		Shopper::product( array( 'id' => $id, 'tax_status' => 'none', 'tax_class' => 'nonsense' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertSame( array( '', '', '' ), $of() );
	}
}
