<?php
/**
 * What other plugins print in a card.
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
 * Puts it around the parts that it stands around in the engine's own cards, each
 * place once. A part that the owner has left out takes nothing away.
 */
final class CardOthers {

	public const START = 'start';

	/** Part of a card to the places before it and behind it. */
	private const AROUND = array(
		self::START => array( array( 'before_shop_loop_item' ), array() ),
		'image'     => array( array( 'before_shop_loop_item_title:-10' ), array( 'before_shop_loop_item_title:10-' ) ),
		'title'     => array( array( 'shop_loop_item_title:-10' ), array( 'shop_loop_item_title:10-', 'after_shop_loop_item_title:-10' ) ),
		'price'     => array( array(), array( 'after_shop_loop_item_title:10-' ) ),
		'button'    => array( array( 'after_shop_loop_item:-10' ), array( 'after_shop_loop_item:10-' ) ),
	);

	/**
	 * A card's.
	 *
	 * @param array<string, string> $left   Place to HTML, as in RunsHooks.
	 * @param string                $prefix Before the names of its places.
	 */
	private function __construct( private array $left, private readonly string $prefix = '' ) {}

	/**
	 * The output of plugins in the card of a product.
	 *
	 * @param Engine $engine  The shop.
	 * @param int    $product Its id.
	 * @return self|null Null where nobody prints anything.
	 */
	public static function of( Engine $engine, int $product ): ?self {
		$all = $engine instanceof RunsHooks ? $engine->card_others( $product ) : array();
		return array() === $all ? null : new self( $all );
	}

	/**
	 * What they print in the cards of a page that draws them anew later: by the card's
	 * product too.
	 *
	 * @param Engine    $engine   The shop.
	 * @param list<int> $products Their ids.
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
	 * What plugins print in the card of a product.
	 *
	 * @param array<string, string> $all     What is printed on it.
	 * @param int                   $product Of the card.
	 * @return self|null Null where nobody prints anything.
	 */
	public static function among( array $all, int $product ): ?self {
		$prefix = self::prefix( $product );
		$own    = array_filter( $all, static fn ( string $place ): bool => str_starts_with( $place, $prefix ), ARRAY_FILTER_USE_KEY );
		return array() === $own ? null : new self( $own, $prefix );
	}

	/**
	 * A part with what stands around it.
	 *
	 * @param string      $name Of the part: `image`, `title`, `price`, `button`, or START, which is none.
	 * @param Markup|null $part Drawn; null: the card has none.
	 */
	public function around( string $name, ?Markup $part ): ?Markup {
		if ( ! isset( self::AROUND[ $name ] ) ) {
			return $part;
		}
		list( $before, $after ) = self::AROUND[ $name ];
		return Markup::join( $this->take( $before ), $part, $this->take( $after ) );
	}

	/**
	 * What stood around parts that are not in the card.
	 */
	public function rest(): Markup {
		return $this->take( array_keys( $this->left ), '' );
	}

	/**
	 * What the names of a card's places begin with where they are a page's.
	 *
	 * @param int $product Of the card.
	 */
	private static function prefix( int $product ): string {
		return "card:$product:";
	}

	/**
	 * Takes places.
	 *
	 * @param list<string> $names  Their names.
	 * @param string|null  $prefix Before them; null: that of the card.
	 */
	private function take( array $names, ?string $prefix = null ): Markup {
		$places     = array_map( fn ( string $name ): string => ( $prefix ?? $this->prefix ) . $name, $names );
		$taken      = array_map( fn ( string $place ): ?Markup => Others::at( $this->left, $place ), $places );
		$this->left = array_diff_key( $this->left, array_flip( $places ) );
		return Markup::join( ...$taken );
	}
}
