<?php
/**
 * Privacy policy text.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Visit\Privacy;

use Vitrine\Settings\Settings;
use Vitrine\Visit\Origins;

defined( 'ABSPATH' ) || exit;

/**
 * Suggested text for the privacy policy guide of WordPress.
 *
 * @see spec 3.15, 7.19
 */
final class PrivacyPolicy {

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'admin_init', array( self::class, 'add' ) );
	}

	/**
	 * Suggests the text to the privacy policy guide.
	 */
	public static function add(): void {
		$text = self::text();
		if ( '' !== $text ) {
			wp_add_privacy_policy_content( 'Vitrine', wp_kses_post( $text ) );
		}
	}

	/**
	 * Returns the text for the features in use.
	 */
	public static function text(): string {
		$parts = array();
		if ( Origins::are_on() ) {
			$parts[] = sprintf(
				/* translators: %d: months. */
				__( 'With your consent we store in cookies how you came to our shop (the campaign, search engine or website, the first page, the number of visits and page views, and your browser’s user agent) for up to %d months, and save it with orders that you place. If you withdraw your consent, these cookies are deleted immediately.', 'vitrine' ),
				Settings::number( 'attribution_months' )
			);
		}
		/**
		 * Filters the suggested privacy policy text.
		 *
		 * @param list<string> $parts Paragraphs without tags.
		 *
		 * @example
		 * add_filter( 'vitrine_privacy_policy', fn( $parts ) => array( ...$parts, 'We print your name on your parcel.' ) );
		 */
		$parts = (array) apply_filters( 'vitrine_privacy_policy', $parts );
		return implode( '', array_map( static fn ( string $part ): string => "<p>$part</p>", array_filter( $parts, 'is_string' ) ) );
	}
}
