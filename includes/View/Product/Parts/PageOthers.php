<?php
/**
 * What other plugins print on a product's page.
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
 * Runs the engine's places while the page is drawn: a place that is taken is run
 * now, after those before it.
 */
final class PageOthers {

	/**
	 * What nobody has taken yet of what was printed.
	 *
	 * @var array<string, string>
	 */
	private array $printed = array();

	/**
	 * Places.
	 *
	 * @param array<string, \Closure(): string> $places As in RunsHooks.
	 */
	public function __construct( private array $places = array() ) {}

	/**
	 * Of the page that is being drawn.
	 *
	 * @param Engine $engine The shop.
	 */
	public static function of( Engine $engine ): self {
		return new self( $engine instanceof RunsHooks ? $engine->product_others() : array() );
	}

	/**
	 * A place.
	 *
	 * @param string $place Name of the place.
	 */
	public function at( string $place ): ?Markup {
		return $this->taken( static fn ( string $one ): bool => $one === $place );
	}

	/**
	 * Several places.
	 *
	 * @param string ...$begins Their names, or what they begin with; empty: none.
	 */
	public function take( string ...$begins ): string {
		$begins = array_filter( $begins );
		return (string) $this->taken( static fn ( string $one ): bool => array() !== array_filter( $begins, static fn ( string $begin ): bool => str_starts_with( $one, $begin ) ) );
	}

	/**
	 * What is at places.
	 *
	 * @param callable( string ): bool $is_wanted Whether a place is among them.
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
