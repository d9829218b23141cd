<?php
/**
 * Writes refund items to WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Write;

use Vitrine\Commerce\Builtin\Payment\Refunds\RefundLine;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxAmounts;
use Vitrine\Commerce\Value\Order;
use Vitrine\Move\Rules\Amounts;
use Vitrine\Commerce\Rules\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce stores refund items with negative amounts without tax, and the taxes of
 * each. The taxes of all refunds of a line add up to the taxes of the line.
 */
final class RefundLines {

	/**
	 * Amount refunded of each line so far, by position.
	 *
	 * @var array<int, int>
	 */
	private array $given = array();

	/**
	 * Creates the writer for the refunds of an order.
	 *
	 * @param Order     $source  Order of the built-in shop.
	 * @param \WC_Order $order   Saved WooCommerce order.
	 * @param Amounts   $amounts Amounts of the order.
	 */
	public function __construct(
		private readonly Order $source,
		private readonly \WC_Order $order,
		private readonly Amounts $amounts,
	) {}

	/**
	 * Adds the items of a refund. Refunds must be passed from the oldest to the newest.
	 *
	 * @param \WC_Order_Refund $refund New refund.
	 * @param list<RefundLine> $lines  Refund lines.
	 */
	public function add( \WC_Order_Refund $refund, array $lines ): void {
		$products = array_values( $this->order->get_items() );
		$sent     = array_values( $this->order->get_items( 'shipping' ) );
		$taxes    = array( array(), array() );
		foreach ( $lines as $line ) {
			$is_sent = RefundLine::SHIPPING === $line->item;
			$from    = $is_sent ? $sent[0] ?? null : $products[ $line->item ] ?? null;
			if ( ! $from instanceof \WC_Order_Item_Product && ! $from instanceof \WC_Order_Item_Shipping ) {
				continue;
			}
			$part = $this->taxes( $line );
			$net  = (int) $line->amount - array_sum( $part );
			$item = clone $from;
			$item->set_id( 0 );
			$item->set_order_id( 0 );
			foreach ( $item->get_meta_data() as $meta ) {
				$item->delete_meta_data( $meta->key );
			}
			$item->add_meta_data( '_refunded_item_id', (string) $from->get_id(), true );
			$texts = self::by_rate( array_map( fn ( int $tax ): string => $this->text( -$tax ), $part ) );
			if ( $item instanceof \WC_Order_Item_Product ) {
				$item->set_quantity( -$line->quantity );
				$item->set_subtotal( $this->text( -$net ) );
			}
			$item->set_total( $this->text( -$net ) );
			$item->set_taxes( array( 'total' => $texts ) + ( $is_sent ? array() : array( 'subtotal' => $texts ) ) );
			$refund->add_item( $item );
			foreach ( $part as $at => $tax ) {
				$taxes[ (int) $is_sent ][ $at ] = ( $taxes[ (int) $is_sent ][ $at ] ?? 0 ) + $tax;
			}
		}
		$this->add_taxes( $refund, $taxes[0], $taxes[1] );
	}

	/**
	 * Returns the taxes of a refund line, in the order of the taxes.
	 *
	 * @param RefundLine $line Refund line.
	 * @return list<int>
	 */
	private function taxes( RefundLine $line ): array {
		$item   = $this->amounts->lines[ max( 0, $line->item ) ] ?? null;
		$sent   = RefundLine::SHIPPING === $line->item || null === $item;
		$taxes  = $sent ? $this->amounts->shipping_taxes : $item['taxes'];
		$whole  = array_sum( $taxes ) + ( $sent ? $this->amounts->shipping : $item['total'] );
		$before = $this->given[ $line->item ] ?? 0;
		$after  = min( max( 0, $whole ), $before + (int) $line->amount );

		$this->given[ $line->item ] = $after;
		return array_map( static fn ( int $tax ): int => $whole > 0 ? TaxAmounts::share( $tax, $after, $whole ) - TaxAmounts::share( $tax, $before, $whole ) : 0, $taxes );
	}

	/**
	 * Adds the tax items.
	 *
	 * @param \WC_Order_Refund $refund   New refund.
	 * @param array<int, int>  $of_lines Taxes of line items, in the order of the taxes.
	 * @param array<int, int>  $of_sent  Taxes of shipping, in the order of the taxes.
	 */
	private function add_taxes( \WC_Order_Refund $refund, array $of_lines, array $of_sent ): void {
		foreach ( $this->amounts->taxes as $at => $tax ) {
			if ( 0 === ( $of_lines[ $at ] ?? 0 ) + ( $of_sent[ $at ] ?? 0 ) ) {
				continue;
			}
			$item = OrderLines::tax( $tax['label'], $at );
			$item->set_tax_total( $this->text( -( $of_lines[ $at ] ?? 0 ) ) );
			$item->set_shipping_tax_total( $this->text( -( $of_sent[ $at ] ?? 0 ) ) );
			$refund->add_item( $item );
		}
		$refund->set_cart_tax( $this->text( -array_sum( $of_lines ) ) );
		$refund->set_shipping_tax( $this->text( -array_sum( $of_sent ) ) );
	}

	/**
	 * Returns taxes keyed by rate ID.
	 *
	 * @param list<string> $texts Amounts in the order of the taxes.
	 * @return array<int, string>
	 */
	private static function by_rate( array $texts ): array {
		return array() === $texts ? array() : array_combine( array_map( static fn ( int $at ): int => OrderLines::FIRST_RATE + $at, array_keys( $texts ) ), $texts );
	}

	/**
	 * Formats an amount.
	 *
	 * @param int $minor Amount in minor units.
	 */
	private function text( int $minor ): string {
		return Decimal::of( $minor, $this->source->currency->decimals );
	}
}
