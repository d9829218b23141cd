<?php
/**
 * The product of a block.
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
 * Shared by the parts of a product while they are rendered: the product, loaded once,
 * and the output of plugins around its parts.
 */
final class ShownProduct {

	/**
	 * Product blocks that are being rendered, the innermost last.
	 *
	 * @var list<self>
	 */
	private static array $around = array();

	/**
	 * @param Product    $product     Product with all details.
	 * @param bool       $is_own_page Whether this is the page of the product.
	 * @param bool       $is_alone    Whether the part is outside of a product block.
	 * @param PageOthers $others      Output of plugins.
	 */
	public function __construct(
		public readonly Product $product,
		public readonly bool $is_own_page,
		public readonly bool $is_alone,
		private readonly PageOthers $others = new PageOthers(),
	) {}

	/**
	 * Returns the product of a block: that of the surrounding product block, of the
	 * loop or of the page; in the template editor the newest one. Null if there is
	 * none.
	 *
	 * @param \WP_Block $block Block of a part.
	 */
	public static function of( \WP_Block $block ): ?self {
		$id     = (int) ( $block->context['postId'] ?? get_the_ID() );
		$around = end( self::$around );
		if ( false !== $around && $around->product->id === $id ) {
			return $around;
		}
		$engine  = Plugin::engine();
		$product = $id > 0 ? $engine->catalog()->find( $id ) : self::example( $engine );
		return null === $product ? null : new self( $product, self::is_page_of( $product, $engine ), true );
	}

	/**
	 * Whether this is the page of a product.
	 *
	 * @param Product $product The product.
	 * @param Engine  $engine  The engine.
	 */
	public static function is_page_of( Product $product, Engine $engine ): bool {
		return $engine->is_page( 'product' ) && get_queried_object_id() === $product->id;
	}

	/**
	 * Renders the content of a product block, whose parts use this product.
	 *
	 * @param callable(): string $draw Returns the HTML.
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
	 * Returns the output at places, each printed once.
	 *
	 * @param string ...$begins Names of the places, or prefixes; empty: none.
	 */
	public function take( string ...$begins ): string {
		return $this->others->take( ...$begins );
	}

	/**
	 * Returns the output at a place; null: none.
	 *
	 * @param string $place Name of the place.
	 */
	public function others( string $place ): ?Markup {
		return $this->others->at( $place );
	}

	/**
	 * Whether the engine prints the rating on this page itself.
	 */
	public function is_rated_by_engine(): bool {
		return $this->is_own_page && Plugin::engine() instanceof DrawsDetails;
	}

	/**
	 * Returns the newest product, for the template editor.
	 *
	 * @param Engine $engine The engine.
	 */
	private static function example( Engine $engine ): ?Product {
		$newest = wp_is_serving_rest_request() ? $engine->catalog()->query( new ProductQuery( orderby: 'date', per_page: 1 ) )->products[0] ?? null : null;
		return null === $newest ? null : $engine->catalog()->find( $newest->id );
	}
}
