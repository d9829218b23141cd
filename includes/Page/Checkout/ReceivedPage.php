<?php
/**
 * The page of an order that was placed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page\Checkout;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\Orders\OffersDownloads;
use Vitrine\Commerce\Optional\Orders\PaysForOrders;
use Vitrine\Commerce\Value\Order;
use Vitrine\View\Checkout\Receipt\Labels;
use Vitrine\View\Checkout\Receipt\LockedReceipt;
use Vitrine\View\Checkout\Receipt\Receipt;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Notices;

defined( 'ABSPATH' ) || exit;

/**
 * The receipt of the request's address, whole or in the parts that a template has.
 * Who may not see it gets what stands in its place where its first part is: nothing
 * of the order is in the others.
 */
final class ReceivedPage {

	/** What whoever may not see the order gets. */
	private const INSTEAD = 'instead';

	/**
	 * The parts, once they are known.
	 *
	 * @var array<string, Markup|null>|null
	 */
	private static ?array $parts = null;

	/**
	 * The receipt.
	 *
	 * @param Engine $engine The shop.
	 */
	public static function whole( Engine $engine ): Markup {
		$parts = self::parts( $engine );
		return $parts[ self::INSTEAD ] ?? Receipt::render( $parts );
	}

	/**
	 * A part of it; null where this order has none.
	 *
	 * @param Engine $engine The shop.
	 * @param string $name   One of Receipt::PARTS.
	 */
	public static function part( Engine $engine, string $name ): ?Markup {
		$parts = self::parts( $engine );
		if ( isset( $parts[ self::INSTEAD ] ) ) {
			return Receipt::PARTS[0] === $name ? $parts[ self::INSTEAD ] : null;
		}
		$part = $parts[ $name ] ?? null;
		return null === $part ? null : Receipt::render( array( $part ) );
	}

	/**
	 * The parts of the request's order.
	 *
	 * @param Engine $engine The shop.
	 * @return array<string, Markup|null>
	 */
	private static function parts( Engine $engine ): array {
		return self::$parts ??= self::of( CheckoutPage::received( $engine ), $engine );
	}

	/**
	 * The parts of an order.
	 *
	 * @param Order|null $order  Null: whoever asks has not its key.
	 * @param Engine     $engine The shop.
	 * @return array<string, Markup|null>
	 */
	private static function of( ?Order $order, Engine $engine ): array {
		if ( null === $order ) {
			return array( self::INSTEAD => Receipt::not_found( $engine->page_url( 'shop' ), $engine->page_url( 'account' ) ) );
		}
		$pay_url = $engine instanceof PaysForOrders ? $engine->pay_for_order()->url( $order ) : '';
		if ( ! ReceiptGuard::sees_all( $order, $engine ) ) {
			return array( self::INSTEAD => LockedReceipt::render( $order, ReceiptGuard::field(), ReceiptGuard::was_asked(), $pay_url ) );
		}
		$parts = Receipt::parts(
			$order,
			Labels::countries( $engine ),
			$engine->page_url( 'shop' ),
			$engine instanceof OffersDownloads ? $engine->downloads_of_order( $order ) : array(),
			$pay_url,
			NewAccount::form( $order, $engine ),
			is_user_logged_in() ? $engine->page_url( 'account' ) : '',
			// What other engines send is switched on and off by theirs.
			'builtin' === $engine->id()
		);
		return array( 'status' => Markup::join( Notices::render( $engine->cart()->take_notices() ), $parts['status'] ) ) + $parts;
	}
}
