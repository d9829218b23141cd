<?php
/**
 * A way to lock.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\SessionLock;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps other requests out until this one is done.
 */
interface Locker {

	/**
	 * Takes a lock.
	 *
	 * @param string $name    Up to 64 characters.
	 * @param float  $seconds To wait at most.
	 * @return bool|null False when somebody else kept it; null when this database has no such locks.
	 */
	public function take( string $name, float $seconds ): ?bool;

	/**
	 * Gives it back.
	 *
	 * @param string $name As it was taken.
	 */
	public function release( string $name ): void;
}
