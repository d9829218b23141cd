<?php
/**
 * Searches with a typing error.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalogue\Index;

use Vitrine\Commerce\Builtin\Catalogue\ProductSearch;
use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Rules\Search\Nearness;

defined( 'ABSPATH' ) || exit;

/**
 * Only where a search finds nothing, neither by words nor within texts: those of its
 * words that no product has give way to the nearest that one has.
 */
final class Spelling {

	/** Words with the same beginning that are looked at, and those of them that are compared by how many products have them. */
	private const MOST     = 5000;
	private const COMPARED = 10;

	/** Products of a word that are counted. */
	private const COUNTED = 1000;

	/**
	 * What this request has asked, while no product changes.
	 *
	 * @var array{stamp: string, found: array<string, ?string>, nothing: array<string, true>}
	 */
	private static array $kept = array(
		'stamp'   => '',
		'found'   => array(),
		'nothing' => array(),
	);

	/**
	 * What a search that finds nothing is answered as.
	 *
	 * @param string $search Search term.
	 * @return ?string Null: it finds something, or nothing is near.
	 */
	public static function corrected( string $search ): ?string {
		$stamp = Changes::stamp();
		if ( self::$kept['stamp'] !== $stamp ) {
			self::$kept = array(
				'stamp'   => $stamp,
				'found'   => array(),
				'nothing' => array(),
			);
		}
		if ( ! array_key_exists( $search, self::$kept['found'] ) ) {
			self::$kept['found'][ $search ] = self::find( $search );
		}
		return self::$kept['found'][ $search ];
	}

	/**
	 * Whether a search finds nothing, and nothing is near: nobody need look again.
	 *
	 * @param string $search Search term.
	 */
	public static function finds_nothing( string $search ): bool {
		return null === self::corrected( $search ) && isset( self::$kept['nothing'][ $search ] );
	}

	/**
	 * The same as corrected(), asked of the tables.
	 *
	 * @param string $search Search term.
	 */
	private static function find( string $search ): ?string {
		$words = Words::is_plain( $search ) && Rebuild::is_done() ? Words::typed( $search ) : array();
		if ( array() === $words || null !== WordTable::condition( $search, 'product_id' ) || ProductSearch::is_in_texts( $search ) ) {
			return null;
		}
		self::$kept['nothing'][ $search ] = true;

		$near = array();
		foreach ( $words as $word ) {
			$one = self::is_known( $word ) ? $word : self::nearest( $word );
			if ( null === $one ) {
				return null;
			}
			$near[] = $one;
		}
		$corrected = implode( ' ', $near );
		return null === WordTable::condition( $corrected, 'product_id' ) ? null : $corrected;
	}

	/**
	 * Whether a product has a word that begins so.
	 *
	 * @param string $word Of Words.
	 */
	private static function is_known( string $word ): bool {
		global $wpdb;
		return null !== $wpdb->get_var( $wpdb->prepare( 'SELECT 1 FROM %i WHERE word LIKE %s LIMIT 1', Tables::words(), $wpdb->esc_like( $word ) . '%' ) );
	}

	/**
	 * The nearest word of a product: of several, that of the most products.
	 *
	 * @param string $word That no product has.
	 */
	private static function nearest( string $word ): ?string {
		global $wpdb;
		if ( 0 === Nearness::allowed( $word ) ) {
			return null;
		}
		$found = array();
		// Most errors are behind the second letter: of a large shop's words those that begin with two come first.
		foreach ( array( mb_substr( $word, 0, 2 ), mb_substr( $word, 0, 1 ) ) as $begins ) {
			// Words as the index has them, each once.
			$found = array_merge( $found, Nearness::nearest( $word, array_map( 'strval', array_values( $wpdb->get_col( $wpdb->prepare( 'SELECT DISTINCT word FROM %i WHERE word LIKE %s LIMIT %d', Tables::words(), $wpdb->esc_like( $begins ) . '%', self::MOST ) ) ) ) ) );
		}
		$best  = null;
		$often = 0;
		foreach ( array_slice( Nearness::nearest( $word, array_values( array_unique( $found, SORT_STRING ) ) ), 0, self::COMPARED ) as $one ) {
			$times = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM ( SELECT 1 FROM %i WHERE word = %s LIMIT %d ) w', Tables::words(), $one, self::COUNTED ) );
			if ( $times > $often ) {
				$best  = $one;
				$often = $times;
			}
		}
		return $best;
	}
}
