<?php
/**
 * Stored cart item.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Cart;

defined( 'ABSPATH' ) || exit;

/**
 * A product and quantity in the cart, without the price.
 */
final class CartItem {

	/**
	 * @param int                   $product_id   Product ID.
	 * @param int                   $variation_id Variation ID; 0: none.
	 * @param array<string, string> $attributes   Slugs of chosen attributes by field name.
	 * @param int                   $quantity     Quantity.
	 * @param string                $name         Name, for messages after the product is gone.
	 */
	public function __construct(
		public readonly int $product_id,
		public readonly int $variation_id,
		public readonly array $attributes,
		public readonly int $quantity,
		public readonly string $name,
	) {}

	/**
	 * Returns the key, which is the same for the same product, variation and
	 * attributes.
	 */
	public function key(): string {
		$attributes = $this->attributes;
		ksort( $attributes );
		return md5( $this->product_id . '|' . $this->variation_id . '|' . wp_json_encode( $attributes, JSON_FORCE_OBJECT ) );
	}

	/**
	 * Returns a copy with another quantity.
	 *
	 * @param int $quantity Quantity.
	 */
	public function times( int $quantity ): self {
		return new self( $this->product_id, $this->variation_id, $this->attributes, $quantity, $this->name );
	}

	/**
	 * Returns the data for the database.
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
	 * @param array<mixed> $data Result of to_array().
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
	 * Whether product and quantity are valid.
	 */
	public function is_whole(): bool {
		return $this->product_id > 0 && $this->variation_id >= 0 && $this->quantity > 0;
	}
}
