<?php
/**
 * An item of a cart as it is kept.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Cart;

defined( 'ABSPATH' ) || exit;

/**
 * What a visitor wants; never what it costs.
 */
final class CartItem {

	/**
	 * @param int                   $product_id   Product ID.
	 * @param int                   $variation_id Variation ID; 0: none.
	 * @param array<string, string> $attributes   Chosen ones: field name to slug.
	 * @param int                   $quantity     Quantity.
	 * @param string                $name         To speak of it when the product is gone.
	 */
	public function __construct(
		public readonly int $product_id,
		public readonly int $variation_id,
		public readonly array $attributes,
		public readonly int $quantity,
		public readonly string $name,
	) {}

	/**
	 * The same product, variation and attributes always have the same key.
	 */
	public function key(): string {
		$attributes = $this->attributes;
		ksort( $attributes );
		return md5( $this->product_id . '|' . $this->variation_id . '|' . wp_json_encode( $attributes, JSON_FORCE_OBJECT ) );
	}

	/**
	 * The same in another quantity.
	 *
	 * @param int $quantity Quantity.
	 */
	public function times( int $quantity ): self {
		return new self( $this->product_id, $this->variation_id, $this->attributes, $quantity, $this->name );
	}

	/**
	 * As stored in the database.
	 *
	 * @return array{p: int, v: int, a: array<string, string>, q: int, n: string}
	 */
	public function to_array(): array {
		return array(
			'p' => $this->product_id,
			'v' => $this->variation_id,
			'a' => $this->attributes,
			'q' => $this->quantity,
			'n' => $this->name,
		);
	}

	/**
	 * Reads an item from the database.
	 *
	 * @param array<mixed> $data As to_array() made it.
	 */
	public static function of( array $data ): self {
		$number = static fn ( string $name ): int => is_numeric( $data[ $name ] ?? null ) ? (int) $data[ $name ] : 0;
		return new self(
			$number( 'p' ),
			$number( 'v' ),
			array_map( 'strval', array_filter( is_array( $data['a'] ?? null ) ? $data['a'] : array(), 'is_scalar' ) ),
			$number( 'q' ),
			is_string( $data['n'] ?? null ) ? $data['n'] : '',
		);
	}

	/**
	 * Whether it says what it is about.
	 */
	public function is_whole(): bool {
		return $this->product_id > 0 && $this->variation_id >= 0 && $this->quantity > 0;
	}
}
