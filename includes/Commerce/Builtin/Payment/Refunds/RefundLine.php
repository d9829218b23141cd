<?php
/**
 * Refund line.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Refunds;

defined( 'ABSPATH' ) || exit;

/**
 * Refund of an order line, or of shipping.
 *
 * @api
 */
final class RefundLine {

	/** Used instead of a position: shipping. */
	public const SHIPPING = -1;

	/**
	 * @param int      $item     Position in the order's `items`, from 0; or SHIPPING.
	 * @param int      $quantity Quantity, 0 or more; always 0 for shipping.
	 * @param int|null $amount   Amount in minor units with tax; null: calculated from the quantity, or the rest for shipping.
	 */
	public function __construct(
		public readonly int $item,
		public readonly int $quantity,
		public readonly ?int $amount = null,
	) {}

	/**
	 * Encodes lines for the database.
	 *
	 * @param list<self> $lines Lines.
	 */
	public static function encode( array $lines ): string {
		return array() === $lines ? '' : (string) wp_json_encode( $lines );
	}

	/**
	 * Decodes lines from the database.
	 *
	 * @param string $json Result of encode().
	 * @return list<self>
	 */
	public static function decode( string $json ): array {
		$lines = array();
		foreach ( (array) json_decode( $json, true ) as $line ) {
			$lines[] = new self( (int) ( $line['item'] ?? self::SHIPPING ), (int) ( $line['quantity'] ?? 0 ), (int) ( $line['amount'] ?? 0 ) );
		}
		return $lines;
	}

	/**
	 * Returns the total of lines in minor units.
	 *
	 * @param list<self> $lines Lines.
	 */
	public static function sum( array $lines ): int {
		return array_sum( array_map( static fn ( self $line ): int => (int) $line->amount, $lines ) );
	}
}
