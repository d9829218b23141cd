<?php
/**
 * Lock for the move.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move;

defined( 'ABSPATH' ) || exit;

/**
 * An option row with the owner and the expiry time. It is renewed at the start of the
 * transaction of every item, which locks the row until the transaction ends, so only one
 * of two concurrent processes can write.
 */
final class Lease {

	public const OPTION = 'vitrine_move_lease';

	/** Seconds after which a lock that is not renewed expires. */
	public const LIFE = 60;

	/**
	 * Value of the row while this process holds the lock; empty otherwise.
	 *
	 * @var string
	 */
	private string $value = '';

	/**
	 * Acquires the lock if it is free.
	 */
	public function take(): bool {
		global $wpdb;
		$value = $this->value();
		// Read first: concurrent writes to a row that is being deleted can deadlock MariaDB.
		$had = $wpdb->get_var( $wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, self::OPTION ) );
		// The unique key on option_name makes this atomic; add_option() could overwrite the row.
		$taken = match ( true ) {
			null === $had              => 1 === $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO %i ( option_name, option_value, autoload ) VALUES ( %s, %s, 'off' )", $wpdb->options, self::OPTION, $value ) ),
			strcmp( (string) $had, self::moment( 0 ) ) < 0 => 1 === $wpdb->query( $wpdb->prepare( 'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value = %s', $wpdb->options, $value, self::OPTION, $had ) ),
			default                    => false,
		};
		$this->value = $taken ? $value : '';
		return $taken;
	}

	/**
	 * Renews the lock.
	 *
	 * @return bool False if another process holds the lock.
	 */
	public function renew(): bool {
		global $wpdb;
		$value = $this->value();
		// Compare the owner only: after a rollback, the row has an older timestamp.
		$kept = '' !== $this->value && 1 === $wpdb->query( $wpdb->prepare( 'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value LIKE %s', $wpdb->options, $value, self::OPTION, '%' . $wpdb->esc_like( substr( $value, -16 ) ) ) );
		if ( $kept ) {
			$this->value = $value;
		}
		return $kept;
	}

	/**
	 * Whether this process still holds the lock according to the database: a rollback
	 * also undoes the renewal.
	 */
	public function holds(): bool {
		global $wpdb;
		return '' !== $this->value && $this->value === $wpdb->get_var( $wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, self::OPTION ) );
	}

	/**
	 * Releases the lock, even if the last renewal was rolled back.
	 */
	public function release(): void {
		global $wpdb;
		$owner = substr( $this->value, -16 );
		if ( '' !== $owner ) {
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE option_name = %s AND option_value LIKE %s', $wpdb->options, self::OPTION, '%' . $wpdb->esc_like( $owner ) ) );
		}
		$this->value = '';
	}

	/**
	 * Returns a new value of the row.
	 */
	private function value(): string {
		$owner = '' === $this->value ? bin2hex( random_bytes( 8 ) ) : substr( $this->value, -16 );
		return self::moment( self::LIFE ) . ' ' . $owner;
	}

	/**
	 * Returns a sortable timestamp with microseconds.
	 *
	 * @param int $seconds Seconds from now.
	 */
	private static function moment( int $seconds ): string {
		return sprintf( '%017.6f', microtime( true ) + $seconds );
	}
}
