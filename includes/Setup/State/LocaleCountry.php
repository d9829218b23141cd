<?php
/**
 * The country of a language.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Setup\State;

use Vitrine\Commerce\Builtin\Checkout\Fields\Countries;

defined( 'ABSPATH' ) || exit;

/**
 * A proposal for a new shop: the country that a locale names, else the one where
 * most who speak its language live.
 */
final class LocaleCountry {

	/** WordPress's locales without a country, where one country is the likely one. */
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
	 * The country of a locale.
	 *
	 * @param string $locale WordPress's: `de_DE_formal`, `ja`.
	 * @return string Two letters; empty: none is likely, or the shop does not sell there.
	 */
	public static function of( string $locale ): string {
		$parts   = explode( '_', $locale );
		$country = self::LIKELY[ $locale ] ?? $parts[1] ?? '';
		return isset( Countries::all()[ $country ] ) ? $country : '';
	}
}
