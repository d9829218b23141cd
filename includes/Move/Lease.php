<?php
/**
 * One move at a time.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move;

defined( 'ABSPATH' ) || exit;

/**
 * A row among the options that names who moves and until when. It is renewed at
 * the beginning of every piece's transaction, whose end keeps others from taking
 * it: of two that move at once, one cannot write.
 */
final class Lease {

	public const OPTION = 'vitrine_move_lease';

	/** Seconds after which a process that renews nothing is taken for dead. */
	public const LIFE = 60;

	/**
	 * What the row says while it is this one's; empty: it is not.
	 *
	 * @var string
	 */
	private string $value = '';

	/**
	 * Takes the lease, if nobody has it.
	 */
	public function take(): bool {
		global $wpdb;
		$value = $this->value();
		// Read first: many that would write a row that one has, and lets go at that moment, bring MariaDB into a deadlock.
		$had = $wpdb->get_var( $wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, self::OPTION ) );
		// The unique key on option_name decides; add_option() would overwrite.
		$taken = match ( true ) {
			null === $had              => 1 === $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO %i ( option_name, option_value, autoload ) VALUES ( %s, %s, 'off' )", $wpdb->options, self::OPTION, $value ) ),
			strcmp( (string) $had, self::moment( 0 ) ) < 0 => 1 === $wpdb->query( $wpdb->prepare( 'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value = %s', $wpdb->options, $value, self::OPTION, $had ) ),
			default                    => false,
		};
		$this->value = $taken ? $value : '';
		return $taken;
	}

	/**
	 * Extends the lease.
	 *
	 * @return bool False: somebody else has it.
	 */
	public function renew(): bool {
		global $wpdb;
		$value = $this->value();
		// By its owner: a transaction that was undone has left an older value.
		$kept = '' !== $this->value && 1 === $wpdb->query( $wpdb->prepare( 'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value LIKE %s', $wpdb->options, $value, self::OPTION, '%' . $wpdb->esc_like( substr( $value, -16 ) ) ) );
		if ( $kept ) {
			$this->value = $value;
		}
		return $kept;
	}

	/**
	 * Whether it still is this one's, as the database sees it: a transaction that
	 * was undone has undone its renewal as well.
	 */
	public function holds(): bool {
		global $wpdb;
		return '' !== $this->value && $this->value === $wpdb->get_var( $wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, self::OPTION ) );
	}

	/**
	 * Lets it go, whatever has become of the transaction that renewed it last.
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
	 * What the row is to say.
	 */
	private function value(): string {
		$owner = '' === $this->value ? bin2hex( random_bytes( 8 ) ) : substr( $this->value, -16 );
		return self::moment( self::LIFE ) . ' ' . $owner;
	}

	/**
	 * A moment as text that sorts, never the same twice.
	 *
	 * @param int $seconds From now on.
	 */
	private static function moment( int $seconds ): string {
		return sprintf( '%017.6f', microtime( true ) + $seconds );
	}
}
