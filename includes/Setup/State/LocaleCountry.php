<?php
/**
 * Country of a locale.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Setup\State;

use Vitrine\Commerce\Builtin\Checkout\Fields\Countries;

defined( 'ABSPATH' ) || exit;

/**
 * Suggestion for a new shop: the country in the locale, or the country where most
 * speakers of the language live.
 */
final class LocaleCountry {

	/** WordPress locales without a country, with their likely country. */
	private const LIKELY = array(
		'af'  => 'ZA',
		'am'  => 'ET',
		'as'  => 'IN',
		'az'  => 'AZ',
		'bel' => 'BY',
		'ca'  => 'ES',
		'cy'  => 'GB',
		'el'  => 'GR',
		'et'  => 'EE',
		'eu'  => 'ES',
		'fi'  => 'FI',
		'gd'  => 'GB',
		'gu'  => 'IN',
		'hr'  => 'HR',
		'hy'  => 'AM',
		'ja'  => 'JP',
		'kk'  => 'KZ',
		'km'  => 'KH',
		'lo'  => 'LA',
		'lv'  => 'LV',
		'mn'  => 'MN',
		'mr'  => 'IN',
		'sq'  => 'AL',
		'te'  => 'IN',
		'th'  => 'TH',
		'uk'  => 'UA',
		'ur'  => 'PK',
		'vi'  => 'VN',
	);

	/**
	 * Returns the country of a locale.
	 *
	 * @param string $locale WordPress locale such as `de_DE_formal` or `ja`.
	 * @return string Two-letter country code; empty if none is likely or the shop does not sell there.
	 */
	public static function of( string $locale ): string {
		$parts   = explode( '_', $locale );
		$country = self::LIKELY[ $locale ] ?? $parts[1] ?? '';
		return isset( Countries::all()[ $country ] ) ? $country : '';
	}
}
