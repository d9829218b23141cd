<?php
/**
 * The page of an order that was placed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page\Checkout;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\Orders\GuardsReceipts;
use Vitrine\Commerce\Optional\Orders\OffersDownloads;
use Vitrine\Commerce\Optional\Orders\PaysForOrders;
use Vitrine\Commerce\Value\Order;
use Vitrine\View\Checkout\Receipt\Labels;
use Vitrine\View\Checkout\Receipt\LockedReceipt;
use Vitrine\View\Checkout\Receipt\NextSteps;
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
	 * @param Engine $engine     The shop.
	 * @param bool   $tells_next Whether it says what comes next.
	 */
	public static function whole( Engine $engine, bool $tells_next = true ): Markup {
		$parts = self::parts( $engine );
		return $parts[ self::INSTEAD ] ?? Receipt::render( array( self::said( $engine ), ...array_values( $tells_next ? $parts : array_diff_key( $parts, array( 'next' => 0 ) ) ) ) );
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
		// What was said to the shopper stands above the first part: another page of the order's says it itself.
		return null === $part ? null : Receipt::render( array( Receipt::PARTS[0] === $name ? self::said( $engine ) : null, $part ) );
	}

	/**
	 * What is to be said to the shopper.
	 *
	 * @param Engine $engine The shop.
	 */
	private static function said( Engine $engine ): Markup {
		return Notices::render( $engine->cart()->take_notices() );
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
		$orders = $engine->orders();
		$sees   = null !== $order && ReceiptGuard::sees_all( $order, $engine );
		if ( null === $order || ( ! $sees && $orders instanceof GuardsReceipts && ! $orders->takes_email( $order ) ) ) {
			return array( self::INSTEAD => Receipt::not_found( $engine->page_url( 'shop' ), $engine->page_url( 'account' ) ) );
		}
		$pay_url = $engine instanceof PaysForOrders ? $engine->pay_for_order()->url( $order ) : '';
		if ( ! $sees ) {
			return array( self::INSTEAD => LockedReceipt::render( $order, ReceiptGuard::field(), ReceiptGuard::was_asked(), $pay_url ) );
		}
		return Receipt::parts(
			$order,
			Labels::countries( $engine ),
			$engine->page_url( 'shop' ),
			$engine instanceof OffersDownloads ? $engine->downloads_of_order( $order ) : array(),
			$pay_url,
			NewAccount::form( $order, $engine ),
			is_user_logged_in() ? $engine->page_url( 'account' ) : '',
			self::next( $order, $engine )
		);
	}

	/**
	 * What comes next. Nothing is said where it is not known which messages an engine sends.
	 *
	 * @param Order  $order  The order.
	 * @param Engine $engine The shop.
	 */
	private static function next( Order $order, Engine $engine ): ?Markup {
		$orders = $engine->orders();
		if ( $orders instanceof GuardsReceipts ) {
			return NextSteps::render( $order, $orders->messages( $order ) );
		}
		return 'builtin' !== $engine->id() ? null : NextSteps::render(
			$order,
			array(
				'confirmed' => true,
				'completed' => true,
			)
		);
	}
}
