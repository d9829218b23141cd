<?php
/**
 * The card that is being drawn.
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
 * What the parts of a card find while its template is drawn for a product.
 */
final class ShownCard {

	/**
	 * The cards that are being drawn, the innermost last.
	 *
	 * @var list<self>
	 */
	private static array $around = array();

	/**
	 * The product.
	 *
	 * @var array<string, mixed> Of CardData.
	 */
	public readonly array $data;

	/**
	 * @param Product                                                                            $product As a list has it.
	 * @param CardList                                                                           $list    In which it stands.
	 * @param array{heading?: string, sizes?: string, loading?: string, quick_view?: string, others?: CardOthers|null} $options Of Card::render().
	 */
	public function __construct( public readonly Product $product, public readonly CardList $list, public readonly array $options = array() ) {
		$this->data = CardData::of( $product );
	}

	/**
	 * The card that a block stands in; null: in none.
	 *
	 * @param \WP_Block $block One of the parts, or the template.
	 */
	public static function of( \WP_Block $block ): ?self {
		$around = end( self::$around );
		return false !== $around && (int) ( $block->context['postId'] ?? 0 ) === $around->product->id ? $around : null;
	}

	/**
	 * A part with what plugins print around it.
	 *
	 * @param string      $name Of the part, as in CardOthers.
	 * @param string $html Of the part.
	 */
	public function among( string $name, string $html ): string {
		$others = $this->options['others'] ?? null;
		return null === $others ? $html : (string) $others->around( $name, Markup::safe( $html ) );
	}

	/**
	 * What is in the card, with what plugins print around parts that are not.
	 *
	 * @param string $html Of its parts.
	 */
	public function whole( string $html ): string {
		return $this->among( CardOthers::START, '' ) . $html . ( $this->options['others'] ?? null )?->rest();
	}

	/**
	 * Draws what is in the card.
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
}
