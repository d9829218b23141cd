<?php
/**
 * A line of a refund.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Refunds;

defined( 'ABSPATH' ) || exit;

/**
 * What is given back of one line of an order, or of its shipping.
 *
 * @api
 */
final class RefundLine {

	/** In the place of a position: the shipping. */
	public const SHIPPING = -1;

	/**
	 * @param int      $item     Position in the order's `items`, from 0; or SHIPPING.
	 * @param int      $quantity Pieces, from 0; of shipping always 0.
	 * @param int|null $amount   Minor units with tax; null: what the quantity comes to, of shipping all that is left.
	 */
	public function __construct(
		public readonly int $item,
		public readonly int $quantity,
		public readonly ?int $amount = null,
	) {}

	/**
	 * As the database keeps lines.
	 *
	 * @param list<self> $lines Lines.
	 */
	public static function encode( array $lines ): string {
		return array() === $lines ? '' : (string) wp_json_encode( $lines );
	}

	/**
	 * Lines as the database keeps them.
	 *
	 * @param string $json Of encode().
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
	 * What lines come to; minor units.
	 *
	 * @param list<self> $lines Lines.
	 */
	public static function sum( array $lines ): int {
		return array_sum( array_map( static fn ( self $line ): int => (int) $line->amount, $lines ) );
	}
}
