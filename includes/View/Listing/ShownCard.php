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
	 * A card.
	 *
	 * @param Product                                                                            $product As a list has it.
	 * @param CardList                                                                           $list    In which it stands.
	 * @param array{heading?: string, sizes?: string, loading?: string, quick_view?: string} $options Of Card::render().
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
