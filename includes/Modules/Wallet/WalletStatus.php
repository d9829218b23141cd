<?php
/**
 * Status check of direct checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Wallet;

defined( 'ABSPATH' ) || exit;

/**
 * Check for the filter `vitrine_status_checks`.
 *
 * @phpstan-type Check array{id: string, level: string, title: string, text: string}
 */
final class WalletStatus {

	/**
	 * Adds the check if direct checkout is enabled. Hooked.
	 *
	 * @param list<Check> $checks Other checks.
	 * @return list<Check>
	 */
	public static function add( array $checks ): array {
		return null === Config::current() ? $checks : array( ...$checks, self::encryption( extension_loaded( 'sodium' ) || extension_loaded( 'openssl' ) ) );
	}

	/**
	 * Returns the check that encryption is available.
	 *
	 * @param bool $available Whether PHP has sodium or OpenSSL.
	 * @return Check
	 */
	public static function encryption( bool $available ): array {
		return $available
			? array(
				'id'    => 'encryption',
				'level' => 'good',
				'title' => __( 'PHP can encrypt.', 'vitrine' ),
				'text'  => '',
			)
			: array(
				'id'    => 'encryption',
				'level' => 'critical',
				'title' => __( 'PHP cannot encrypt.', 'vitrine' ),
				'text'  => __( 'Direct checkout is enabled but inactive, because carts are sent to the wallet encrypted only. Ask your host for the PHP extension sodium or openssl.', 'vitrine' ),
			);
	}
}
