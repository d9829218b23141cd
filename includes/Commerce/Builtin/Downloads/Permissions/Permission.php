<?php
/**
 * Download permission.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Downloads\Permissions;

defined( 'ABSPATH' ) || exit;

/**
 * Allows a customer to download a file. Dates are in UTC, `Y-m-d H:i:s`.
 */
final class Permission {

	/**
	 * @param int         $id           ID of the row.
	 * @param int         $order_id     Order ID.
	 * @param int         $item_id      ID of the order item.
	 * @param int         $product_id   Product ID.
	 * @param int         $variation_id Variation ID; 0: none.
	 * @param string      $file_id      ID of a DownloadFile of the product.
	 * @param string      $key          Secret key of the URL, 32 hex digits.
	 * @param int|null    $limit        Maximum number of downloads; null: unlimited.
	 * @param int         $downloads    Number of downloads.
	 * @param string      $granted      Date of the grant.
	 * @param string|null $expires      Expiration; null: never.
	 * @param string|null $revoked      Date of the revocation; null: not revoked.
	 * @param string      $last_visitor Visitor who started the last download; empty: none.
	 * @param int         $last_moment  Time of the last download as Unix timestamp.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $order_id,
		public readonly int $item_id,
		public readonly int $product_id,
		public readonly int $variation_id,
		public readonly string $file_id,
		public readonly string $key,
		public readonly ?int $limit,
		public readonly int $downloads,
		public readonly string $granted,
		public readonly ?string $expires,
		public readonly ?string $revoked,
		public readonly string $last_visitor,
		public readonly int $last_moment,
	) {}

	/**
	 * Reads a permission from its database row.
	 *
	 * @param array<string, string|null> $row Row as returned by wpdb.
	 */
	public static function of( array $row ): self {
		return new self(
			(int) $row['id'],
			(int) $row['order_id'],
			(int) $row['item_id'],
			(int) $row['product_id'],
			(int) $row['variation_id'],
			(string) $row['file_id'],
			(string) $row['download_key'],
			null === $row['download_limit'] ? null : (int) $row['download_limit'],
			(int) $row['downloads'],
			(string) $row['granted'],
			$row['expires'],
			$row['revoked'],
			(string) $row['last_visitor'],
			(int) $row['last_moment'],
		);
	}

	/**
	 * Returns the number of remaining downloads; null: unlimited.
	 */
	public function remaining(): ?int {
		return null === $this->limit ? null : max( 0, $this->limit - $this->downloads );
	}

	/**
	 * Whether it has expired.
	 *
	 * @param int $now Unix timestamp.
	 */
	public function is_expired( int $now ): bool {
		return null !== $this->expires && (int) strtotime( $this->expires . ' UTC' ) <= $now;
	}
}
