<?php
/**
 * Facets of posts of any type that are ranges.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Posts;

use Vitrine\Contract;
use Vitrine\Loop\Range;

defined( 'ABSPATH' ) || exit;

/**
 * When a post was published, and what its registered meta say: numbers
 * (`integer`, `number`) and days (`string` with the format `date` or `date-time`).
 * Only those that the REST API shows everybody: nothing else is told of, not even by
 * what a range leaves. Their names stand in a listing where those of taxonomies do.
 */
final class RangeFacets {

	/** The day of publication, in the site's time. */
	public const DATE = 'post_date';

	public const INTEGER = 'integer';

	public const NUMBER = 'number';

	public const DAY = 'date';

	/** Keys that can stand in an address. */
	private const KEY = '/^[A-Za-z0-9_-]{1,60}$/D';

	/** Values that are numbers, for every database. */
	private const NUMERIC = '^-?[0-9]{1,15}([.][0-9]+)?$';

	/** No day is before it. */
	private const FIRST = '0001-01-01';

	/** No day is after it. */
	private const LAST = '9999-12-30';

	/**
	 * What the names of facets of meta begin with. No taxonomy of such a name has a facet.
	 */
	public static function prefix(): string {
		return (string) Contract::get( 'settings_values.loop_meta_facet' );
	}

	/**
	 * Whether a facet is one of these, whatever the posts.
	 *
	 * @param string $facet Name.
	 */
	public static function is( string $facet ): bool {
		return self::DATE === $facet || self::is_meta( $facet );
	}

	/**
	 * Whether a facet is of meta, which change without a change of the post.
	 *
	 * @param string $facet Name.
	 */
	public static function is_meta( string $facet ): bool {
		return str_starts_with( $facet, self::prefix() );
	}

	/**
	 * Whether posts have a facet.
	 *
	 * @param string $facet     Name.
	 * @param string $post_type Of the posts.
	 */
	public static function has( string $facet, string $post_type ): bool {
		return self::DATE === $facet || ( self::is_meta( $facet ) && isset( self::metas( $post_type )[ self::key( $facet ) ] ) );
	}

	/**
	 * The meta of a post type that there are facets of.
	 *
	 * @param string $post_type Name.
	 * @return array<string, array{label: string, kind: string}> Key to its name and INTEGER, NUMBER or DAY.
	 */
	public static function metas( string $post_type ): array {
		$metas = array();
		foreach ( get_registered_meta_keys( 'post', $post_type ) + get_registered_meta_keys( 'post' ) as $key => $meta ) {
			$shown  = $meta['show_in_rest'] ?? false;
			$schema = is_array( $shown ) ? (array) ( $shown['schema'] ?? array() ) : array();
			$type   = (string) ( $schema['type'] ?? $meta['type'] ?? '' );
			$kind   = match ( true ) {
				in_array( $type, array( self::INTEGER, self::NUMBER ), true ) => $type,
				'string' === $type && in_array( $schema['format'] ?? '', array( 'date', 'date-time' ), true ) => self::DAY,
				default => '',
			};
			if ( $shown && '' !== $kind && preg_match( self::KEY, (string) $key ) ) {
				$label                  = (string) ( ( $meta['label'] ?? '' ) ?: ( $schema['title'] ?? '' ) );
				$metas[ (string) $key ] = array(
					'label' => '' === $label ? ucfirst( trim( strtr( (string) $key, '_-', '  ' ) ) ) : $label,
					'kind'  => $kind,
				);
			}
		}
		return $metas;
	}

	/**
	 * What a facet is of.
	 *
	 * @param string $facet     One that the posts have.
	 * @param string $post_type Of the posts.
	 * @return string INTEGER, NUMBER or DAY.
	 */
	public static function kind( string $facet, string $post_type ): string {
		return self::DATE === $facet ? self::DAY : self::metas( $post_type )[ self::key( $facet ) ]['kind'] ?? self::NUMBER;
	}

	/**
	 * What a facet is called.
	 *
	 * @param string $facet     One that the posts have.
	 * @param string $post_type Of the posts.
	 */
	public static function label( string $facet, string $post_type ): string {
		return self::DATE === $facet ? __( 'Date', 'vitrine' ) : self::metas( $post_type )[ self::key( $facet ) ]['label'] ?? self::key( $facet );
	}

	/**
	 * What a range is called: "Weight: 10 – 50".
	 *
	 * @param string $facet     One that the posts have.
	 * @param string $value     Text of a Range.
	 * @param string $post_type Of the posts.
	 */
	public static function name( string $facet, string $value, string $post_type ): string {
		$range = Range::of( $value );
		if ( null === $range ) {
			return $value;
		}
		$write = static fn ( string $end ): string => $range->is_of_days()
			? (string) mysql2date( (string) get_option( 'date_format' ), "$end 00:00:00" )
			: number_format_i18n( (float) $end, strlen( (string) ( explode( '.', $end )[1] ?? '' ) ) );
		$said  = match ( '' ) {
			$range->max => sprintf(
				$range->is_of_days()
					/* translators: %s: first day of a range without end. */
					? __( 'Since %s', 'vitrine' )
					/* translators: %s: lowest price, or number, of a range without end. */
					: __( 'From %s', 'vitrine' ),
				$write( $range->min )
			),
			$range->min => sprintf(
				$range->is_of_days()
					/* translators: %s: last day of a range. */
					? __( 'Until %s', 'vitrine' )
					/* translators: %s: highest price, or number, of a range. */
					: __( 'Up to %s', 'vitrine' ),
				$write( $range->max )
			),
			/* translators: 1: lowest price, number or first day of a range, 2: highest one, or last day. */
			default     => sprintf( __( '%1$s – %2$s', 'vitrine' ), $write( $range->min ), $write( $range->max ) ),
		};
		/* translators: 1: name of a filter, such as "Weight", 2: what was chosen of it. */
		return sprintf( __( '%1$s: %2$s', 'vitrine' ), self::label( $facet, $post_type ), $said );
	}

	/**
	 * The condition that a post is within the chosen ranges.
	 *
	 * @param array<string, list<string>> $chosen    Facet to texts of ranges; others than these are none of its business.
	 * @param string                      $post_type Of the posts.
	 * @return string Begins with AND; empty: nothing was chosen.
	 */
	public static function condition( array $chosen, string $post_type ): string {
		$where = '';
		foreach ( array_filter( $chosen, array( self::class, 'is' ), ARRAY_FILTER_USE_KEY ) as $facet => $texts ) {
			$range = Range::of( $texts[0] ?? '' );
			// What the posts have not is had by none of them.
			$fits   = null !== $range && self::has( $facet, $post_type ) && ( self::DAY === self::kind( $facet, $post_type ) ) === $range->is_of_days();
			$where .= $fits ? ' AND ' . self::within( $facet, $range ) : ' AND 1=0';
		}
		return $where;
	}

	/**
	 * The lowest and the highest number of some posts.
	 *
	 * @param string                             $facet Of numbers.
	 * @param array{join: string, where: string} $parts Of the question.
	 * @return array{int, int}|null Whole numbers, the one below and the one above; null: none of them has one.
	 */
	public static function bounds( string $facet, array $parts ): ?array {
		global $wpdb;
		$numeric = self::NUMERIC;
		// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery -- What WP_Query has prepared, and a pattern of this class; meta change without a post.
		$row = (array) $wpdb->get_row(
			"SELECT MIN( facet_meta.meta_value + 0 ) AS lowest, MAX( facet_meta.meta_value + 0 ) AS highest FROM {$wpdb->posts} {$parts['join']}"
			. $wpdb->prepare( " INNER JOIN {$wpdb->postmeta} facet_meta ON facet_meta.post_id = {$wpdb->posts}.ID AND facet_meta.meta_key = %s AND facet_meta.meta_value REGEXP '$numeric' WHERE 1=1 ", self::key( $facet ) )
			. $parts['where'],
			ARRAY_A
		);
		// phpcs:enable
		return isset( $row['lowest'], $row['highest'] ) ? array( (int) floor( (float) $row['lowest'] ), (int) ceil( (float) $row['highest'] ) ) : null;
	}

	/**
	 * The condition of one range.
	 *
	 * @param string $facet One that the posts have.
	 * @param Range  $range Of its kind.
	 */
	private static function within( string $facet, Range $range ): string {
		global $wpdb;
		if ( self::DATE === $facet ) {
			return '( ' . self::days( "{$wpdb->posts}.post_date", $range->min, $range->max ) . ' )';
		}
		if ( $range->is_of_days() ) {
			// Words are no days, though they come before or after one.
			$values = self::days( 'meta_value', '' === $range->min ? self::FIRST : $range->min, '' === $range->max ? self::LAST : $range->max );
		} else {
			// Of a Range: digits, perhaps with a sign and a point.
			$values  = "meta_value REGEXP '" . self::NUMERIC . "'";
			$values .= '' === $range->min ? '' : " AND meta_value + 0 >= {$range->min}";
			$values .= '' === $range->max ? '' : " AND meta_value + 0 <= {$range->max}";
		}
		// phpcs:ignore WordPress.DB.PreparedSQL -- Made of constants and of what was prepared.
		return "{$wpdb->posts}.ID IN ( " . $wpdb->prepare( "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s AND ", self::key( $facet ) ) . $values . ' )';
	}

	/**
	 * The condition that a column is within some days. What is compared begins with its day.
	 *
	 * @param string $column Of the table.
	 * @param string $first  A day; empty: whichever.
	 * @param string $last   The same.
	 */
	private static function days( string $column, string $first, string $last ): string {
		global $wpdb;
		$ends = array(
			'>=' => $first,
			// With all hours of the last one.
			'<'  => '' === $last ? '' : gmdate( 'Y-m-d', (int) strtotime( min( $last, self::LAST ) . ' +1 day UTC' ) ),
		);
		$said = array();
		foreach ( array_filter( $ends ) as $compared => $day ) {
			// phpcs:ignore WordPress.DB.PreparedSQL -- A column and a sign of this class.
			$said[] = (string) $wpdb->prepare( "$column $compared %s", $day );
		}
		return implode( ' AND ', $said );
	}

	/**
	 * The key of a facet's meta.
	 *
	 * @param string $facet Of meta.
	 */
	private static function key( string $facet ): string {
		return substr( $facet, strlen( self::prefix() ) );
	}
}
