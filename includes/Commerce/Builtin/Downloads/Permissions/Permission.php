<?php
/**
 * A download permission.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Downloads\Permissions;

defined( 'ABSPATH' ) || exit;

/**
 * That whoever has bought a file may download it. Moments are UTC, `Y-m-d H:i:s`.
 */
final class Permission {

	/**
	 * @param int         $id           Of its row.
	 * @param int         $order_id     The order that it comes of.
	 * @param int         $item_id      The order's item.
	 * @param int         $product_id   What was bought.
	 * @param int         $variation_id Variation ID; 0: none.
	 * @param string      $file_id      Of a DownloadFile of it.
	 * @param string      $key          Secret of its address, 32 hex digits.
	 * @param int|null    $limit        How often in all; null: without end.
	 * @param int         $downloads    How often it was.
	 * @param string      $granted      Since when.
	 * @param string|null $expires      Until when; null: for ever.
	 * @param string|null $revoked      Since when it holds no more; null: it does.
	 * @param string      $last_visitor Who began the last download; empty: nobody.
	 * @param int         $last_moment  When; Unix time.
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
	 * How often it still may be downloaded; null: without end.
	 */
	public function remaining(): ?int {
		return null === $this->limit ? null : max( 0, $this->limit - $this->downloads );
	}

	/**
	 * Whether its time is over.
	 *
	 * @param int $now Unix timestamp.
	 */
	public function is_expired( int $now ): bool {
		return null !== $this->expires && (int) strtotime( $this->expires . ' UTC' ) <= $now;
	}
}
