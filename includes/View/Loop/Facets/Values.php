<?php
/**
 * Values of a facet among one another.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop\Facets;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/core/loop/values.ts.
 */
final class Values {

	/**
	 * Terms in the order of a tree: each is followed by those below it.
	 *
	 * @param list<\WP_Term> $terms In their order.
	 * @return list<array{term: \WP_Term, depth: int}> One whose parent is not among them stands at the top.
	 */
	public static function in_tree( array $terms ): array {
		$known = array_flip( array_column( $terms, 'term_id' ) );
		$below = array();
		foreach ( $terms as $term ) {
			$below[ isset( $known[ $term->parent ] ) ? $term->parent : 0 ][] = $term;
		}
		$order = array();
		$walk  = static function ( int $parent, int $depth ) use ( &$walk, &$order, $below ): void {
			foreach ( $below[ $parent ] ?? array() as $term ) {
				$order[] = compact( 'term', 'depth' );
				$walk( $term->term_id, $depth + 1 );
			}
		};
		$walk( 0, 0 );
		return $order;
	}

	/**
	 * Values as a tree.
	 *
	 * @param list<array<string, mixed>> $options Each followed by those below it.
	 * @return list<array<string, mixed>> Branches: `option`, and `below` more of them.
	 */
	public static function branches( array $options ): array {
		$at = 0;
		return self::level( $options, $at, 0 );
	}

	/**
	 * Values at the top that are shown by "Show more" only: those beyond the first
	 * few, of which none is chosen.
	 *
	 * @param list<array<string, mixed>> $branches Of the facet.
	 * @param int                        $first    So many are shown.
	 * @param bool                       $hides    Whether those that lead to nothing are hidden, and take no place.
	 * @param list<string>               $chosen   Slugs.
	 * @return list<string> Slugs.
	 */
	public static function beyond( array $branches, int $first, bool $hides, array $chosen ): array {
		$places = array_values( array_filter( $branches, static fn ( array $branch ): bool => ! ( $hides && $branch['option']['off'] ) ) );
		$later  = array_filter( array_slice( $places, $first ), static fn ( array $branch ): bool => ! self::holds( $branch, $chosen ) );
		return array_values( array_map( static fn ( array $branch ): string => $branch['option']['slug'], $later ) );
	}

	/**
	 * The branches of one level, and all below them.
	 *
	 * @param list<array<string, mixed>> $options As above.
	 * @param int                        $at      The next of them; moved on.
	 * @param int                        $depth   Of the level.
	 * @return list<array<string, mixed>>
	 */
	private static function level( array $options, int &$at, int $depth ): array {
		$branches = array();
		while ( isset( $options[ $at ] ) && ( $options[ $at ]['depth'] ?? 0 ) >= $depth ) {
			$option     = $options[ $at++ ];
			$branches[] = array(
				'option' => $option,
				'below'  => self::level( $options, $at, $depth + 1 ),
			);
		}
		return $branches;
	}

	/**
	 * Whether a value, or one below it, is chosen.
	 *
	 * @param array<string, mixed> $branch One of branches().
	 * @param list<string>         $chosen Slugs.
	 */
	private static function holds( array $branch, array $chosen ): bool {
		if ( in_array( $branch['option']['slug'], $chosen, true ) ) {
			return true;
		}
		foreach ( $branch['below'] as $inner ) {
			if ( self::holds( $inner, $chosen ) ) {
				return true;
			}
		}
		return false;
	}
}
