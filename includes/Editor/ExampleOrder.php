<?php
/**
 * Example order for the editor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Editor;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Value\CartLine;
use Vitrine\Commerce\Value\Order;
use Vitrine\View\Checkout\AccountOffer;
use Vitrine\View\Checkout\Receipt\NextSteps;
use Vitrine\View\Checkout\Receipt\Receipt;
use Vitrine\View\Checkout\Receipt\ReceiptData;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Order for the blocks of the order received page, with products of the shop.
 */
final class ExampleOrder {

	private const EMAIL = 'customer@example.com';

	/**
	 * Renders a part of the order received page; null if the order has no such part.
	 *
	 * @param Engine $engine Engine whose products are used.
	 * @param string $name   One of Receipt::PARTS.
	 */
	public static function part( Engine $engine, string $name ): ?Markup {
		$offer = AccountOffer::render( 'example', self::EMAIL, 'example_password', 'example_email', '' );
		$order = self::of( $engine );
		$next  = NextSteps::render(
			$order,
			array(
				'confirmed' => true,
				'completed' => true,
			)
		);
		$part  = Receipt::parts( $order, new ReceiptData( '#', account: $offer, next: $next ) )[ $name ] ?? null;
		return null === $part ? null : Receipt::render( array( $part ) );
	}

	/**
	 * Creates the order.
	 *
	 * @param Engine $engine Engine whose products are used.
	 */
	private static function of( Engine $engine ): Order {
		$cart    = ExampleCart::order( $engine );
		$address = array(
			'first_name' => 'Ada',
			'last_name'  => 'Byron',
			'address_1'  => 'St James Square 12',
			'city'       => 'London',
			'postcode'   => 'SW1Y 4JH',
		);
		return new Order(
			1,
			'',
			'processing',
			gmdate( 'Y-m-d H:i:s' ),
			0,
			self::EMAIL,
			array_map(
				static fn ( CartLine $line ): array => array(
					'product_id'   => $line->product_id,
					'variation_id' => 0,
					'name'         => $line->name,
					'data'         => array(),
					'quantity'     => $line->quantity,
					'subtotal'     => $line->subtotal,
					'total'        => $line->subtotal,
				),
				$cart->lines
			),
			$address,
			$address,
			array(),
			array_intersect_key( $cart->totals, array_flip( array( 'subtotal', 'discount', 'shipping', 'tax', 'total' ) ) ),
			'',
			'',
			__( 'Cash on delivery', 'vitrine' ),
			'',
			$cart->currency,
			'',
			''
		);
	}
}
