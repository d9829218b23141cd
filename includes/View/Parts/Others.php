<?php
/**
 * What other plugins print.
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
 * Puts what plugins print at the places of the engine's own pages into ours.
 */
final class Others {

	/** Says of an element of which place it is, so that a view keeps what is in it. */
	public const MARK = 'data-vitrine-others';

	/**
	 * What they print on a page.
	 *
	 * @param Engine $engine The shop.
	 * @param string $page   As in RunsHooks.
	 * @return array<string, string> Place to HTML.
	 */
	public static function on( Engine $engine, string $page ): array {
		return $engine instanceof RunsHooks ? $engine->others( $page ) : array();
	}

	/**
	 * A place. Twin of src/islands/parts/others.tsx.
	 *
	 * @param array<string, string> $all   Of on().
	 * @param string                $place Name of the place.
	 * @param string                $tag   Of the element around it: `tbody` among rows.
	 */
	public static function at( array $all, string $place, string $tag = 'div' ): ?Markup {
		return isset( $all[ $place ] ) ? Markup::tag( $tag, array( self::MARK => $place ), Markup::safe( $all[ $place ] ) ) : null;
	}

	/**
	 * A place among totals: plugins print rows of a table there, which needs one.
	 * Twin of src/islands/parts/others.tsx.
	 *
	 * @param array<string, string> $all   Of on().
	 * @param string                $place Name of the place.
	 */
	public static function rows( array $all, string $place ): ?Markup {
		return isset( $all[ $place ] ) ? Markup::tag( 'table', array( 'class' => 'vitrine-others' ), self::at( $all, $place, 'tbody' ) ) : null;
	}
}
