<?php
/**
 * Searches for a manual order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Orders\ByHand;

use Vitrine\Commerce\Builtin\Cart\CartItem;
use Vitrine\Commerce\Builtin\Cart\FactsLoader;
use Vitrine\Commerce\Builtin\Catalog\ProductSearch;
use Vitrine\Commerce\Builtin\Checkout\ByHand\Item;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Value\Currency;
use Vitrine\Commerce\Value\ProductQuery;

defined( 'ABSPATH' ) || exit;

/**
 * Searches products with their variations, and customers.
 */
final class Searches {

	/** Maximum number of products, and of customers. */
	private const MOST = 10;

	/**
	 * Returns items for a search term.
	 *
	 * @param string   $words Search term, not empty.
	 * @param Currency $money Currency format.
	 * @return list<array{key: string, name: string, about: string, can_add: bool}> `about` has price and stock.
	 */
	public static function products( string $words, Currency $money ): array {
		$ids   = ProductSearch::run( new ProductQuery( search: $words, counted: false ), 1, self::MOST )['ids'];
		$rows  = ProductRows::products( $ids );
		$items = array();
		foreach ( $ids as $id ) {
			foreach ( isset( $rows[ $id ] ) ? Item::of_product( $rows[ $id ] ) : array() as $item ) {
				$items[] = $item;
			}
		}
		$facts = FactsLoader::of( array_map( static fn ( Item $item ): CartItem => $item->piece(), $items ) );
		$found = array();
		foreach ( $items as $item ) {
			$fact = $facts[ $item->piece()->key() ];
			if ( $fact->is_sold ) {
				$found[] = array(
					'key'     => $item->key(),
					'name'    => $fact->name,
					'about'   => implode( ' · ', array_filter( array( $money->format( $fact->price ), self::stock( $fact->left ) ) ) ),
					'can_add' => 0 !== $fact->left,
				);
			}
		}
		return $found;
	}

	/**
	 * Returns customers whose name or email address matches.
	 *
	 * @param string $words Part of a name, username or email address; not empty.
	 * @return list<array{id: int, name: string}>
	 */
	public static function customers( string $words ): array {
		$users = get_users(
			array(
				'search'         => '*' . $words . '*',
				'search_columns' => array( 'user_login', 'user_email', 'user_nicename', 'display_name' ),
				'number'         => self::MOST,
				'orderby'        => 'display_name',
			)
		);
		return array_map(
			static fn ( \WP_User $user ): array => array(
				'id'   => $user->ID,
				'name' => self::name( $user ),
			),
			array_values( array_filter( $users, static fn ( mixed $user ): bool => $user instanceof \WP_User ) )
		);
	}

	/**
	 * Returns the name of a customer.
	 *
	 * @param \WP_User $user Customer.
	 */
	public static function name( \WP_User $user ): string {
		return "$user->display_name ($user->user_email)";
	}

	/**
	 * Returns the stock as text.
	 *
	 * @param int|null $left Stock; null: not managed.
	 */
	private static function stock( ?int $left ): string {
		return match ( $left ) {
			null    => '',
			0       => __( 'Out of stock', 'vitrine' ),
			/* translators: %d: number of pieces. */
			default => sprintf( _n( '%d in stock', '%d in stock', $left, 'vitrine' ), $left ),
		};
	}
}
