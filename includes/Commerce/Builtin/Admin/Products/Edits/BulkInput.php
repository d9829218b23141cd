<?php
/**
 * Input of the bulk edit.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Products\Edits;

use Vitrine\Commerce\Value\Currency;

defined( 'ABSPATH' ) || exit;

/**
 * Validated before any product is changed.
 */
final class BulkInput {

	/**
	 * @param PriceChange|null $regular  Change of regular prices.
	 * @param PriceChange|null $sale     Change of sale prices.
	 * @param bool|null        $manage   Whether to manage stock; null: unchanged.
	 * @param bool|null        $in_stock Stock status if stock is not managed; null: unchanged.
	 * @param string           $stock    `set`, `increase` or `decrease`; empty: unchanged.
	 * @param int              $pieces   New stock, or difference.
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
	 * Parses the submitted fields.
	 *
	 * @param array<mixed> $raw      Values of the fields from BulkFields.
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
