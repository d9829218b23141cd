<?php
/**
 * Locking method.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\SessionLock;

defined( 'ABSPATH' ) || exit;

/**
 * Blocks other requests until the lock is released.
 */
interface Locker {

	/**
	 * Acquires a lock.
	 *
	 * @param string $name    Lock name, up to 64 characters.
	 * @param float  $seconds Maximum wait in seconds.
	 * @return bool|null False if another request holds it; null if the database has no such locks.
	 */
	public function take( string $name, float $seconds ): ?bool;

	/**
	 * Releases a lock.
	 *
	 * @param string $name Lock name.
	 */
	public function release( string $name ): void;
}
