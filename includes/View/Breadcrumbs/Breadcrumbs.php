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
 * Renders the content of the breadcrumbs block.
 */
final class Breadcrumbs {

	/**
	 * Renders the list.
	 *
	 * @param list<array{name: string, url: string}> $crumbs       Breadcrumbs of Trail, the current page last.
	 * @param bool                                   $show_current Whether to include the current page.
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
		// Without list markers, some screen readers need the role.
		return Markup::tag( 'ol', array( 'role' => 'list' ), $items );
	}
}
