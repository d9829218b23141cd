<?php
/**
 * Output of other plugins.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Parts;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\RunsHooks;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the output of plugins at the places of the engine's own pages in ours.
 */
final class Others {

	/** Attribute with the name of the place, so that views keep the content of the element. */
	public const MARK = 'data-vitrine-others';

	/**
	 * Returns the output of plugins on a page.
	 *
	 * @param Engine $engine The engine.
	 * @param string $page   Page, see RunsHooks.
	 * @return array<string, string> Place to HTML.
	 */
	public static function on( Engine $engine, string $page ): array {
		return $engine instanceof RunsHooks ? $engine->others( $page ) : array();
	}

	/**
	 * Renders a place. Twin of src/islands/parts/others.tsx.
	 *
	 * @param array<string, string> $all   Output of on().
	 * @param string                $place Name of the place.
	 * @param string                $tag   Tag of the wrapper: `tbody` among table rows.
	 */
	public static function at( array $all, string $place, string $tag = 'div' ): ?Markup {
		return isset( $all[ $place ] ) ? Markup::tag( $tag, array( self::MARK => $place ), Markup::typed( $all[ $place ] ) ) : null;
	}

	/**
	 * Renders a place among the totals in a table, because plugins print table rows
	 * there. Twin of src/islands/parts/others.tsx.
	 *
	 * @param array<string, string> $all   Output of on().
	 * @param string                $place Name of the place.
	 */
	public static function rows( array $all, string $place ): ?Markup {
		return isset( $all[ $place ] ) ? Markup::tag( 'table', array( 'class' => 'vitrine-others' ), self::at( $all, $place, 'tbody' ) ) : null;
	}
}
