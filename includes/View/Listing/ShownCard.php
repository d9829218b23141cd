<?php
/**
 * The card that is being rendered.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Listing;

use Vitrine\Commerce\Value\Product;
use Vitrine\View\CardData;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Data for the parts of a card while its template is rendered.
 */
final class ShownCard {

	/**
	 * Cards that are being rendered, the innermost last.
	 *
	 * @var list<self>
	 */
	private static array $around = array();

	/**
	 * Data of the product.
	 *
	 * @var array<string, mixed> Of CardData.
	 */
	public readonly array $data;

	/**
	 * @param Product                                                                            $product Product as in a list.
	 * @param CardList                                                                           $list    List of the card.
	 * @param array{heading?: string, sizes?: string, loading?: string, quick_view?: string, others?: CardOthers|null} $options Options of Card::render().
	 */
	public function __construct( public readonly Product $product, public readonly CardList $list, public readonly array $options = array() ) {
		$this->data = CardData::of( $product );
	}

	/**
	 * Returns the card that a block is in; null: none.
	 *
	 * @param \WP_Block $block Block of a part, or the template.
	 */
	public static function of( \WP_Block $block ): ?self {
		$around = end( self::$around );
		return false !== $around && (int) ( $block->context['postId'] ?? 0 ) === $around->product->id ? $around : null;
	}

	/**
	 * Returns a part with the output of plugins around it.
	 *
	 * @param string      $name Name of the part in CardOthers.
	 * @param string $html HTML of the part.
	 */
	public function among( string $name, string $html ): string {
		$others = $this->options['others'] ?? null;
		return null === $others ? $html : (string) $others->around( $name, Markup::safe( $html ) );
	}

	/**
	 * Returns the content of the card, with the output of plugins around omitted parts.
	 *
	 * @param string $html HTML of its parts.
	 */
	public function whole( string $html ): string {
		return $this->among( CardOthers::START, '' ) . $html . ( $this->options['others'] ?? null )?->rest();
	}

	/**
	 * Renders the content of the card.
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
}
