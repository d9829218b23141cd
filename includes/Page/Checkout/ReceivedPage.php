<?php
/**
 * Order received page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page\Checkout;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\Orders\GuardsReceipts;
use Vitrine\Commerce\Optional\Orders\OffersDownloads;
use Vitrine\Commerce\Optional\Orders\PaysForOrders;
use Vitrine\Commerce\Optional\Orders\SendsOrderEmails;
use Vitrine\Commerce\Value\Order;
use Vitrine\View\Checkout\Receipt\Headings;
use Vitrine\View\Checkout\Receipt\Labels;
use Vitrine\View\Checkout\Receipt\LockedReceipt;
use Vitrine\View\Checkout\Receipt\NextSteps;
use Vitrine\View\Checkout\Receipt\Receipt;
use Vitrine\View\Checkout\Receipt\ReceiptData;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Notices;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the page, as a whole or the parts of a template. Visitors without access get
 * a message in place of the first part; the other parts are empty.
 */
final class ReceivedPage {

	/** Key of the content for visitors without access. */
	private const INSTEAD = 'instead';

	/**
	 * The parts, once they are known.
	 *
	 * @var array<string, Markup|null>|null
	 */
	private static ?array $parts = null;

	/**
	 * Renders the whole page.
	 *
	 * @param Engine $engine     The engine.
	 * @param bool   $tells_next Whether to include the next steps.
	 */
	public static function whole( Engine $engine, bool $tells_next = true ): Markup {
		$parts = self::parts( $engine );
		return $parts[ self::INSTEAD ] ?? Receipt::render( array( self::notices( $engine ), ...array_values( $tells_next ? $parts : array_diff_key( $parts, array( 'next' => 0 ) ) ) ) );
	}

	/**
	 * Renders a part; null if this order does not have it.
	 *
	 * @param Engine $engine The engine.
	 * @param string $name   A value of Receipt::PARTS.
	 */
	public static function part( Engine $engine, string $name ): ?Markup {
		$parts = self::parts( $engine );
		if ( isset( $parts[ self::INSTEAD ] ) ) {
			return Receipt::PARTS[0] === $name ? $parts[ self::INSTEAD ] : null;
		}
		$part = $parts[ $name ] ?? null;
		// Notices are displayed above the first part; other pages of the order have their own.
		return null === $part ? null : Receipt::render( array( Receipt::PARTS[0] === $name ? self::notices( $engine ) : null, $part ) );
	}

	/**
	 * Renders the notices.
	 *
	 * @param Engine $engine The engine.
	 */
	private static function notices( Engine $engine ): Markup {
		return Notices::render( $engine->cart()->take_notices() );
	}

	/**
	 * Returns the parts of the requested order.
	 *
	 * @param Engine $engine The engine.
	 * @return array<string, Markup|null>
	 */
	private static function parts( Engine $engine ): array {
		return self::$parts ??= self::of( CheckoutPage::received( $engine ), $engine );
	}

	/**
	 * Returns the parts of an order.
	 *
	 * @param Order|null $order  The order; null: the key is invalid.
	 * @param Engine     $engine The engine.
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
		$is_view = CheckoutPage::is_view();
		return Receipt::parts(
			$order,
			new ReceiptData(
				$engine->page_url( 'shop' ),
				Labels::countries( $engine ),
				$engine instanceof OffersDownloads ? $engine->downloads_of_order( $order ) : array(),
				$pay_url,
				NewAccount::form( $order, $engine ),
				is_user_logged_in() ? $engine->page_url( 'account' ) : '',
				$is_view ? null : self::next( $order, $engine ),
				$is_view ? Headings::state( $order ) : ''
			)
		);
	}

	/**
	 * Renders the next steps. Null if it is unknown which emails the engine sends.
	 *
	 * @param Order  $order  The order.
	 * @param Engine $engine The engine.
	 */
	private static function next( Order $order, Engine $engine ): ?Markup {
		$orders = $engine->orders();
		return $orders instanceof SendsOrderEmails ? NextSteps::render( $order, $orders->order_emails( $order ) ) : null;
	}
}
