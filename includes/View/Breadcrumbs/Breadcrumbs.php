<?php
/**
 * Breadcrumbs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Breadcrumbs;

use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * What is in the breadcrumbs block.
 */
final class Breadcrumbs {

	/**
	 * The list.
	 *
	 * @param list<array{name: string, url: string}> $crumbs       Of Trail, the page itself last.
	 * @param bool                                   $show_current Whether the page itself is in it.
	 */
	public static function render( array $crumbs, bool $show_current ): Markup {
		$last  = count( $crumbs ) - 1;
		$items = array();
		foreach ( $crumbs as $index => $crumb ) {
			if ( $index === $last ) {
				$items[] = $show_current ? Markup::tag( 'li', array(), Markup::tag( 'span', array( 'aria-current' => 'page' ), $crumb['name'] ) ) : null;
				continue;
			}
			$items[] = Markup::tag( 'li', array(), '' === $crumb['url'] ? $crumb['name'] : Markup::tag( 'a', array( 'href' => $crumb['url'] ), $crumb['name'] ) );
		}
		// A list without bullets is one to screen readers where it says so.
		return Markup::tag( 'ol', array( 'role' => 'list' ), $items );
	}
}
