<?php
/**
 * The locks of MySQL and MariaDB.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\SessionLock;

defined( 'ABSPATH' ) || exit;

/**
 * The database lets go of them when the connection ends, however it ends.
 */
final class NamedLock implements Locker {

	/**
	 * {@inheritDoc}
	 *
	 * @param string $name    Up to 64 characters.
	 * @param float  $seconds To wait at most.
	 */
	public function take( string $name, float $seconds ): ?bool {
		global $wpdb;
		$quiet  = $wpdb->suppress_errors();
		$answer = $wpdb->get_var( $wpdb->prepare( 'SELECT GET_LOCK( %s, %f )', $name, $seconds ) );
		$wpdb->suppress_errors( $quiet );
		return null === $answer ? null : '1' === (string) $answer;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $name As it was taken.
	 */
	public function release( string $name ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DO RELEASE_LOCK( %s )', $name ) );
	}
}
