<?php
/**
 * Links to the pages of a list.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Parts;

use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * The page before, the first, those near the present one, the last, the page
 * after. Real links: each page has an address and renders on the server.
 *
 * @see field 27
 */
final class PageLinks {

	/**
	 * So many pages are shown on each side of the present one.
	 */
	private const NEAR = 1;

	/**
	 * What is said of them.
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
	 * How plugins have the links of a list of products.
	 *
	 * @param int $page From 1.
	 * @param int $last The last page.
	 * @return array{near?: int, ends?: int, previous?: string|null, next?: string|null}
	 */
	public static function look( int $page, int $last ): array {
		/**
		 * Gives the links to the pages of a list of products another look.
		 *
		 * @param array{near?: int, ends?: int, previous?: string|null, next?: string|null} $look What is to be otherwise: how many pages are shown on each side of the present one (`near`), and of the first and of the last (`ends`); what the links to the neighbours show (`previous`, `next`), as safe HTML; null: there is no such link.
		 * @param int $page From 1.
		 * @param int $last The last page.
		 *
		 * @example
		 * add_filter( 'vitrine_page_links', fn( $look ) => array( 'near' => 2, 'next' => 'More' ) + $look );
		 */
		return (array) apply_filters( 'vitrine_page_links', array(), $page, $last );
	}

	/**
	 * The links.
	 *
	 * @param int                                        $current From 1.
	 * @param int                                        $last    The last page.
	 * @param \Closure( int ): array<string, scalar|null> $link    Attributes of the link to a page, `href` among them.
	 * @param array<string, string>                      $labels  As above.
	 * @param bool                                       $numbers Whether each page is there, or the neighbours only.
	 * @param array{near?: int, ends?: int, previous?: string|null, next?: string|null} $look As in Pagination.
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
	 * The first, the last and those near the present one.
	 *
	 * @param int $current From 1.
	 * @param int $last    The last page.
	 * @param int $near    How many on each side of the present one.
	 * @param int $ends    How many of the first, and of the last.
	 * @return list<int>
	 */
	public static function numbers( int $current, int $last, int $near = self::NEAR, int $ends = 1 ): array {
		return array_values( array_filter( range( 1, max( 1, $last ) ), static fn ( int $number ): bool => $number <= $ends || $number > $last - $ends || abs( $number - $current ) <= $near ) );
	}

	/**
	 * The present page.
	 *
	 * @param int    $number From 1.
	 * @param string $label  What is said.
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
	 * Another page.
	 *
	 * @param array<string, scalar|null> $attributes Of the link.
	 * @param string                     $rel        `prev`, `next` or nothing.
	 * @param string                     $label      What is said.
	 * @param string                     $html       What is seen; safe to print. Words name the link by themselves.
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
