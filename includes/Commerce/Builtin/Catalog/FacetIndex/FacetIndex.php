<?php
/**
 * Facet index of the built-in shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalog\FacetIndex;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Outbox\Schedule;
use Vitrine\Commerce\Rules\FacetIndex\Keeper;

defined( 'ABSPATH' ) || exit;

/**
 * Reports changes of products to the keeper. In the transaction of a change they are
 * only noted.
 */
final class FacetIndex {

	/**
	 * Autoloaded option with the state of the keeper; empty: the shop is too small for
	 * an index.
	 */
	public const OPTION = 'vitrine_facet_index';

	/** Time limit of the background job in seconds. */
	private const IN_BACKGROUND = 40;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( Schedule::WORK, static fn () => self::keeper()->work( self::IN_BACKGROUND ), 20 );
		add_action( 'set_object_terms', array( self::class, 'terms_changed' ) );
		add_action( 'deleted_term_relationships', array( self::class, 'terms_changed' ) );
	}

	/**
	 * Returns the keeper, which builds and updates the index.
	 */
	public static function keeper(): Keeper {
		return new Keeper( new FacetSource() );
	}

	/**
	 * Notes that products have changed. Call it in the transaction of the change.
	 *
	 * @param list<int> $ids Product IDs.
	 */
	public static function note( array $ids ): void {
		/**
		 * Fires when products of the built-in shop have changed, including prices and
		 * stock. Runs in the database transaction.
		 *
		 * @param list<int> $ids Product IDs.
		 *
		 * @example
		 * add_action( 'vitrine_products_changed', fn( $ids ) => error_log( implode( ', ', $ids ) ) );
		 */
		do_action( 'vitrine_products_changed', $ids );
		if ( '' !== get_option( self::OPTION, '' ) ) {
			self::keeper()->note( $ids );
		}
	}

	/**
	 * Notes changed terms of a post. Hooked.
	 *
	 * @param int $object_id Object ID: a post or other object with terms.
	 */
	public static function terms_changed( int $object_id ): void {
		if ( '' !== get_option( self::OPTION, '' ) && ContentTypes::PRODUCT === get_post_type( $object_id ) ) {
			self::note( array( $object_id ) );
			Changes::happened();
		}
	}
}
