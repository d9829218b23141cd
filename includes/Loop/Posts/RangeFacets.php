<?php
/**
 * Range facets of posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Posts;

use Vitrine\Contract;
use Vitrine\Loop\Range;

defined( 'ABSPATH' ) || exit;

/**
 * Date of publication, and registered meta with numbers (`integer`, `number`) or dates
 * (`string` with the format `date` or `date-time`). Only meta that is public in the
 * REST API is used, because filtering by other meta would reveal its values. In a
 * listing their names are used like those of taxonomies.
 */
final class RangeFacets {

	/** Date of publication, in the site's time zone. */
	public const DATE = 'post_date';

	public const INTEGER = 'integer';

	public const NUMBER = 'number';

	public const DAY = 'date';

	/** Valid keys in a URL. */
	private const KEY = '/^[A-Za-z0-9_-]{1,60}$/D';

	/** Pattern of numeric values, for all databases. */
	private const NUMERIC = '^-?[0-9]{1,15}([.][0-9]+)?$';

	/** Earliest date. */
	private const FIRST = '0001-01-01';

	/** Latest date. */
	private const LAST = '9999-12-30';

	/**
	 * Returns the prefix of meta facets. Taxonomies with that prefix have no facet.
	 */
	public static function prefix(): string {
		return (string) Contract::get( 'settings_values.loop_meta_facet' );
	}

	/**
	 * Whether a name is that of a range facet.
	 *
	 * @param string $facet Facet name.
	 */
	public static function is( string $facet ): bool {
		return self::DATE === $facet || self::is_meta( $facet );
	}

	/**
	 * Whether a facet is for meta, which changes without a change of the post.
	 *
	 * @param string $facet Facet name.
	 */
	public static function is_meta( string $facet ): bool {
		return str_starts_with( $facet, self::prefix() );
	}

	/**
	 * Whether a post type has a facet.
	 *
	 * @param string $facet     Facet name.
	 * @param string $post_type Post type of the listing.
	 */
	public static function has( string $facet, string $post_type ): bool {
		return self::DATE === $facet || ( self::is_meta( $facet ) && isset( self::metas( $post_type )[ self::key( $facet ) ] ) );
	}

	/**
	 * Returns the meta of a post type with facets.
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
	 * Returns the kind of a facet.
	 *
	 * @param string $facet     A facet of the posts.
	 * @param string $post_type Post type of the listing.
	 * @return string INTEGER, NUMBER or DAY.
	 */
	public static function kind( string $facet, string $post_type ): string {
		return self::DATE === $facet ? self::DAY : self::metas( $post_type )[ self::key( $facet ) ]['kind'] ?? self::NUMBER;
	}

	/**
	 * Returns the label of a facet.
	 *
	 * @param string $facet     A facet of the posts.
	 * @param string $post_type Post type of the listing.
	 */
	public static function label( string $facet, string $post_type ): string {
		return self::DATE === $facet ? __( 'Date', 'vitrine' ) : self::metas( $post_type )[ self::key( $facet ) ]['label'] ?? self::key( $facet );
	}

	/**
	 * Returns the label of a range: "Weight: 10 – 50".
	 *
	 * @param string $facet     A facet of the posts.
	 * @param string $value     Text of a Range.
	 * @param string $post_type Post type of the listing.
	 */
	public static function name( string $facet, string $value, string $post_type ): string {
		$range = Range::of( $value );
		if ( null === $range ) {
			return $value;
		}
		$write  = static fn ( string $end ): string => $range->is_of_days()
			? (string) mysql2date( (string) get_option( 'date_format' ), "$end 00:00:00" )
			: number_format_i18n( (float) $end, strlen( (string) ( explode( '.', $end )[1] ?? '' ) ) );
		$limits = match ( '' ) {
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
		return sprintf( __( '%1$s: %2$s', 'vitrine' ), self::label( $facet, $post_type ), $limits );
	}

	/**
	 * Returns the SQL condition for the chosen ranges.
	 *
	 * @param array<string, list<string>> $chosen    Facet to texts of ranges; other facets are ignored.
	 * @param string                      $post_type Post type of the listing.
	 * @return string Begins with AND; empty: nothing was chosen.
	 */
	public static function condition( array $chosen, string $post_type ): string {
		$where = '';
		foreach ( array_filter( $chosen, array( self::class, 'is' ), ARRAY_FILTER_USE_KEY ) as $facet => $texts ) {
			$range = Range::of( $texts[0] ?? '' );
			// An unknown facet matches no post.
			$fits   = null !== $range && self::has( $facet, $post_type ) && ( self::DAY === self::kind( $facet, $post_type ) ) === $range->is_of_days();
			$where .= $fits ? ' AND ' . self::within( $facet, $range ) : ' AND 1=0';
		}
		return $where;
	}

	/**
	 * Returns the lowest and highest number of posts.
	 *
	 * @param string                             $facet Facet with numbers.
	 * @param array{join: string, where: string} $parts SQL of the query.
	 * @return array{int, int}|null Whole numbers, the one below and the one above; null: none of them has one.
	 */
	public static function bounds( string $facet, array $parts ): ?array {
		global $wpdb;
		$numeric = self::NUMERIC;
		// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery -- Prepared by WP_Query, and a pattern of this class; not cached because meta changes without a post update.
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
	 * Returns the SQL condition for a range.
	 *
	 * @param string $facet A facet of the posts.
	 * @param Range  $range Range of the same kind.
	 */
	private static function within( string $facet, Range $range ): string {
		global $wpdb;
		if ( self::DATE === $facet ) {
			return '( ' . self::days( "{$wpdb->posts}.post_date", $range->min, $range->max ) . ' )';
		}
		if ( $range->is_of_days() ) {
			// Always use both limits, to exclude values that are not dates.
			$values = self::days( 'meta_value', '' === $range->min ? self::FIRST : $range->min, '' === $range->max ? self::LAST : $range->max );
		} else {
			// Values of a Range are safe: digits with an optional sign and point.
			$values  = "meta_value REGEXP '" . self::NUMERIC . "'";
			$values .= '' === $range->min ? '' : " AND meta_value + 0 >= {$range->min}";
			$values .= '' === $range->max ? '' : " AND meta_value + 0 <= {$range->max}";
		}
		// phpcs:ignore WordPress.DB.PreparedSQL -- Constants and prepared SQL.
		return "{$wpdb->posts}.ID IN ( " . $wpdb->prepare( "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s AND ", self::key( $facet ) ) . $values . ' )';
	}

	/**
	 * Returns the SQL condition for a range of dates. Compared values begin with the
	 * date.
	 *
	 * @param string $column SQL column.
	 * @param string $first  First date; empty: no limit.
	 * @param string $last   Last date; empty: no limit.
	 */
	private static function days( string $column, string $first, string $last ): string {
		global $wpdb;
		$ends   = array(
			'>=' => $first,
			// Includes the whole last day.
			'<'  => '' === $last ? '' : gmdate( 'Y-m-d', (int) strtotime( min( $last, self::LAST ) . ' +1 day UTC' ) ),
		);
		$limits = array();
		foreach ( array_filter( $ends ) as $compared => $day ) {
			// phpcs:ignore WordPress.DB.PreparedSQL -- Column name and operator from this class.
			$limits[] = (string) $wpdb->prepare( "$column $compared %s", $day );
		}
		return implode( ' AND ', $limits );
	}

	/**
	 * Returns the meta key of a facet.
	 *
	 * @param string $facet Meta facet.
	 */
	private static function key( string $facet ): string {
		return substr( $facet, strlen( self::prefix() ) );
	}
}
