<?php
/**
 * Consent of visitors.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Visit;

use Vitrine\Contract;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The rules of src/core/visit/consent/rules.ts, for requests that write data. The HTML
 * of pages does not depend on consent because pages may be cached.
 *
 * @see spec 3.16, 5.14
 */
final class Consent {

	/**
	 * Whether another plugin provides the WP Consent API.
	 */
	public static function is_elsewhere(): bool {
		return function_exists( 'wp_has_consent' );
	}

	/**
	 * Type of consent that the site asks for.
	 *
	 * @return string Empty if no consent is required.
	 */
	public static function type(): string {
		$type = function_exists( 'wp_get_consent_type' ) ? wp_get_consent_type() : Settings::get( 'consent_type' );
		return is_string( $type ) ? $type : '';
	}

	/**
	 * Whether the current visitor consents to a category.
	 *
	 * @param string $category Category from the contract.
	 */
	public static function has( string $category ): bool {
		if ( function_exists( 'wp_has_consent' ) ) {
			return (bool) wp_has_consent( $category );
		}
		$type  = self::type();
		$value = $_COOKIE[ Contract::name( 'cookies.consent_prefix' ) . $category ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared with a known value.
		if ( '' === $type ) {
			return true;
		}
		list( $allow, $deny ) = (array) Contract::get( 'settings_values.consent' );
		return $allow === $value || ( $deny !== $value && str_contains( $type, Contract::name( 'consent.opt_out' ) ) );
	}
}
