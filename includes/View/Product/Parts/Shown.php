<?php
/**
 * The product that a block shows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Parts;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\DrawsDetails;
use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\Value\ProductQuery;
use Vitrine\Plugin;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * What the parts of a product share while they are drawn: the product, read once,
 * and what other plugins print beside its parts.
 */
final class Shown {

	/**
	 * The product blocks that are being drawn, the innermost last.
	 *
	 * @var list<self>
	 */
	private static array $around = array();

	/**
	 * @param Product    $product     Whole.
	 * @param bool       $is_own_page Whether the page is the product's own.
	 * @param bool       $is_alone    Whether the part stands outside of a product block.
	 * @param PageOthers $others      What other plugins print.
	 */
	public function __construct(
		public readonly Product $product,
		public readonly bool $is_own_page,
		public readonly bool $is_alone,
		private readonly PageOthers $others = new PageOthers(),
	) {}

	/**
	 * The product of a block: that of the product block around it, else the one
	 * of its loop or its page; in the editor of a template the newest one. Null
	 * where there is none.
	 *
	 * @param \WP_Block $block One of the parts.
	 */
	public static function of( \WP_Block $block ): ?self {
		$id     = (int) ( $block->context['postId'] ?? get_the_ID() );
		$around = end( self::$around );
		if ( false !== $around && $around->product->id === $id ) {
			return $around;
		}
		$engine  = Plugin::engine();
		$product = $id > 0 ? $engine->catalogue()->find( $id ) : self::example( $engine );
		return null === $product ? null : new self( $product, self::is_page_of( $product, $engine ), true );
	}

	/**
	 * Whether the page is a product's own.
	 *
	 * @param Product $product The product.
	 * @param Engine  $engine  Its shop.
	 */
	public static function is_page_of( Product $product, Engine $engine ): bool {
		return $engine->is_page( 'product' ) && get_queried_object_id() === $product->id;
	}

	/**
	 * Draws what is in a product block: the parts find its product.
	 *
	 * @param callable(): string $draw Draws it.
	 */
	public function around( callable $draw ): string {
		self::$around[] = $this;
		try {
			return $draw();
		} finally {
			array_pop( self::$around );
		}
	}

	/**
	 * Takes what other plugins print at places: each is printed once.
	 *
	 * @param string ...$begins Names of places, or what they begin with; empty: none.
	 */
	public function take( string ...$begins ): string {
		return $this->others->take( ...$begins );
	}

	/**
	 * What other plugins print at a place; null: nothing.
	 *
	 * @param string $place Name of the place.
	 */
	public function others( string $place ): ?Markup {
		return $this->others->at( $place );
	}

	/**
	 * Whether the engine says itself what stands for the rating on this page.
	 */
	public function is_rated_by_engine(): bool {
		return $this->is_own_page && Plugin::engine() instanceof DrawsDetails;
	}

	/**
	 * The newest product, where a template is edited.
	 *
	 * @param Engine $engine The shop.
	 */
	private static function example( Engine $engine ): ?Product {
		$newest = wp_is_serving_rest_request() ? $engine->catalogue()->query( new ProductQuery( orderby: 'date', per_page: 1 ) )->products[0] ?? null : null;
		return null === $newest ? null : $engine->catalogue()->find( $newest->id );
	}
}
