<?php
/**
 * Output of plugins in a card.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Listing;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\RunsHooks;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Others;

defined( 'ABSPATH' ) || exit;

/**
 * Prints it around the same parts as in the engine's own cards, each place once. The
 * output around omitted parts is printed too.
 */
final class CardOthers {

	public const START = 'start';

	/** Part of a card to the places before and after it. */
	private const AROUND = array(
		self::START => array( array( 'before_shop_loop_item' ), array() ),
		'image'     => array( array( 'before_shop_loop_item_title:-10' ), array( 'before_shop_loop_item_title:10-' ) ),
		'title'     => array( array( 'shop_loop_item_title:-10' ), array( 'shop_loop_item_title:10-', 'after_shop_loop_item_title:-10' ) ),
		'price'     => array( array(), array( 'after_shop_loop_item_title:10-' ) ),
		'button'    => array( array( 'after_shop_loop_item:-10' ), array( 'after_shop_loop_item:10-' ) ),
	);

	/**
	 * Sets the output of a card.
	 *
	 * @param array<string, string> $left   Place to HTML, see RunsHooks.
	 * @param string                $prefix Prefix of the place names.
	 */
	private function __construct( private array $left, private readonly string $prefix = '' ) {}

	/**
	 * Returns the output of plugins in the card of a product.
	 *
	 * @param Engine $engine  The engine.
	 * @param int    $product Product ID.
	 * @return self|null Null if no plugin prints anything.
	 */
	public static function of( Engine $engine, int $product ): ?self {
		$all = $engine instanceof RunsHooks ? $engine->card_others( $product ) : array();
		return array() === $all ? null : new self( $all );
	}

	/**
	 * Returns the output of plugins for cards that are rendered again later, with the
	 * product ID in each place name.
	 *
	 * @param Engine    $engine   The engine.
	 * @param list<int> $products Product IDs.
	 * @return array<string, string> Place to HTML.
	 */
	public static function on_page( Engine $engine, array $products ): array {
		$all = array();
		foreach ( $products as $id ) {
			foreach ( $engine instanceof RunsHooks ? $engine->card_others( $id ) : array() as $place => $html ) {
				$all[ self::prefix( $id ) . $place ] = $html;
			}
		}
		return $all;
	}

	/**
	 * Returns the output of plugins in the card of a product.
	 *
	 * @param array<string, string> $all     Output for all cards of the page.
	 * @param int                   $product Product ID.
	 * @return self|null Null if no plugin prints anything.
	 */
	public static function among( array $all, int $product ): ?self {
		$prefix = self::prefix( $product );
		$own    = array_filter( $all, static fn ( string $place ): bool => str_starts_with( $place, $prefix ), ARRAY_FILTER_USE_KEY );
		return array() === $own ? null : new self( $own, $prefix );
	}

	/**
	 * Returns a part with the output around it.
	 *
	 * @param string      $name Name of the part: `image`, `title`, `price`, `button`, or START for the beginning of the card.
	 * @param Markup|null $part Rendered part; null: none.
	 */
	public function around( string $name, ?Markup $part ): ?Markup {
		if ( ! isset( self::AROUND[ $name ] ) ) {
			return $part;
		}
		list( $before, $after ) = self::AROUND[ $name ];
		return Markup::join( $this->take( $before ), $part, $this->take( $after ) );
	}

	/**
	 * Returns the output around parts that are not in the card.
	 */
	public function rest(): Markup {
		return $this->take( array_keys( $this->left ), '' );
	}

	/**
	 * Returns the prefix of a card's places among those of the page.
	 *
	 * @param int $product Product ID.
	 */
	private static function prefix( int $product ): string {
		return "card:$product:";
	}

	/**
	 * Returns and removes places.
	 *
	 * @param list<string> $names  Names of the places.
	 * @param string|null  $prefix Prefix of the names; null: that of the card.
	 */
	private function take( array $names, ?string $prefix = null ): Markup {
		$places     = array_map( fn ( string $name ): string => ( $prefix ?? $this->prefix ) . $name, $names );
		$taken      = array_map( fn ( string $place ): ?Markup => Others::at( $this->left, $place ), $places );
		$this->left = array_diff_key( $this->left, array_flip( $places ) );
		return Markup::join( ...$taken );
	}
}
