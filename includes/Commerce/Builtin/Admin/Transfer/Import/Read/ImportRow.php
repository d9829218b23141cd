<?php
/**
 * Parsed row of an import file.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read;

defined( 'ABSPATH' ) || exit;

/**
 * A product or variation. Null where the file has no such column: the value in the
 * shop is kept.
 */
final class ImportRow {

	public const VARIATION = 'variation';

	/**
	 * @param int                                                                    $source_id  ID in the file; 0: none.
	 * @param string                                                                 $type       One of Product's constants or `variation`; empty: not specified.
	 * @param string                                                                 $sku        SKU; may be empty.
	 * @param string                                                                 $name       Name; may be empty.
	 * @param string                                                                 $parent     Reference to the parent product of a variation.
	 * @param array<string, mixed>                                                   $data       Fields for ProductWriter.
	 * @param list<non-empty-list<string>>|null                                      $categories Category paths.
	 * @param list<string>|null                                                      $tags       Tag names.
	 * @param list<string>|null                                                      $images     URLs, the main image first.
	 * @param array<string, list<string>>                                            $links      `children`, `upsells`, `cross_sells`: references to products.
	 * @param list<array{label: string, values: list<string>, default: string}>|null $attributes Attributes in their order.
	 * @param list<array{id: string, name: string, file: string}>|null               $downloads  Downloadable files.
	 * @param list<string>                                                           $notes      Notes on values that are not imported.
	 */
	public function __construct(
		public readonly int $source_id,
		public readonly string $type,
		public readonly string $sku,
		public readonly string $name,
		public readonly string $parent,
		public readonly array $data,
		public readonly ?array $categories,
		public readonly ?array $tags,
		public readonly ?array $images,
		public readonly array $links,
		public readonly ?array $attributes,
		public readonly ?array $downloads,
		public readonly array $notes,
	) {}

	/**
	 * Whether it is a variation.
	 */
	public function is_variation(): bool {
		return self::VARIATION === $this->type;
	}

	/**
	 * Returns the title for the user.
	 */
	public function title(): string {
		return self::called( $this->name, $this->sku );
	}

	/**
	 * Returns the title of a name and a SKU.
	 *
	 * @param string $name Name; may be empty.
	 * @param string $sku  SKU; may be empty.
	 */
	public static function called( string $name, string $sku ): string {
		return trim( $name . ( '' === $sku ? '' : " ($sku)" ) );
	}
}
