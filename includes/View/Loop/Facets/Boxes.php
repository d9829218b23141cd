<?php
/**
 * Checkboxes of a filter.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop\Facets;

use Vitrine\View\Markup;
use Vitrine\View\Parts\Swatch;

defined( 'ABSPATH' ) || exit;

/**
 * Converts terms to options and renders them as checkboxes. Twin of
 * src/islands/loop/facets/boxes.tsx.
 */
final class Boxes {

	/** Maximum number of options. */
	public const MOST = 100;

	/**
	 * Converts terms to options.
	 *
	 * @param list<\WP_Term>     $terms  Terms to offer.
	 * @param array<string, int> $counts Slug to number of results; empty: without counts.
	 * @param list<string>       $chosen Chosen slugs.
	 * @return list<array{slug: string, name: string, count: int|null, off: bool}>
	 */
	public static function options( array $terms, array $counts, array $chosen ): array {
		return array_map( static fn ( \WP_Term $term ): array => self::option( $term->slug, self::name( $term ), $counts[ $term->slug ] ?? null, $chosen ), $terms );
	}

	/**
	 * Creates an option.
	 *
	 * @param string       $slug   Value of the option.
	 * @param string       $name   Label.
	 * @param int|null     $count  Number of results; null: without count.
	 * @param list<string> $chosen Chosen values.
	 * @return array{slug: string, name: string, count: int|null, off: bool}
	 */
	public static function option( string $slug, string $name, ?int $count, array $chosen ): array {
		return array(
			'slug'  => $slug,
			'name'  => $name,
			'count' => $count,
			// A chosen option can be removed even without results.
			'off'   => 0 === $count && ! in_array( $slug, $chosen, true ),
		);
	}

	/**
	 * Returns the name of a term as plain text.
	 *
	 * @param \WP_Term $term The term.
	 */
	public static function name( \WP_Term $term ): string {
		return html_entity_decode( $term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * Renders the checkboxes.
	 *
	 * @param list<array<string, mixed>> $options    Options of options(), with `depth` in a hierarchy, and `color` or `image` as swatch.
	 * @param list<string>               $chosen     Chosen slugs.
	 * @param array<string, string>      $attributes Attributes of each input; its `type` may be `radio`.
	 * @param bool                       $takes      Whether a chosen value includes its descendants.
	 * @param list<string>               $later      Slugs of the options behind "Show more".
	 */
	public static function render( array $options, array $chosen, array $attributes, bool $takes = false, array $later = array() ): Markup {
		return Markup::tag( 'ul', array( 'class' => 'vitrine-loop-options' ), self::items( Values::branches( $options ), $chosen, $attributes, $takes, $later, false ) );
	}

	/**
	 * Renders the checkboxes of one level.
	 *
	 * @param list<array<string, mixed>> $branches   Branches of Values.
	 * @param list<string>               $chosen     See render().
	 * @param array<string, string>      $attributes See render().
	 * @param bool                       $takes      See render().
	 * @param list<string>               $later      See render().
	 * @param bool                       $taken      Whether a chosen ancestor includes them.
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
	 * Renders the number of results.
	 *
	 * @param int|null $count Number of results; null: without count.
	 */
	public static function amount( ?int $count ): ?Markup {
		return null === $count ? null : Markup::join( ' ', Markup::tag( 'span', array( 'class' => 'vitrine-loop-amount' ), $count ) );
	}
}
