<?php
/**
 * Output of plugins on a product page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Parts;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\RunsHooks;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Others;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the engine's places while the page is rendered: when a place is requested, it
 * runs after all places before it.
 */
final class PageOthers {

	/**
	 * Output of places that has not been printed yet.
	 *
	 * @var array<string, string>
	 */
	private array $printed = array();

	/**
	 * Sets the places.
	 *
	 * @param array<string, \Closure(): string> $places Places, see RunsHooks.
	 */
	public function __construct( private array $places = array() ) {}

	/**
	 * Returns the places of the current page.
	 *
	 * @param Engine $engine The engine.
	 */
	public static function of( Engine $engine ): self {
		return new self( $engine instanceof RunsHooks ? $engine->product_others() : array() );
	}

	/**
	 * Returns the output at a place.
	 *
	 * @param string $place Name of the place.
	 */
	public function at( string $place ): ?Markup {
		return $this->taken( static fn ( string $one ): bool => $one === $place );
	}

	/**
	 * Returns the output at several places.
	 *
	 * @param string ...$begins Names of the places, or prefixes; empty: none.
	 */
	public function take( string ...$begins ): string {
		$begins = array_filter( $begins );
		return (string) $this->taken( static fn ( string $one ): bool => array() !== array_filter( $begins, static fn ( string $begin ): bool => str_starts_with( $one, $begin ) ) );
	}

	/**
	 * Returns the output at the requested places.
	 *
	 * @param callable( string ): bool $is_wanted Whether a place is requested.
	 */
	private function taken( callable $is_wanted ): ?Markup {
		$last = array_key_last( array_filter( $this->places, $is_wanted, ARRAY_FILTER_USE_KEY ) );
		while ( null !== $last && isset( $this->places[ $last ] ) ) {
			$place = (string) array_key_first( $this->places );
			$run   = $this->places[ $place ];
			unset( $this->places[ $place ] );
			$this->printed[ $place ] = $run();
		}
		$taken         = array_filter( $this->printed, $is_wanted, ARRAY_FILTER_USE_KEY );
		$this->printed = array_diff_key( $this->printed, $taken );
		$taken         = array_filter( $taken, static fn ( string $html ): bool => '' !== $html );
		return array() === $taken ? null : Markup::join( ...array_map( static fn ( string $place ): ?Markup => Others::at( $taken, $place ), array_keys( $taken ) ) );
	}
}
