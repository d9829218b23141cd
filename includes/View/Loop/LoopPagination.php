<?php
/**
 * Pagination of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop;

use Vitrine\Contract;
use Vitrine\Loop\Loop;
use Vitrine\Plugin;
use Vitrine\View\Markup;
use Vitrine\View\Parts\PageLinks;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/islands/loop/pages.tsx: page numbers, previous and next only, or a link
 * that loads more, which a script may follow on scrolling. Each is a real link with its
 * page number.
 *
 * @see spec 2.2, field 27
 */
final class LoopPagination {

	/**
	 * Returns the props.
	 *
	 * @param Loop                 $loop       The listing.
	 * @param array<string, mixed> $attributes Block attributes.
	 * @return array<string, mixed> The shape of `LoopPagesProps` in src/islands/loop/types.ts.
	 */
	public static function props( Loop $loop, array $attributes ): array {
		$kind = (string) $attributes['kind'];
		// A listing that cannot be updated in place opens a new page, which must not happen on scrolling.
		$kind = 'scroll' === $kind && ! $loop->in_place ? 'more' : $kind;
		$page = $loop->query->state->page;
		$last = $loop->pages();
		$look = Plugin::engine()->content_types()['post_type'] === $loop->query->options->post_type ? PageLinks::look( $page, $last ) : array();
		$urls = array();
		foreach ( self::linked( $kind, $page, $last, $loop->stands_alone(), $look ) as $number ) {
			$urls[ $number ] = $loop->url( $loop->query->state->with( array( 'page' => $number ) ) );
		}
		return array(
			'kind'   => $kind,
			'page'   => $page,
			'last'   => $last,
			'urls'   => $urls,
			'labels' => PageLinks::labels() + array( 'more' => __( 'Load more', 'vitrine' ) ),
		) + ( $loop->stands_alone() ? array( 'alone' => true ) : array() ) + ( array() === $look ? array() : array( 'look' => $look ) );
	}

	/**
	 * Renders the content of the pagination area; empty if there is only one page.
	 *
	 * @param array<string, mixed> $props Props of props().
	 */
	public static function render( array $props ): Markup {
		$page = $props['page'];
		$last = $props['last'];
		$link = static fn ( int $number ): array => self::link( (string) ( $props['urls'][ $number ] ?? '' ), $number );
		if ( self::is_more( $props['kind'] ) ) {
			$endless = 'scroll' === $props['kind'] ? array( Contract::name( 'markers.loop_endless' ) => '' ) : array();
			return Markup::join(
				true === ( $props['alone'] ?? false ) && $page > 1 ? self::before( $link( $page - 1 ), $props['labels']['previous'] ) : null,
				$page < $last ? self::more( $endless + $link( $page + 1 ), $props['labels']['more'] ) : null
			);
		}
		return Markup::join( $last > 1 ? PageLinks::render( $page, $last, $link, $props['labels'], 'neighbours' !== $props['kind'], $props['look'] ?? array() ) : null );
	}

	/**
	 * Returns the pages to link to.
	 *
	 * @param string $kind  `numbers`, `neighbours`, `more` or `scroll`.
	 * @param int    $page  Current page.
	 * @param int    $last  Last page.
	 * @param bool   $alone Whether previous pages are not displayed, although pages are appended.
	 * @param array{near?: int, ends?: int} $look Look of PageLinks.
	 * @return list<int>
	 */
	private static function linked( string $kind, int $page, int $last, bool $alone, array $look ): array {
		$near  = self::is_more( $kind ) && ! $alone ? array( $page + 1 ) : array( $page - 1, $page + 1 );
		$all   = 'numbers' === $kind ? array_merge( $near, PageLinks::numbers( $page, $last, ...array_intersect_key( $look, array_flip( array( 'near', 'ends' ) ) ) ) ) : $near;
		$there = array_filter( array_unique( $all ), static fn ( int $number ): bool => $number >= 1 && $number <= $last && $number !== $page );
		sort( $there );
		return $there;
	}

	/**
	 * Whether the next page is appended to the current one.
	 *
	 * @param string $kind Kind of pagination.
	 */
	public static function is_more( string $kind ): bool {
		return in_array( $kind, array( 'more', 'scroll' ), true );
	}

	/**
	 * Renders the link to the page before one that is displayed alone.
	 *
	 * @param array<string, scalar|null> $attributes Attributes of the link.
	 * @param string                     $text       Text of the link.
	 */
	private static function before( array $attributes, string $text ): Markup {
		$link = array(
			'class' => 'vitrine-loop-before',
			'rel'   => 'prev',
		);
		return Markup::tag( 'a', $link + $attributes, $text );
	}

	/**
	 * Renders the link that loads more.
	 *
	 * @param array<string, scalar|null> $attributes Attributes of the link to the next page.
	 * @param string                     $text       Text of the link.
	 */
	private static function more( array $attributes, string $text ): Markup {
		$link = array( 'class' => Markup::classes( Contract::name( 'markers.loop_more' ), 'button', 'wp-element-button' ) );
		return Markup::tag( 'a', $link + $attributes, $text );
	}

	/**
	 * Returns the attributes of a link to a page.
	 *
	 * @param string $url    URL of the page.
	 * @param int    $number Page number, from 1.
	 * @return array<string, scalar|null>
	 */
	private static function link( string $url, int $number ): array {
		return array(
			'href'                                   => $url,
			Contract::name( 'markers.loop_control' ) => 'page',
			Contract::name( 'markers.loop_page' )    => $number,
		);
	}
}
