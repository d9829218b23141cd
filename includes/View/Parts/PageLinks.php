<?php
/**
 * Pagination links.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Parts;

use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Previous page, first page, pages around the current one, last page, next page. Each
 * is a real link to a page rendered on the server.
 *
 * @see field 27
 */
final class PageLinks {

	/**
	 * Number of pages on each side of the current one.
	 */
	private const NEAR = 1;

	/**
	 * Returns the labels of the links.
	 *
	 * @return array{previous: string, next: string, page: string}
	 */
	public static function labels(): array {
		return array(
			'previous' => __( 'Previous page', 'vitrine' ),
			'next'     => __( 'Next page', 'vitrine' ),
			/* translators: %d: number of a page. */
			'page'     => __( 'Page %d', 'vitrine' ),
		);
	}

	/**
	 * Returns the look of the pagination of products, filtered by plugins.
	 *
	 * @param int $page Current page, from 1.
	 * @param int $last Last page.
	 * @return array{near?: int, ends?: int, previous?: string|null, next?: string|null}
	 */
	public static function look( int $page, int $last ): array {
		/**
		 * Filters the look of the pagination of products.
		 *
		 * @param array{near?: int, ends?: int, previous?: string|null, next?: string|null} $look Changed values: number of pages on each side of the current one (`near`), and at the beginning and end (`ends`); content of the links to the previous and next page (`previous`, `next`) as safe HTML; null: no such link.
		 * @param int $page Current page, from 1.
		 * @param int $last Last page.
		 *
		 * @example
		 * add_filter( 'vitrine_page_links', fn( $look ) => array( 'near' => 2, 'next' => 'More' ) + $look );
		 */
		return (array) apply_filters( 'vitrine_page_links', array(), $page, $last );
	}

	/**
	 * Renders the links.
	 *
	 * @param int                                        $current Current page, from 1.
	 * @param int                                        $last    Last page.
	 * @param \Closure( int ): array<string, scalar|null> $link    Returns the attributes of the link to a page, including `href`.
	 * @param array<string, string>                      $labels  Labels of labels().
	 * @param bool                                       $numbers Whether to include page numbers, or the previous and next page only.
	 * @param array{near?: int, ends?: int, previous?: string|null, next?: string|null} $look Look of look().
	 */
	public static function render( int $current, int $last, \Closure $link, array $labels, bool $numbers = true, array $look = array() ): Markup {
		$look += array(
			'near'     => self::NEAR,
			'ends'     => 1,
			'previous' => '←',
			'next'     => '→',
		);
		$items = array();
		if ( null !== $look['previous'] && $current > 1 && $current <= $last ) {
			$items[] = self::link( $link( $current - 1 ), 'prev', $labels['previous'], $look['previous'] );
		}
		$before = 0;
		foreach ( $numbers ? self::numbers( $current, $last, $look['near'], $look['ends'] ) : array() as $number ) {
			if ( $number - $before > 1 ) {
				$items[] = Markup::tag( 'li', array(), Markup::tag( 'span', array( 'class' => 'page-numbers dots' ), '…' ) );
			}
			$label   = sprintf( $labels['page'], $number );
			$items[] = $number === $current ? self::current( $number, $label ) : self::link( $link( $number ), '', $label, (string) $number );
			$before  = $number;
		}
		if ( null !== $look['next'] && $current < $last ) {
			$items[] = self::link( $link( $current + 1 ), 'next', $labels['next'], $look['next'] );
		}
		return Markup::tag( 'ul', array( 'class' => 'page-numbers' ), $items );
	}

	/**
	 * Returns the first and last pages and those around the current one.
	 *
	 * @param int $current Current page, from 1.
	 * @param int $last    Last page.
	 * @param int $near    Number of pages on each side of the current one.
	 * @param int $ends    Number of pages at the beginning and at the end.
	 * @return list<int>
	 */
	public static function numbers( int $current, int $last, int $near = self::NEAR, int $ends = 1 ): array {
		return array_values( array_filter( range( 1, max( 1, $last ) ), static fn ( int $number ): bool => $number <= $ends || $number > $last - $ends || abs( $number - $current ) <= $near ) );
	}

	/**
	 * Renders the current page.
	 *
	 * @param int    $number Page number, from 1.
	 * @param string $label  Label for screen readers.
	 */
	private static function current( int $number, string $label ): Markup {
		return Markup::tag(
			'li',
			array(),
			Markup::tag(
				'span',
				array(
					'class'        => 'page-numbers current',
					'aria-current' => 'page',
				),
				Markup::tag( 'span', array( 'class' => 'screen-reader-text' ), $label ),
				Markup::tag( 'span', array( 'aria-hidden' => 'true' ), $number )
			)
		);
	}

	/**
	 * Renders a link to a page.
	 *
	 * @param array<string, scalar|null> $attributes Attributes of the link.
	 * @param string                     $rel        `prev`, `next` or empty.
	 * @param string                     $label      Label for screen readers.
	 * @param string                     $html       Safe HTML of the link. With words in it, no further label is needed.
	 */
	private static function link( array $attributes, string $rel, string $label, string $html ): Markup {
		$own = array(
			'class'      => Markup::classes( 'page-numbers', $rel ),
			'href'       => '',
			'rel'        => '' === $rel ? null : $rel,
			'aria-label' => 1 === preg_match( '/\p{L}/u', wp_strip_all_tags( $html ) ) ? null : $label,
		);
		return Markup::tag( 'li', array(), Markup::tag( 'a', array_merge( $own, $attributes ), Markup::safe( $html ) ) );
	}
}
