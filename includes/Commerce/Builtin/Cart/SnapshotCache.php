<?php
/**
 * Cached snapshot of the visitor's cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Cart;

use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Session\Session;
use Vitrine\Commerce\Value\CartSnapshot;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the snapshot once, and again when something that it depends on has changed.
 */
final class SnapshotCache {

	/**
	 * Cached snapshot, and the key it is valid for.
	 *
	 * @var array{of: string, snapshot: CartSnapshot}|null
	 */
	private ?array $known = null;

	/**
	 * @param SnapshotMaker $maker   Factory for snapshots.
	 * @param CartStore     $store   Cart store.
	 * @param Session       $session Session of the visitor.
	 */
	public function __construct(
		private readonly SnapshotMaker $maker,
		private readonly CartStore $store,
		private readonly Session $session,
	) {}

	/**
	 * Returns the snapshot.
	 */
	public function snapshot(): CartSnapshot {
		$of = $this->known_of();
		if ( null === $this->known || $of !== $this->known['of'] ) {
			$key = $this->session->key();
			return $this->renew( '' === $key ? null : $this->store->load( $key ) );
		}
		return $this->known['snapshot'];
	}

	/**
	 * Creates the snapshot of a stored cart and caches it.
	 *
	 * @param StoredCart|null $stored Stored cart; null: none.
	 */
	public function renew( ?StoredCart $stored ): CartSnapshot {
		$this->known = array(
			'snapshot' => $this->maker->make( $stored, $this->session->user_id() ),
			'of'       => $this->known_of(),
		);
		return $this->known['snapshot'];
	}

	/**
	 * Clears the cache.
	 */
	public function clear(): void {
		$this->known = null;
	}

	/**
	 * Returns everything a snapshot depends on, except the stored cart.
	 */
	private function known_of(): string {
		return get_current_blog_id() . '|' . $this->session->key() . '|' . Changes::stamp();
	}
}
