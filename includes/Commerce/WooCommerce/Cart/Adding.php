<?php
/**
 * Adding to WooCommerce's cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Cart;

use Vitrine\Commerce\Rules\QuantityRules;
use Vitrine\Commerce\Rules\Refusals;
use Vitrine\Commerce\WooCommerce\Products\Names;

defined( 'ABSPATH' ) || exit;

/**
 * All items of one request or none: rules first, then the plugins' word on each,
 * then WooCommerce's own add.
 *
 * @phpstan-import-type Wanted from AddResolver
 */
final class Adding {

	/**
	 * @param Write $write The write that it is part of.
	 */
	public function __construct( private readonly Write $write ) {}

	/**
	 * Adds.
	 *
	 * @param non-empty-list<Wanted> $items Of AddResolver.
	 * @return list<string>|\WP_Error The keys of the lines.
	 */
	public function add( array $items ): array|\WP_Error {
		$refusal = $this->objection( $items );
		foreach ( null === $refusal ? $items : array() as $item ) {
			$refusal ??= $this->validate( $item );
		}
		if ( null !== $refusal ) {
			return $refusal;
		}
		$this->write->settle();
		$keys = array();
		foreach ( $items as $item ) {
			$notices = new NoticeCollector();
			$key     = $this->write->cart->add_to_cart( $item['product_id'], $item['quantity'], $item['variation_id'], $item['variation'] );
			if ( ! is_string( $key ) || '' === $key ) {
				return self::refused( $item, $notices );
			}
			$keys[] = $key;
		}
		return $keys;
	}

	/**
	 * Why the shop's rules forbid it.
	 *
	 * @param non-empty-list<Wanted> $items Of AddResolver.
	 */
	private function objection( array $items ): ?\WP_Error {
		$after = $this->write->quantities;
		$named = array();
		foreach ( $items as $number => $item ) {
			$key           = $this->key( $item, $number );
			$named[ $key ] = $item;
			$after[ $key ] = ( $after[ $key ] ?? 0 ) + $item['quantity'];
		}
		// What others are paying for is asked of the database, once a product.
		$facts = $this->write->facts + Facts::of( array_diff_key( $named, $this->write->facts ) );
		return QuantityRules::objection( $this->write->quantities, $after, $facts, array_map( 'strval', array_keys( $named ) ), true );
	}

	/**
	 * The line that an item will join. Where plugins add data of their own to
	 * items, only WooCommerce can know; each is then taken for a line by itself.
	 *
	 * @param Wanted $item   To be added.
	 * @param int    $number Its place among those to be added.
	 */
	private function key( array $item, int $number ): string {
		return has_filter( 'woocommerce_add_cart_item_data' )
			? 'new-' . $number
			: $this->write->cart->generate_cart_id( $item['product_id'], $item['variation_id'], $item['variation'] );
	}

	/**
	 * What plugins say to an item.
	 *
	 * @param Wanted $item To be added.
	 */
	private function validate( array $item ): ?\WP_Error {
		$notices = new NoticeCollector();
		/** This filter is documented in WooCommerce: includes/class-wc-form-handler.php */
		$passed = apply_filters( 'woocommerce_add_to_cart_validation', true, $item['product_id'], $item['quantity'], $item['variation_id'], $item['variation'], array() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
		return $passed ? null : self::refused( $item, $notices );
	}

	/**
	 * A refusal in the words of whoever refused.
	 *
	 * @param Wanted $item  That was to be added.
	 * @param NoticeCollector  $notices What was said.
	 */
	private static function refused( array $item, NoticeCollector $notices ): \WP_Error {
		$said = $notices->end();
		return array() === $said
			? Refusals::not_purchasable( Names::whole( $item['data'], $item['variation'] ) )
			: Refusals::make( 'not_purchasable', implode( ' ', $said ), 409 );
	}
}
