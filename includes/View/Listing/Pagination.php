<?php
/**
 * The pages of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Listing;

use Vitrine\Commerce\Value\ProductPage;
use Vitrine\View\Markup;

/**
 * Real links: each page has an address and renders on the server.
 *
 * @see field 27
 */
final class Pagination {

	/**
	 * So many pages are shown on each side of the present one.
	 */
	private const NEAR = 1;

	/**
	 * The links.
	 *
	 * @param ProductPage $page  What the catalogue answered.
	 * @param Query       $query The listing's parameters.
	 */
	public static function render( ProductPage $page, Query $query ): Markup {
		$last  = $page->pages();
		$items = array();
		if ( $page->page > 1 && $page->page <= $last ) {
			$items[] = self::link( $query, $page->page - 1, 'prev', __( 'Previous page', 'vitrine' ), '←' );
		}
		$before = 0;
		foreach ( self::numbers( $page->page, $last ) as $number ) {
			if ( $number - $before > 1 ) {
				$items[] = Markup::tag( 'li', array(), Markup::tag( 'span', array( 'class' => 'page-numbers dots' ), '…' ) );
			}
			/* translators: %d: number of a page. */
			$label   = sprintf( __( 'Page %d', 'vitrine' ), $number );
			$items[] = $number === $page->page ? self::current( $number, $label ) : self::link( $query, $number, '', $label, (string) $number );
			$before  = $number;
		}
		if ( $page->page < $last ) {
			$items[] = self::link( $query, $page->page + 1, 'next', __( 'Next page', 'vitrine' ), '→' );
		}
		return Markup::tag(
			'nav',
			array(
				'class'      => 'woocommerce-pagination vitrine-pagination',
				'aria-label' => __( 'Pages of products', 'vitrine' ),
			),
			Markup::tag( 'ul', array( 'class' => 'page-numbers' ), $items )
		);
	}

	/**
	 * The first, the last and those near the present one.
	 *
	 * @param int $current From 1.
	 * @param int $last    The last page.
	 * @return list<int>
	 */
	private static function numbers( int $current, int $last ): array {
		$numbers = array( 1, $last );
		for ( $number = $current - self::NEAR; $number <= $current + self::NEAR; $number++ ) {
			if ( $number >= 1 && $number <= $last ) {
				$numbers[] = $number;
			}
		}
		$numbers = array_unique( $numbers );
		sort( $numbers );
		return $numbers;
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
	 * @param Query  $query  The listing's parameters.
	 * @param int    $number From 1.
	 * @param string $rel    `prev`, `next` or nothing.
	 * @param string $label  What is said.
	 * @param string $text   What is seen.
	 */
	private static function link( Query $query, int $number, string $rel, string $label, string $text ): Markup {
		return Markup::tag(
			'li',
			array(),
			Markup::tag(
				'a',
				array(
					'class'      => Markup::classes( 'page-numbers', $rel ),
					'href'       => $query->page_url( $number ),
					'rel'        => '' === $rel ? null : $rel,
					'aria-label' => $label,
				),
				$text
			)
		);
	}
}
