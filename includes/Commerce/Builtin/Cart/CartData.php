<?php
/**
 * A cart as it is kept.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Cart;

use Vitrine\Commerce\Builtin\Regions\Location;
use Vitrine\Commerce\Builtin\Regions\Whereabouts;

defined( 'ABSPATH' ) || exit;

/**
 * Items, coupons and messages of one visitor. Every change gives a new object,
 * so that a write that came too late can be done again on what came before it.
 */
final class CartData {

	/** So many removed items can be put back. */
	private const MAX_REMOVED = 10;

	/** So many messages wait for the visitor's next page. */
	private const MAX_NOTICES = 20;

	/** Parts that are lists. */
	private const LISTS = array( 'items', 'removed', 'coupons', 'changes', 'notices', 'address' );

	/**
	 * @param array<string, CartItem>                    $items    By key, in the order they were added.
	 * @param list<array{item: CartItem, position: int}> $removed  The newest last.
	 * @param list<string>                               $coupons  Codes in the order they were applied.
	 * @param string                                     $shipping Chosen method; empty: none.
	 * @param list<string>                               $changes  What the last write had to change by itself.
	 * @param list<array{type: string, text: string}>    $notices  For the visitor's next page.
	 * @param array<string, array<string, string>>       $address  What was typed at the checkout: `billing`, `shipping` to country, state and postcode.
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
	 * With more of an item. A line of the same key grows.
	 *
	 * @param CartItem $item Its quantity is what comes in addition.
	 */
	public function with_added( CartItem $item ): self {
		$key = $item->key();
		return $this->with( array( 'items' => array( $key => $item->times( $item->quantity + $this->quantity( $key ) ) ) + $this->items ), array_keys( $this->items + array( $key => 0 ) ) );
	}

	/**
	 * With another quantity of a line that is there.
	 *
	 * @param string $key      Cart item key.
	 * @param int    $quantity 0 takes it out.
	 */
	public function with_quantity( string $key, int $quantity ): self {
		if ( $quantity < 1 ) {
			return $this->with( array( 'items' => array_diff_key( $this->items, array( $key => 0 ) ) ) );
		}
		return $this->with( array( 'items' => array_replace( $this->items, array( $key => $this->items[ $key ]->times( $quantity ) ) ) ) );
	}

	/**
	 * Without a line, which can be put back.
	 *
	 * @param string $key `cart_item_key` of a line that is there.
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
	 * With a removed line back where it stood.
	 *
	 * @param string $key      `cart_item_key` of a removed line.
	 * @param int    $quantity How much of it, above 0.
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
	 * A line that was removed.
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
	 * With other coupons.
	 *
	 * @param list<string> $codes Normal codes.
	 */
	public function with_coupons( array $codes ): self {
		return $this->with( array( 'coupons' => array_values( array_unique( $codes ) ) ) );
	}

	/**
	 * With a chosen shipping method.
	 *
	 * @param string $id ID of the payment or shipping method.
	 */
	public function with_shipping( string $id ): self {
		return $this->with( array( 'shipping' => $id ) );
	}

	/**
	 * With addresses.
	 *
	 * @param array<string, array<string, string>> $address As Whereabouts::typed() makes them.
	 */
	public function with_address( array $address ): self {
		return $this->with( array( 'address' => $address ) );
	}

	/**
	 * With what a write had to change by itself, instead of what the last one had.
	 *
	 * @param list<string> $changes Messages.
	 */
	public function with_changes( array $changes ): self {
		return $this->with( array( 'changes' => $changes ) );
	}

	/**
	 * With other messages for the next page.
	 *
	 * @param list<array{type: string, text: string}> $notices Messages.
	 */
	public function with_notices( array $notices ): self {
		return $this->with( array( 'notices' => array_slice( $notices, -self::MAX_NOTICES ) ) );
	}

	/**
	 * With nothing in it. Messages stay.
	 */
	public function cleared(): self {
		return new self( notices: $this->notices, address: $this->address );
	}

	/**
	 * How much of each line there is.
	 *
	 * @return array<string, int> By key.
	 */
	public function quantities(): array {
		return array_map( static fn ( CartItem $item ): int => $item->quantity, $this->items );
	}

	/**
	 * How much of a line there is.
	 *
	 * @param string $key Cart item key.
	 */
	public function quantity( string $key ): int {
		return $this->items[ $key ]->quantity ?? 0;
	}

	/**
	 * As stored in the database.
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
	 * Of the database. What is of a wrong type there, by an import or another
	 * plugin, is left out: the visitor's other items can still be bought.
	 *
	 * @param string $json As to_json() made it.
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
	 * The removed items of the database.
	 *
	 * @param array<mixed> $list As to_json() made it.
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
	 * A copy with some parts replaced.
	 *
	 * @param array<string, mixed> $parts By name.
	 * @param list<string>|null    $order Keys of the items in order; null: as they are.
	 */
	private function with( array $parts, ?array $order = null ): self {
		$parts += get_object_vars( $this );
		if ( null !== $order ) {
			$parts['items'] = array_replace( array_intersect_key( array_flip( $order ), $parts['items'] ), $parts['items'] );
		}
		return new self( ...$parts );
	}
}
