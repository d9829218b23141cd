<?php
/**
 * A line of a file, read.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read;

defined( 'ABSPATH' ) || exit;

/**
 * A product or a variation as the file describes it. Null where the file has no
 * such column: then it stays as it is.
 */
final class ImportRow {

	public const VARIATION = 'variation';

	/**
	 * @param int                                                                    $source_id  What the file calls it by; 0: nothing.
	 * @param string                                                                 $type       One of Product's constants or `variation`; empty: not said.
	 * @param string                                                                 $sku        SKU; may be empty.
	 * @param string                                                                 $name       May be empty.
	 * @param string                                                                 $parent     Reference to the product of a variation.
	 * @param array<string, mixed>                                                   $data       What ProductWriter takes as it is.
	 * @param list<non-empty-list<string>>|null                                      $categories Paths of names.
	 * @param list<string>|null                                                      $tags       Names.
	 * @param list<string>|null                                                      $images     Addresses, the main one first.
	 * @param array<string, list<string>>                                            $links      `children`, `upsells`, `cross_sells`: references.
	 * @param list<array{label: string, values: list<string>, default: string}>|null $attributes In their order.
	 * @param list<array{id: string, name: string, file: string}>|null               $downloads  Files, by address.
	 * @param list<string>                                                           $notes      What of the row is not taken over, in words.
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
	 * What to call it before the owner.
	 */
	public function title(): string {
		return self::called( $this->name, $this->sku );
	}

	/**
	 * The same of a name and a SKU.
	 *
	 * @param string $name May be empty.
	 * @param string $sku  SKU; may be empty.
	 */
	public static function called( string $name, string $sku ): string {
		return trim( $name . ( '' === $sku ? '' : " ($sku)" ) );
	}
}
