<?php
/**
 * What the bulk edit of products sends.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Products\Edits;

use Vitrine\Commerce\Value\Currency;

defined( 'ABSPATH' ) || exit;

/**
 * Checked before any product is touched.
 */
final class BulkInput {

	/**
	 * @param PriceChange|null $regular  Of regular prices.
	 * @param PriceChange|null $sale     Of sale prices.
	 * @param bool|null        $manage   Whether stock is to be counted.
	 * @param bool|null        $in_stock Where no stock is counted.
	 * @param string           $stock    `set`, `increase` or `decrease`; empty: stays.
	 * @param int              $pieces   To or by how many.
	 */
	private function __construct(
		public readonly ?PriceChange $regular,
		public readonly ?PriceChange $sale,
		public readonly ?bool $manage,
		public readonly ?bool $in_stock,
		public readonly string $stock,
		public readonly int $pieces,
	) {}

	/**
	 * The changes of a bulk edit, from its form.
	 *
	 * @param array<mixed> $raw      As BulkFields prints them.
	 * @param Currency     $currency Currency of the shop.
	 */
	public static function read( array $raw, Currency $currency ): self|\WP_Error {
		$text    = static fn ( string $name ): string => is_string( $raw[ $name ] ?? null ) ? trim( $raw[ $name ] ) : '';
		$yes     = static fn ( string $name ): ?bool => array(
			'yes' => true,
			'no'  => false,
		)[ $text( $name ) ] ?? null;
		$regular = PriceChange::read( $text( 'regular_how' ), $text( 'regular' ), $currency, false );
		$sale    = PriceChange::read( $text( 'sale_how' ), $text( 'sale' ), $currency, true );
		if ( is_wp_error( $regular ) || is_wp_error( $sale ) ) {
			return is_wp_error( $regular ) ? $regular : $sale;
		}
		$stock = $text( 'stock_how' );
		if ( '' !== $stock && ( ! in_array( $stock, array( PriceChange::SET, PriceChange::INCREASE, PriceChange::DECREASE ), true ) || 1 !== preg_match( '/^\d{1,9}$/D', $text( 'stock' ) ) ) ) {
			/* translators: %s: what was typed. */
			return new \WP_Error( 'vitrine_invalid_stock', sprintf( __( '"%s" is not a valid stock quantity.', 'vitrine' ), $text( 'stock' ) ) );
		}
		return new self( $regular, $sale, $yes( 'manage_stock' ), $yes( 'in_stock' ), $stock, (int) $text( 'stock' ) );
	}
}
