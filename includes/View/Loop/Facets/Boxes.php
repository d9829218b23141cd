<?php
/**
 * Boxes to choose by.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop\Facets;

use Vitrine\View\Markup;
use Vitrine\View\Parts\Swatch;

defined( 'ABSPATH' ) || exit;

/**
 * Terms with what is known of each, and as boxes. Twin of
 * src/islands/loop/facets/boxes.tsx.
 */
final class Boxes {

	/** More options than these help nobody. */
	public const MOST = 100;

	/**
	 * Terms as options.
	 *
	 * @param list<\WP_Term>     $terms  Those that are offered.
	 * @param array<string, int> $counts Slug to how many results it has; empty: nobody wants to know.
	 * @param list<string>       $chosen Slugs.
	 * @return list<array{slug: string, name: string, count: int|null, off: bool}>
	 */
	public static function options( array $terms, array $counts, array $chosen ): array {
		return array_map( static fn ( \WP_Term $term ): array => self::option( $term->slug, self::name( $term ), $counts[ $term->slug ] ?? null, $chosen ), $terms );
	}

	/**
	 * One option.
	 *
	 * @param string       $slug   Its value.
	 * @param string       $name   What it is called.
	 * @param int|null     $count  How many results it has; null: nobody wants to know.
	 * @param list<string> $chosen Values.
	 * @return array{slug: string, name: string, count: int|null, off: bool}
	 */
	public static function option( string $slug, string $name, ?int $count, array $chosen ): array {
		return array(
			'slug'  => $slug,
			'name'  => $name,
			'count' => $count,
			// What is chosen can be taken back, whatever is left of it.
			'off'   => 0 === $count && ! in_array( $slug, $chosen, true ),
		);
	}

	/**
	 * The name of a term as text.
	 *
	 * @param \WP_Term $term The term.
	 */
	public static function name( \WP_Term $term ): string {
		return html_entity_decode( $term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * The boxes.
	 *
	 * @param list<array<string, mixed>> $options    As above, with their `depth` where they are a tree, and their `color` or `image` where they have one.
	 * @param list<string>               $chosen     Slugs.
	 * @param array<string, string>      $attributes Of each box; its `type` may be `radio`.
	 * @param bool                       $takes      Whether what is chosen takes all below it.
	 * @param list<string>               $later      Slugs of those that "Show more" shows.
	 */
	public static function render( array $options, array $chosen, array $attributes, bool $takes = false, array $later = array() ): Markup {
		return Markup::tag( 'ul', array( 'class' => 'vitrine-loop-options' ), self::items( Values::branches( $options ), $chosen, $attributes, $takes, $later, false ) );
	}

	/**
	 * The boxes of one level.
	 *
	 * @param list<array<string, mixed>> $branches   Of Values.
	 * @param list<string>               $chosen     As above.
	 * @param array<string, string>      $attributes As above.
	 * @param bool                       $takes      As above.
	 * @param list<string>               $later      As above.
	 * @param bool                       $taken      Whether one above them is chosen, and takes them.
	 * @return list<Markup>
	 */
	private static function items( array $branches, array $chosen, array $attributes, bool $takes, array $later, bool $taken ): array {
		$items = array();
		foreach ( $branches as $branch ) {
			$option    = $branch['option'];
			$is_chosen = $taken || in_array( $option['slug'], $chosen, true );
			$items[]   = Markup::tag(
				'li',
				array( 'class' => in_array( $option['slug'], $later, true ) ? 'vitrine-loop-later' : null ),
				Markup::tag(
					'label',
					array(),
					Markup::tag(
						'input',
						array( 'type' => $attributes['type'] ?? 'checkbox' ) + array(
							'value'    => $option['slug'],
							'checked'  => $is_chosen,
							'disabled' => $taken || $option['off'],
						) + $attributes
					),
					Swatch::render( $option, 'vitrine-loop-swatch', 20 ),
					Markup::tag( 'span', array(), $option['name'] ),
					self::amount( $option['count'] )
				),
				array() === $branch['below'] ? null : Markup::tag( 'ul', array( 'class' => 'vitrine-loop-below' ), self::items( $branch['below'], $chosen, $attributes, $takes, $later, $takes && $is_chosen ) )
			);
		}
		return $items;
	}

	/**
	 * How many results an option has.
	 *
	 * @param int|null $count Null: nobody wants to know.
	 */
	public static function amount( ?int $count ): ?Markup {
		return null === $count ? null : Markup::join( ' ', Markup::tag( 'span', array( 'class' => 'vitrine-loop-amount' ), $count ) );
	}
}
