<?php
/**
 * Engine with its own product details.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional;

defined( 'ABSPATH' ) || exit;

/**
 * Tabs with description, attributes and reviews of a product, which other plugins can
 * extend.
 */
interface DrawsDetails {

	/**
	 * Returns the details on the product's own page.
	 *
	 * @param int  $product_id     Product ID.
	 * @param bool $is_description Whether to include the description.
	 * @return string|null HTML of the engine; null if there is nothing but a description.
	 */
	public function details( int $product_id, bool $is_description ): ?string;

	/**
	 * Returns the sections of the details, for another layout.
	 *
	 * @param int          $product_id Product ID.
	 * @param list<string> $hidden     Sections to exclude: `description`, `additional_information`, `reviews`.
	 * @return list<array{name: string, title: string, html: string}> Sections in order, without empty ones. The HTML of the first two has no heading.
	 */
	public function sections( int $product_id, array $hidden ): array;
}
