<?php
/**
 * What the cards of a list share.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Listing;

use Vitrine\Commerce\Optional\Catalogue\HasCardAttributes;
use Vitrine\Commerce\Optional\Catalogue\HasCardExtras;
use Vitrine\Commerce\Value\Image;
use Vitrine\Commerce\Value\Product;
use Vitrine\Plugin;
use Vitrine\View\Parts\Swatch;

defined( 'ABSPATH' ) || exit;

/**
 * Second images, attributes, swatches and what of these is sold out, each fetched once
 * for all cards, when the first one asks.
 */
final class CardList {

	/**
	 * Product id to attachment id.
	 *
	 * @var array<int, int>|null
	 */
	private ?array $images = null;

	/**
	 * Product id to its attributes, as Product has them.
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
	 * Attribute to what HasCardExtras says of its values.
	 *
	 * @var array<string, array<int, array<string, bool>>>
	 */
	private array $stock = array();

	/**
	 * @param list<int> $ids Its products.
	 */
	public function __construct( private readonly array $ids ) {}

	/**
	 * The first image of a product's gallery.
	 *
	 * @param int $id One of the list's products.
	 */
	public function second_image( int $id ): ?Image {
		if ( null === $this->images ) {
			$catalogue    = Plugin::engine()->catalogue();
			$this->images = $catalogue instanceof HasCardExtras ? $catalogue->second_images( $this->ids ) : array();
			_prime_post_caches( array_values( $this->images ), false );
		}
		return Image::of_attachment( $this->images[ $id ] ?? 0 );
	}

	/**
	 * Whether every variation of a product with a value is sold out.
	 *
	 * @param int    $id        One of the list's products.
	 * @param string $attribute Name of its field.
	 * @param string $value     Of the attribute.
	 */
	public function is_sold_out( int $id, string $attribute, string $value ): bool {
		if ( ! isset( $this->stock[ $attribute ] ) ) {
			$catalogue                 = Plugin::engine()->catalogue();
			$this->stock[ $attribute ] = $catalogue instanceof HasCardExtras ? $catalogue->stock_of_values( $this->ids, $attribute ) : array();
		}
		$of_product = $this->stock[ $attribute ][ $id ] ?? array();
		return false === ( $of_product[ $value ] ?? null ) && ! ( $of_product[''] ?? false );
	}

	/**
	 * The attributes of a product, which a card may come without.
	 *
	 * @param Product $product One of the list's.
	 * @return list<array{name: string, label: string, options: array<string, string>, default: string}>
	 */
	public function attributes( Product $product ): array {
		if ( null === $this->attributes ) {
			$catalogue        = Plugin::engine()->catalogue();
			$this->attributes = $catalogue instanceof HasCardAttributes ? $catalogue->card_attributes( $this->ids ) : array();
		}
		return $this->attributes[ $product->id ] ?? $product->attributes;
	}

	/**
	 * The colors and pictures of an attribute's values.
	 *
	 * @param string $facet Name of the attribute's field.
	 * @return array<string|int, array{color?: string, image?: string}> As Swatch has them.
	 */
	public function swatches( string $facet ): array {
		$this->swatches[ $facet ] ??= Swatch::looks( $facet );
		return $this->swatches[ $facet ];
	}
}
