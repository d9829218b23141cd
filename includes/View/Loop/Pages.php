<?php
/**
 * The pages of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop;

use Vitrine\Contract;
use Vitrine\Loop\Loop;
use Vitrine\View\Markup;
use Vitrine\View\Parts\PageLinks;

defined( 'ABSPATH' ) || exit;

/**
 * Numbers, the neighbours only, or a link that loads more. Each is a real link
 * and carries the number of its page.
 *
 * @see spec 2.2, field 27
 */
final class Pages {

	/**
	 * What is in the pagination area: empty when there is one page.
	 *
	 * @param Loop                 $loop       The listing.
	 * @param array<string, mixed> $attributes Of the block.
	 */
	public static function render( Loop $loop, array $attributes ): Markup {
		$page = $loop->query->state->page;
		$last = $loop->pages();
		if ( 'more' === $attributes['kind'] ) {
			return Markup::join( $page < $last ? self::more( $loop, $page + 1 ) : null );
		}
		return Markup::join( $last > 1 ? PageLinks::render( $page, $last, static fn ( int $number ): array => self::link( $loop, $number ), 'neighbours' !== $attributes['kind'] ) : null );
	}

	/**
	 * The link that loads more.
	 *
	 * @param Loop $loop The listing.
	 * @param int  $page The next page.
	 */
	private static function more( Loop $loop, int $page ): Markup {
		$link = array( 'class' => Markup::classes( Contract::name( 'markers.loop_more' ), 'button', 'wp-element-button' ) );
		return Markup::tag( 'a', $link + self::link( $loop, $page ), __( 'Load more', 'vitrine' ) );
	}

	/**
	 * Attributes of the link to a page.
	 *
	 * @param Loop $loop   The listing.
	 * @param int  $number From 1.
	 * @return array<string, scalar|null>
	 */
	private static function link( Loop $loop, int $number ): array {
		return array(
			'href'                                   => $loop->url( $loop->query->state->with( array( 'page' => $number ) ) ),
			Contract::name( 'markers.loop_control' ) => 'page',
			Contract::name( 'markers.loop_page' )    => $number,
		);
	}
}
