<?php
/**
 * Amounts of Easy Digital Downloads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads;

use EDD\Currency\Currency as DownloadsCurrency;
use Vitrine\Commerce\Value\Currency;

defined( 'ABSPATH' ) || exit;

/**
 * Easy Digital Downloads has decimal numbers, often as strings; Vitrine has minor
 * units.
 */
final class DownloadsMoney {

	/**
	 * Returns the currency format of the shop.
	 */
	public static function currency(): Currency {
		$own    = new DownloadsCurrency( edd_get_currency() );
		$symbol = html_entity_decode( (string) $own->symbol, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$before = 'before' === $own->position;
		$affix  = html_entity_decode( (string) ( $before ? $own->prefix : $own->suffix ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		// Some currencies have a space between symbol and number.
		$blank = trim( $affix, " \u{00A0}" ) !== $affix ? '_space' : '';
		return new Currency(
			(string) $own->code,
			$symbol,
			( $before ? 'left' : 'right' ) . $blank,
			max( 0, (int) $own->number_decimals ),
			(string) $own->decimal_separator,
			(string) $own->thousands_separator
		);
	}

	/**
	 * Returns an amount in minor units.
	 *
	 * @param mixed $amount Number or numeric string.
	 */
	public static function minor( mixed $amount ): int {
		return is_numeric( $amount ) ? (int) round( (float) $amount * 10 ** self::currency()->decimals ) : 0;
	}
}
