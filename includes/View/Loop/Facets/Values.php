<?php
/**
 * Hierarchy of facet values.
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
	 * Sorts terms hierarchically: each is followed by its descendants.
	 *
	 * @param list<\WP_Term> $terms Terms in order.
	 * @return list<array{term: \WP_Term, depth: int}> Terms whose parent is not in the list are at the top level.
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
	 * Converts options to a tree.
	 *
	 * @param list<array<string, mixed>> $options Options, each followed by its descendants.
	 * @return list<array<string, mixed>> Branches: `option`, and `below` more of them.
	 */
	public static function branches( array $options ): array {
		$at = 0;
		return self::level( $options, $at, 0 );
	}

	/**
	 * Returns the top-level values behind "Show more": those beyond the first ones,
	 * unless they or a descendant are chosen.
	 *
	 * @param list<array<string, mixed>> $branches Branches of the facet.
	 * @param int                        $first    Number of values shown at first.
	 * @param bool                       $hides    Whether values without results are hidden and not counted.
	 * @param list<string>               $chosen   Chosen slugs.
	 * @return list<string> Slugs.
	 */
	public static function beyond( array $branches, int $first, bool $hides, array $chosen ): array {
		$places = array_values( array_filter( $branches, static fn ( array $branch ): bool => ! ( $hides && $branch['option']['off'] ) ) );
		$later  = array_filter( array_slice( $places, $first ), static fn ( array $branch ): bool => ! self::holds( $branch, $chosen ) );
		return array_values( array_map( static fn ( array $branch ): string => $branch['option']['slug'], $later ) );
	}

	/**
	 * Returns the branches of one level, with their descendants.
	 *
	 * @param list<array<string, mixed>> $options See branches().
	 * @param int                        $at      Index of the next option; advanced.
	 * @param int                        $depth   Depth of the level.
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
	 * Whether a value or one of its descendants is chosen.
	 *
	 * @param array<string, mixed> $branch A branch of branches().
	 * @param list<string>         $chosen Chosen slugs.
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
