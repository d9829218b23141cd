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
use Vitrine\Commerce\Value\Download;
use Vitrine\Commerce\Value\Order;
use Vitrine\View\Checkout\AccountOffer;
use Vitrine\View\Checkout\Receipt\NextSteps;
use Vitrine\View\Checkout\Receipt\OrderDetails;
use Vitrine\View\Checkout\Receipt\Receipt;
use Vitrine\View\Checkout\Receipt\ReceiptData;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Order for the blocks of the order received page, with products of the shop.
 */
final class ExampleOrder {

	private const EMAIL = 'customer@example.com';

	/** Query argument of the inserter's preview: the order also has the parts that only some orders have. */
	private const SAMPLE = 'vitrine_sample';

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
		$part  = Receipt::parts( $order, new ReceiptData( '#', account: $offer, next: $next ) )[ $name ] ?? ( self::is_sample() ? self::sample( $order, $name ) : null );
		return null === $part ? null : Receipt::render( array( $part ) );
	}

	/**
	 * Whether the request is for the inserter's preview.
	 */
	private static function is_sample(): bool {
		return isset( $_GET[ self::SAMPLE ] ) && current_user_can( 'edit_posts' ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Read-only request.
	}

	/**
	 * Renders a part that only some orders have.
	 *
	 * @param Order  $order The example order.
	 * @param string $name  One of Receipt::PARTS.
	 */
	private static function sample( Order $order, string $name ): ?Markup {
		return match ( $name ) {
			'payment'   => Receipt::instructions(
				array(
					array(
						'heading' => __( 'Our bank details', 'vitrine' ),
						'text'    => '',
						'rows'    => array(
							array(
								'label' => __( 'IBAN', 'vitrine' ),
								'value' => 'GB33 BUKB 2020 1555 5555 55',
							),
							array(
								'label' => __( 'Payment reference', 'vitrine' ),
								/* translators: %d: order number. */
								'value' => sprintf( __( 'Order #%d', 'vitrine' ), $order->id ),
							),
						),
					),
				)
			),
			'downloads' => Receipt::files( array( new Download( __( 'Guide.pdf', 'vitrine' ), $order->items[0]['name'] ?? '', '#', null, null, false ) ) ),
			'notes'     => OrderDetails::note( __( 'Order notes', 'vitrine' ), __( 'Please leave it with the neighbors.', 'vitrine' ) ),
			default     => null,
		};
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
