<?php
/**
 * An engine that draws what stands below a product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional;

defined( 'ABSPATH' ) || exit;

/**
 * Beside the port: an engine may have tabs with the description, attributes and
 * reviews of a product, which other plugins add to.
 */
interface DrawsDetails {

	/**
	 * What it draws below a product on the product's own page.
	 *
	 * @param int  $product_id     Product ID.
	 * @param bool $is_description Whether the description is among it.
	 * @return string|null HTML of the engine's own; null where there is none but a description.
	 */
	public function details( int $product_id, bool $is_description ): ?string;

	/**
	 * The same section by section, for another layout than the engine's.
	 *
	 * @param int          $product_id Product ID.
	 * @param list<string> $hidden     Names of sections that are not wanted: `description`, `additional_information`, `reviews`.
	 * @return list<array{name: string, title: string, html: string}> In their order; those without content are left out. The HTML of the first two has no heading.
	 */
	public function sections( int $product_id, array $hidden ): array;
}
