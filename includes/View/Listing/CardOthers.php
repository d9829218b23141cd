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
	 * @param array<string, string> $left Place to HTML, as in RunsHooks.
	 */
	private function __construct( private array $left ) {}

	/**
	 * What they print in the card of a product.
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
		return $this->take( array_keys( $this->left ) );
	}

	/**
	 * Takes places.
	 *
	 * @param list<string> $places Their names.
	 */
	private function take( array $places ): Markup {
		$taken      = array_map( fn ( string $place ): ?Markup => Others::at( $this->left, $place ), $places );
		$this->left = array_diff_key( $this->left, array_flip( $places ) );
		return Markup::join( ...$taken );
	}
}
