<?php
/**
 * Stored cart data.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Cart;

use Vitrine\Commerce\Builtin\Regions\Location;
use Vitrine\Commerce\Builtin\Regions\Whereabouts;

defined( 'ABSPATH' ) || exit;

/**
 * Items, coupons and messages of a visitor. Immutable, so that a change can be repeated
 * if another write was faster.
 */
final class CartData {

	/** Maximum number of removed items that can be restored. */
	private const MAX_REMOVED = 10;

	/** Maximum number of messages for the next page. */
	private const MAX_NOTICES = 20;

	/** Properties that are lists. */
	private const LISTS = array( 'items', 'removed', 'coupons', 'changes', 'notices', 'address' );

	/**
	 * @param array<string, CartItem>                    $items    Items by key, in the order they were added.
	 * @param list<array{item: CartItem, position: int}> $removed  Removed items, the latest last.
	 * @param list<string>                               $coupons  Codes in the order they were applied.
	 * @param string                                     $shipping ID of the chosen shipping method; empty: none.
	 * @param list<string>                               $changes  Messages on automatic changes by the last write.
	 * @param list<array{type: string, text: string}>    $notices  Messages for the next page.
	 * @param array<string, array<string, string>>       $address  Address entered at the checkout: country, state and postcode of `billing` and `shipping`.
	 */
	public function __construct(
		public readonly array $items = array(),
		public readonly array $removed = array(),
		public readonly array $coupons = array(),
		public readonly string $shipping = '',
		public readonly array $changes = array(),
		public readonly array $notices = array(),
		public readonly array $address = array(),
	) {}

	/**
	 * Adds an item; an existing line with the same key gets a higher quantity.
	 *
	 * @param CartItem $item Item with the quantity to add.
	 */
	public function with_added( CartItem $item ): self {
		$key = $item->key();
		return $this->with( array( 'items' => array( $key => $item->times( $item->quantity + $this->quantity( $key ) ) ) + $this->items ), array_keys( $this->items + array( $key => 0 ) ) );
	}

	/**
	 * Sets the quantity of an existing line.
	 *
	 * @param string $key      Cart item key.
	 * @param int    $quantity Quantity; 0 removes the line.
	 */
	public function with_quantity( string $key, int $quantity ): self {
		if ( $quantity < 1 ) {
			return $this->with( array( 'items' => array_diff_key( $this->items, array( $key => 0 ) ) ) );
		}
		return $this->with( array( 'items' => array_replace( $this->items, array( $key => $this->items[ $key ]->times( $quantity ) ) ) ) );
	}

	/**
	 * Removes a line, which can be restored.
	 *
	 * @param string $key `cart_item_key` of an existing line.
	 */
	public function with_removed( string $key ): self {
		$removed   = array_filter( $this->removed, static fn ( array $one ): bool => $one['item']->key() !== $key );
		$removed[] = array(
			'item'     => $this->items[ $key ],
			'position' => (int) array_search( $key, array_keys( $this->items ), true ),
		);
		return $this->with_quantity( $key, 0 )->with( array( 'removed' => array_slice( array_values( $removed ), -self::MAX_REMOVED ) ) );
	}

	/**
	 * Restores a removed line at its position.
	 *
	 * @param string $key      `cart_item_key` of a removed line.
	 * @param int    $quantity Quantity above 0.
	 */
	public function with_restored( string $key, int $quantity ): self {
		$order = array_keys( $this->items );
		$items = $this->items;
		$rest  = array();
		foreach ( $this->removed as $one ) {
			if ( $one['item']->key() !== $key ) {
				$rest[] = $one;
				continue;
			}
			if ( ! isset( $items[ $key ] ) ) {
				array_splice( $order, $one['position'], 0, array( $key ) );
			}
			$items[ $key ] = $one['item']->times( $quantity );
		}
		return $this->with(
			array(
				'items'   => $items,
				'removed' => $rest,
			),
			$order
		);
	}

	/**
	 * Returns a removed line.
	 *
	 * @param string $key Cart item key.
	 */
	public function removed_item( string $key ): ?CartItem {
		foreach ( $this->removed as $one ) {
			if ( $one['item']->key() === $key ) {
				return $one['item'];
			}
		}
		return null;
	}

	/**
	 * Sets the coupons.
	 *
	 * @param list<string> $codes Normalized codes.
	 */
	public function with_coupons( array $codes ): self {
		return $this->with( array( 'coupons' => array_values( array_unique( $codes ) ) ) );
	}

	/**
	 * Sets the shipping method.
	 *
	 * @param string $id ID of the payment or shipping method.
	 */
	public function with_shipping( string $id ): self {
		return $this->with( array( 'shipping' => $id ) );
	}

	/**
	 * Sets the address.
	 *
	 * @param array<string, array<string, string>> $address Address from Whereabouts::typed().
	 */
	public function with_address( array $address ): self {
		return $this->with( array( 'address' => $address ) );
	}

	/**
	 * Replaces the messages on automatic changes.
	 *
	 * @param list<string> $changes Messages.
	 */
	public function with_changes( array $changes ): self {
		return $this->with( array( 'changes' => $changes ) );
	}

	/**
	 * Replaces the messages for the next page.
	 *
	 * @param list<array{type: string, text: string}> $notices Messages.
	 */
	public function with_notices( array $notices ): self {
		return $this->with( array( 'notices' => array_slice( $notices, -self::MAX_NOTICES ) ) );
	}

	/**
	 * Empties the cart, but keeps messages.
	 */
	public function cleared(): self {
		return new self( notices: $this->notices, address: $this->address );
	}

	/**
	 * Returns the quantities of all lines.
	 *
	 * @return array<string, int> Quantities by key.
	 */
	public function quantities(): array {
		return array_map( static fn ( CartItem $item ): int => $item->quantity, $this->items );
	}

	/**
	 * Returns the quantity of a line.
	 *
	 * @param string $key Cart item key.
	 */
	public function quantity( string $key ): int {
		return $this->items[ $key ]->quantity ?? 0;
	}

	/**
	 * Encodes the data for the database.
	 */
	public function to_json(): string {
		$data            = get_object_vars( $this );
		$data['items']   = array_map( static fn ( CartItem $item ): array => $item->to_array(), array_values( $this->items ) );
		$data['removed'] = array_map(
			static fn ( array $one ): array => array(
				'item'     => $one['item']->to_array(),
				'position' => $one['position'],
			),
			$this->removed
		);
		return (string) wp_json_encode( array_filter( $data ) );
	}

	/**
	 * Decodes data from the database. Invalid parts, for example from an import or
	 * another plugin, are skipped, so that other items can still be bought.
	 *
	 * @param string $json Result of to_json().
	 */
	public static function of_json( string $json ): self {
		$data  = json_decode( $json, true );
		$data  = is_array( $data ) ? $data : array();
		$lists = array_map( static fn ( string $name ): array => is_array( $data[ $name ] ?? null ) ? $data[ $name ] : array(), array_combine( self::LISTS, self::LISTS ) );
		$items = array();
		foreach ( array_filter( $lists['items'], 'is_array' ) as $one ) {
			$item = CartItem::of( $one );
			if ( $item->is_whole() ) {
				$items[ $item->key() ] = $item;
			}
		}
		return new self(
			$items,
			self::removed_of( $lists['removed'] ),
			array_values( array_filter( $lists['coupons'], 'is_string' ) ),
			is_string( $data['shipping'] ?? null ) ? $data['shipping'] : '',
			array_values( array_filter( $lists['changes'], 'is_string' ) ),
			array_values( array_filter( $lists['notices'], static fn ( $one ): bool => is_array( $one ) && is_string( $one['type'] ?? null ) && is_string( $one['text'] ?? null ) ) ),
			array_map( static fn ( array $parts ): array => Location::of( $parts )->to_array(), array_intersect_key( array_filter( $lists['address'], 'is_array' ), array_flip( array( Whereabouts::BILLING, Whereabouts::SHIPPING ) ) ) ),
		);
	}

	/**
	 * Decodes removed items.
	 *
	 * @param array<mixed> $list List from to_json().
	 * @return list<array{item: CartItem, position: int}>
	 */
	private static function removed_of( array $list ): array {
		$removed = array();
		foreach ( $list as $one ) {
			$item = is_array( $one ) && is_array( $one['item'] ?? null ) ? CartItem::of( $one['item'] ) : null;
			if ( null !== $item && $item->is_whole() ) {
				$removed[] = array(
					'item'     => $item,
					'position' => is_numeric( $one['position'] ?? null ) ? max( 0, (int) $one['position'] ) : 0,
				);
			}
		}
		return $removed;
	}

	/**
	 * Returns a copy with changed properties.
	 *
	 * @param array<string, mixed> $parts Changed properties by name.
	 * @param list<string>|null    $order Keys of the items in order; null: unchanged.
	 */
	private function with( array $parts, ?array $order = null ): self {
		$parts += get_object_vars( $this );
		if ( null !== $order ) {
			$parts['items'] = array_replace( array_intersect_key( array_flip( $order ), $parts['items'] ), $parts['items'] );
		}
		return new self( ...$parts );
	}
}
