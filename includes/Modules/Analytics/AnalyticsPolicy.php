<?php
/**
 * Privacy policy text of analytics.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Analytics;

use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Paragraph for Visit\Privacy\PrivacyPolicy.
 *
 * @see spec 7.19
 */
final class AnalyticsPolicy {

	/**
	 * Adds the paragraph if the site counts events.
	 *
	 * @param list<string> $parts Paragraphs.
	 * @return list<string>
	 */
	public static function add( array $parts ): array {
		if ( PageData::is_on() ) {
			$parts[] = sprintf(
				/* translators: %d: months. */
				__( 'With your consent we count how often products are viewed, added to a cart and bought. Only daily totals per product are kept, for %d months; they cannot be traced back to you.', 'vitrine' ),
				Settings::number( 'analytics_months' )
			);
		}
		return $parts;
	}
}
