<?php
/**
 * Data of the sample shop.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Seed;

/**
 * Reads the files of tests/site/seed/data.
 */
final class Data {

	private const CATEGORIES = array( 'ceramics', 'lighting', 'textiles', 'kitchen', 'furniture', 'scent' );

	/**
	 * Constructor.
	 *
	 * @param string $folder Path.
	 */
	public function __construct( private readonly string $folder ) {
	}

	/**
	 * Categories with their products.
	 *
	 * @return list<array{category: array<string, string>, products: list<array<string, mixed>>}>
	 */
	public function categories(): array {
		return array_map( array( $this, 'read' ), self::CATEGORIES );
	}

	/**
	 * The shop: its name, customer and coupons.
	 *
	 * @return array<string, mixed>
	 */
	public function shop(): array {
		return $this->read( 'shop' );
	}

	/**
	 * Posts with their categories.
	 *
	 * @return array{categories: list<array<string, string>>, posts: list<array<string, string>>}
	 */
	public function journal(): array {
		return $this->read( 'posts' );
	}

	/**
	 * Product reviews.
	 *
	 * @return list<array{product: string, author: string, rating: int, days: int, verified: bool, text: string}>
	 */
	public function reviews(): array {
		return $this->read( 'reviews' );
	}

	/**
	 * The newest products, each with the slug of its category.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function arrivals(): array {
		return $this->read( 'arrivals' );
	}

	/**
	 * The looks of the lookbook: an image, text, and the products in it.
	 *
	 * @return list<array{title: string, text: string, picture: string, alt: string, products: list<string>}>
	 */
	public function looks(): array {
		return $this->read( 'lookbook' );
	}

	/**
	 * Reads a file.
	 *
	 * @param string $name Name without extension.
	 * @return array<string, mixed>
	 */
	private function read( string $name ): array {
		return json_decode( (string) file_get_contents( $this->folder . '/' . $name . '.json' ), true, 64, JSON_THROW_ON_ERROR );
	}
}
