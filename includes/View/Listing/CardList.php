<?php
/**
 * Shared data of the cards in a list.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Listing;

use Vitrine\Commerce\Optional\Catalog\HasCardAttributes;
use Vitrine\Commerce\Optional\Catalog\HasCardExtras;
use Vitrine\Commerce\Value\Image;
use Vitrine\Commerce\Value\Product;
use Vitrine\Plugin;
use Vitrine\View\Parts\Swatch;

defined( 'ABSPATH' ) || exit;

/**
 * Second images, attributes, swatches and sold-out values, each loaded once for all
 * cards when first needed.
 */
final class CardList {

	/**
	 * Product ID to attachment ID.
	 *
	 * @var array<int, int>|null
	 */
	private ?array $images = null;

	/**
	 * Product ID to its attributes, see Product.
	 *
	 * @var array<int, list<array{name: string, label: string, options: array<string, string>, default: string}>>|null
	 */
	private ?array $attributes = null;

	/**
	 * Attribute to its swatches.
	 *
	 * @var array<string, array<string|int, array{color?: string, image?: string}>>
	 */
	private array $swatches = array();

	/**
	 * Attribute to the stock of its values, see HasCardExtras.
	 *
	 * @var array<string, array<int, array<string, bool>>>
	 */
	private array $stock = array();

	/**
	 * @param list<int> $ids IDs of the products.
	 */
	public function __construct( private readonly array $ids ) {}

	/**
	 * Returns the first gallery image of a product.
	 *
	 * @param int $id ID of a product in the list.
	 */
	public function second_image( int $id ): ?Image {
		if ( null === $this->images ) {
			$catalog      = Plugin::engine()->catalog();
			$this->images = $catalog instanceof HasCardExtras ? $catalog->second_images( $this->ids ) : array();
			_prime_post_caches( array_values( $this->images ), false );
		}
		return Image::of_attachment( $this->images[ $id ] ?? 0 );
	}

	/**
	 * Whether all variations of a product with a value are sold out.
	 *
	 * @param int    $id        ID of a product in the list.
	 * @param string $attribute Field name of the attribute.
	 * @param string $value     Value of the attribute.
	 */
	public function is_sold_out( int $id, string $attribute, string $value ): bool {
		if ( ! isset( $this->stock[ $attribute ] ) ) {
			$catalog                   = Plugin::engine()->catalog();
			$this->stock[ $attribute ] = $catalog instanceof HasCardExtras ? $catalog->stock_of_values( $this->ids, $attribute ) : array();
		}
		$of_product = $this->stock[ $attribute ][ $id ] ?? array();
		return false === ( $of_product[ $value ] ?? null ) && ! ( $of_product[''] ?? false );
	}

	/**
	 * Returns the attributes of a product, which cards do not load.
	 *
	 * @param Product $product Product in the list.
	 * @return list<array{name: string, label: string, options: array<string, string>, default: string}>
	 */
	public function attributes( Product $product ): array {
		if ( null === $this->attributes ) {
			$catalog          = Plugin::engine()->catalog();
			$this->attributes = $catalog instanceof HasCardAttributes ? $catalog->card_attributes( $this->ids ) : array();
		}
		return $this->attributes[ $product->id ] ?? $product->attributes;
	}

	/**
	 * Returns the colors and images of an attribute's values.
	 *
	 * @param string $facet Field name of the attribute.
	 * @return array<string|int, array{color?: string, image?: string}> As Swatch has them.
	 */
	public function swatches( string $facet ): array {
		$this->swatches[ $facet ] ??= Swatch::looks( $facet );
		return $this->swatches[ $facet ];
	}
}
