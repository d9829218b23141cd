<?php
/**
 * The index of facets of the built-in shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalogue\FacetIndex;

use Vitrine\Commerce\Builtin\Catalogue\ContentTypes;
use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Outbox\Schedule;
use Vitrine\Commerce\Rules\FacetIndex\Keeper;

defined( 'ABSPATH' ) || exit;

/**
 * Tells its keeper what happens in the shop. Within the transaction that changes a
 * product that is only noted.
 */
final class FacetIndex {

	/** Option, read with all others: what the keeper knows; empty: the shop is not that large. */
	public const OPTION = 'vitrine_facet_index';

	/** Seconds after which the background begins no other chunk. */
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
	 * What builds the index and keeps it up to date.
	 */
	public static function keeper(): Keeper {
		return new Keeper( new FacetSource() );
	}

	/**
	 * Notes that products have changed. Within the transaction that changes them.
	 *
	 * @param list<int> $ids Product IDs.
	 */
	public static function note( array $ids ): void {
		/**
		 * Products of the built-in shop have changed: what they are, what they cost, how many
		 * there are. Said within the database's transaction.
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
	 * Follows the terms of a post. Hooked.
	 *
	 * @param int $object_id Post or whatever has terms.
	 */
	public static function terms_changed( int $object_id ): void {
		if ( '' !== get_option( self::OPTION, '' ) && ContentTypes::PRODUCT === get_post_type( $object_id ) ) {
			self::note( array( $object_id ) );
			Changes::happened();
		}
	}
}
