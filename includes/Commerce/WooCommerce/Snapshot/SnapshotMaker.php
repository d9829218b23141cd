<?php
/**
 * Builder of cart snapshots.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Snapshot;

use Vitrine\Commerce\Rules\Cart\Reconciler;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\WooCommerce\Cart\WooCommerceCoupons;
use Vitrine\Commerce\WooCommerce\Cart\CartItemFacts;
use Vitrine\Commerce\WooCommerce\Cart\Memory;
use Vitrine\Commerce\WooCommerce\Cart\Objections;
use Vitrine\Commerce\WooCommerce\Cart\WooCommerceShippingRates;
use Vitrine\Commerce\WooCommerce\Catalog\Arrangement;
use Vitrine\Commerce\WooCommerce\Catalog\WooCommerceCatalog;
use Vitrine\Commerce\WooCommerce\Catalog\Visibility;
use Vitrine\Commerce\WooCommerce\WooCommerceMoney;
use Vitrine\Commerce\WooCommerce\Products\Names;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the snapshot of WooCommerce's cart that pages display, with current prices and
 * stock.
 */
final class SnapshotMaker {

	private const CROSS_SELLS = array(
		'title'   => '',
		'columns' => 4,
		'number'  => 4,
	);

	/**
	 * @param WooCommerceCatalog $catalog Source of the cross-sells.
	 */
	public function __construct( private readonly WooCommerceCatalog $catalog ) {}

	/**
	 * Creates a snapshot of the current cart.
	 *
	 * @param \WC_Cart $cart WooCommerce's cart, with its totals calculated.
	 */
	public function make( \WC_Cart $cart ): CartSnapshot {
		$against = Objections::of( $cart );
		// The checks of plugins may have changed the cart.
		Totals::refresh( $cart );
		$items    = $cart->get_cart();
		$facts    = CartItemFacts::of( $items );
		$look     = Reconciler::look( CartItemFacts::quantities( $items ), $facts );
		$shipping = WooCommerceShippingRates::choices( $cart );
		$texts    = array_merge( Memory::changes(), $look['messages'], array_values( array_filter( WooCommerceCoupons::objections( $cart ) ) ), $against );
		return new CartSnapshot(
			Memory::revision(),
			$cart->is_empty() ? '' : $cart->get_cart_hash(),
			Lines::of( $cart, $facts ),
			self::coupons( $cart ),
			$shipping,
			! $cart->is_empty() && $cart->needs_shipping(),
			self::totals( $cart, WooCommerceShippingRates::cost( $cart, $shipping ) ),
			WooCommerceMoney::currency(),
			$this->cross_sells( $cart ),
			array_map(
				static fn ( string $text ): array => array(
					'type' => 'error',
					'text' => $text,
				),
				array_values( array_unique( $texts ) )
			),
			self::fees( $cart ),
			// Plugins may count the items of a bundle as one.
			has_filter( 'woocommerce_cart_contents_count' ) ? (int) $cart->get_cart_contents_count() : null,
			self::taxes( $cart ),
			static fn (): ?array => FreeShippingRules::of( $cart ),
			$cart->is_empty() ? array() : ForeignTotals::all(),
		);
	}

	/**
	 * Returns the fees, including negative ones.
	 *
	 * @param \WC_Cart $cart The cart, with its totals calculated.
	 * @return list<array{label: string, amount: int, html?: string}>
	 */
	private static function fees( \WC_Cart $cart ): array {
		$with_tax = $cart->display_prices_including_tax();
		return array_map(
			static fn ( object $fee ): array => ForeignTotals::fee(
				array(
					'label'  => Names::plain( (string) ( $fee->name ?? '' ) ),
					'amount' => WooCommerceMoney::minor( (float) ( $fee->total ?? 0 ) + ( $with_tax ? (float) ( $fee->tax ?? 0 ) : 0 ) ),
				),
				$fee
			),
			array_map( static fn ( $fee ): object => (object) $fee, array_values( $cart->get_fees() ) )
		);
	}

	/**
	 * Returns each tax if the owner wants them itemized, otherwise their sum; none if
	 * prices include tax.
	 *
	 * @param \WC_Cart $cart The cart, with its totals calculated.
	 * @return list<array{label: string, amount: int}>
	 */
	private static function taxes( \WC_Cart $cart ): array {
		$tax = static fn ( string $label, float $amount ): array => array(
			'label'  => Names::plain( $label ),
			'amount' => WooCommerceMoney::minor( $amount ),
		);
		if ( ! wc_tax_enabled() ) {
			return array();
		}
		if ( 'itemized' === get_option( 'woocommerce_tax_total_display' ) ) {
			return array_values( array_map( static fn ( object $one ): array => $tax( (string) ( $one->label ?? '' ), (float) ( $one->amount ?? 0 ) ), $cart->get_tax_totals() ) );
		}
		return $cart->display_prices_including_tax() ? array() : array( $tax( WC()->countries->tax_or_vat(), (float) $cart->get_total_tax() ) );
	}

	/**
	 * Returns the applied coupons.
	 *
	 * @param \WC_Cart $cart The cart, with its totals calculated.
	 * @return list<array{code: string, discount: int, label?: string, html?: string, fixed?: bool}>
	 */
	private static function coupons( \WC_Cart $cart ): array {
		return array_values(
			array_map(
				static fn ( $code ): array => ForeignTotals::coupon(
					array(
						'code'     => (string) $code,
						'discount' => WooCommerceMoney::minor( $cart->get_coupon_discount_amount( (string) $code, ! $cart->display_prices_including_tax() ) ),
					)
				),
				$cart->get_applied_coupons()
			)
		);
	}

	/**
	 * Returns the totals, including or excluding tax as the cart displays them, in
	 * minor units.
	 *
	 * @param \WC_Cart $cart     The cart, with its totals calculated.
	 * @param int|null $shipping Shipping costs; null: not yet known.
	 * @return array{subtotal: int, discount: int, shipping: int|null, tax: int, total: int}
	 */
	private static function totals( \WC_Cart $cart, ?int $shipping ): array {
		$with_tax = $cart->display_prices_including_tax();
		return array(
			'subtotal' => WooCommerceMoney::minor( $cart->get_displayed_subtotal() ),
			'discount' => WooCommerceMoney::minor( $cart->get_discount_total() + ( $with_tax ? $cart->get_discount_tax() : 0 ) ),
			'shipping' => $shipping,
			'tax'      => WooCommerceMoney::minor( $cart->get_total_tax() ),
			'total'    => WooCommerceMoney::minor( $cart->get_total( 'edit' ) ),
		);
	}

	/**
	 * Returns the cross-sells of the cart that are in stock and not in the cart.
	 *
	 * @param \WC_Cart $cart WooCommerce's cart.
	 * @return list<Product>
	 */
	private function cross_sells( \WC_Cart $cart ): array {
		$ids     = array();
		$in_cart = array_map( 'intval', array_column( $cart->get_cart(), 'product_id' ) );
		$found   = array_values( array_diff( array_map( 'intval', $cart->get_cross_sells() ), $in_cart ) );
		if ( array() === $found ) {
			return array();
		}
		$number = Arrangement::arrange( self::CROSS_SELLS, Arrangement::CROSS_SELLS )['number'];
		foreach ( Arrangement::sort( $found, Arrangement::CROSS_SELLS ) as $id ) {
			$product = count( $ids ) < $number ? Visibility::product( $id ) : null;
			if ( null !== $product && $product->is_visible() && $product->is_in_stock() && Visibility::is_sold( $product ) ) {
				$ids[] = $id;
			}
		}
		return $this->catalog->cards( $ids );
	}
}
