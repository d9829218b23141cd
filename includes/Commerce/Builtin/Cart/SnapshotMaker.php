<?php
/**
 * Factory for cart snapshots.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Cart;

use Vitrine\Commerce\Builtin\Catalog\BuiltinCatalog;
use Vitrine\Commerce\Builtin\Catalog\ProductFactory;
use Vitrine\Commerce\Builtin\Catalog\Visibility;
use Vitrine\Commerce\Builtin\Coupons\CouponStore;
use Vitrine\Commerce\Builtin\Products\ProductNames;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Regions\Location;
use Vitrine\Commerce\Builtin\Regions\Whereabouts;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Commerce\Rules\Cart\ItemFacts;
use Vitrine\Commerce\Rules\Cart\Reconciler;
use Vitrine\Commerce\Value\CartLine;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Image;
use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the cart for display, with current prices and stock.
 */
final class SnapshotMaker {

	private const CROSS_SELLS = 4;

	/** @param BuiltinCatalog $catalog Catalog for cross-sells. */
	public function __construct( private readonly BuiltinCatalog $catalog ) {}

	/**
	 * Creates a snapshot.
	 *
	 * @param StoredCart|null $stored  Stored cart; null: none.
	 * @param int             $user_id WordPress user ID; 0: guest.
	 */
	public function make( ?StoredCart $stored, int $user_id = 0 ): CartSnapshot {
		$options = ShopOptions::get();
		$data    = $stored->data ?? new CartData();
		$facts   = FactsLoader::of( $data->items );
		$look    = Reconciler::look( $data->quantities(), $facts );
		$cart    = array_reduce( $look['gone'], static fn ( CartData $shown, string $key ): CartData => $shown->with_quantity( $key, 0 ), $data );
		$pricing = self::price( $cart, $facts, $options, $user_id );
		$lines   = $this->lines( $cart, $facts, $pricing );
		return new CartSnapshot(
			$stored->revision ?? 0,
			self::hash( $lines, $pricing ),
			$lines,
			$pricing->coupons,
			$pricing->shipping,
			$pricing->needs_shipping,
			$pricing->totals,
			$options->currency,
			$this->cross_sells( $cart ),
			array_map(
				static fn ( string $text ): array => array(
					'type' => 'error',
					'text' => $text,
				),
				array_values( array_unique( array_merge( $data->changes, $look['messages'], array() === $lines ? array() : array_values( $pricing->objections ) ) ) )
			),
			fees: $pricing->fees,
			taxes: $pricing->taxes,
			free_shipping: static fn (): ?array => $pricing->free_shipping,
		);
	}

	/**
	 * Calculates a cart with the current coupons.
	 *
	 * @param CartData                 $cart    Contents of the cart.
	 * @param array<string, ItemFacts> $facts   Product facts by line key.
	 * @param ShopOptions              $options Options of the shop.
	 * @param int                      $user_id WordPress user ID; 0: guest.
	 */
	public static function price( CartData $cart, array $facts, ShopOptions $options, int $user_id ): Pricing {
		$sent_to = Whereabouts::shipping( $cart->address, $user_id );
		return Pricing::of( $cart, $facts, CouponStore::find( $cart->coupons ), $options, gmdate( 'Y-m-d H:i:s' ), Whereabouts::base(), Whereabouts::taxed( $cart->address, $user_id ), $sent_to, static fn ( array $totals ): array => self::fees( $totals, $cart, $sent_to ) );
	}

	/**
	 * Returns the fees of other plugins.
	 *
	 * @param array{subtotal: int, discount: int, shipping: int} $totals  Totals before tax in minor units.
	 * @param CartData                                           $cart    Contents of the cart.
	 * @param Location                                           $sent_to Shipping destination.
	 * @return list<Fee>
	 */
	private static function fees( array $totals, CartData $cart, Location $sent_to ): array {
		/**
		 * Filters the fees of a cart. They are included in taxes, total, order and
		 * emails.
		 *
		 * @param list<Fee>      $fees    Fees; empty by default.
		 * @param array          $totals  `subtotal`, `discount` and `shipping` in minor units, with or without tax, as prices are entered in the shop.
		 * @param list<CartItem> $items   `product_id`, `variation_id`, `quantity` and `attributes` of each item.
		 * @param Location       $sent_to Country, state and postcode of the destination.
		 *
		 * @example
		 * add_filter( 'vitrine_cart_fees', fn( $fees, $totals ) => $totals['subtotal'] < 2000 ? array( ...$fees, new \Vitrine\Commerce\Builtin\Cart\Fee( 'Small order fee', 250, 'standard' ) ) : $fees, 10, 2 );
		 */
		$fees = apply_filters( 'vitrine_cart_fees', array(), $totals, array_values( $cart->items ), $sent_to );
		return array_values( array_filter( (array) $fees, static fn ( mixed $fee ): bool => $fee instanceof Fee && 0 !== $fee->amount ) );
	}

	/**
	 * Creates the lines.
	 *
	 * @param CartData                 $cart    Contents of the cart.
	 * @param array<string, ItemFacts> $facts   Product facts by line key.
	 * @param Pricing                  $pricing Calculation of the cart.
	 * @return list<CartLine>
	 */
	private function lines( CartData $cart, array $facts, Pricing $pricing ): array {
		$images = array();
		foreach ( $cart->items as $key => $item ) {
			$own            = $item->variation_id > 0 ? ProductRows::variations( array( $item->product_id ) )[ $item->product_id ][ $item->variation_id ]->image_id ?? 0 : 0;
			$images[ $key ] = $own > 0 ? $own : (int) get_post_thumbnail_id( $item->product_id );
		}
		_prime_post_caches( array_values( array_unique( array_filter( $images ) ) ), false );
		$lines = array();
		foreach ( $cart->items as $key => $item ) {
			$fact    = $facts[ $key ];
			$name    = ProductNames::of( $item->product_id );
			$lines[] = new CartLine(
				$key,
				$item->product_id,
				$item->variation_id,
				$name,
				add_query_arg( array_map( 'rawurlencode', $item->attributes ), (string) get_permalink( $item->product_id ) ),
				Image::of_line( $images[ $key ], $name ),
				ProductNames::values( $item->product_id, $item->variation_id, $item->attributes ),
				$item->quantity,
				$fact->min,
				$fact->most(),
				$fact->step,
				$fact->sold_individually,
				$pricing->lines[ $key ]['price'],
				$pricing->lines[ $key ]['regular_price'],
				$pricing->lines[ $key ]['subtotal'],
				total: $pricing->lines[ $key ]['total'],
				tax: $pricing->lines[ $key ]['tax'],
			);
		}
		return $lines;
	}

	/**
	 * Returns cross-sells that are in stock and not in the cart.
	 *
	 * @param CartData $cart Contents of the cart.
	 * @return list<Product>
	 */
	private function cross_sells( CartData $cart ): array {
		$in_cart = array_map( static fn ( CartItem $item ): int => $item->product_id, array_values( $cart->items ) );
		$ids     = array();
		foreach ( ProductRows::products( $in_cart ) as $row ) {
			$ids = array_merge( $ids, $row->data->cross_sells );
		}
		$ids = array_values( array_diff( array_unique( $ids ), $in_cart ) );
		ProductFactory::prime( $ids );
		$rows = ProductRows::products( $ids );
		$ids  = array_values( array_filter( $ids, static fn ( int $id ): bool => isset( $rows[ $id ] ) && $rows[ $id ]->is_available() && Visibility::is_sold( $id ) ) );
		return $this->catalog->cards( array_slice( $ids, 0, self::CROSS_SELLS ) );
	}

	/**
	 * Returns a hash that changes only with the contents or prices of the cart.
	 *
	 * @param list<CartLine> $lines   Cart lines.
	 * @param Pricing        $pricing Calculation of the cart.
	 * @return string Empty for an empty cart.
	 */
	private static function hash( array $lines, Pricing $pricing ): string {
		if ( array() === $lines ) {
			return '';
		}
		return md5(
			(string) wp_json_encode(
				array(
					array_map( static fn ( CartLine $line ): array => array( $line->key, $line->quantity, $line->price ), $lines ),
					$pricing->coupons,
					$pricing->totals,
					$pricing->fees,
				)
			)
		);
	}
}
