<?php
/**
 * The text of sale badges.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * A badge says a text of the shop's or, in the mode `sale-percentage`, the
 * percentage, put into a template.
 *
 * @see spec 3.9, 4.13
 */
final class Sale {

	public const PERCENTAGE = 'sale-percentage';

	/**
	 * What a template holds in place of the number.
	 */
	public static function token(): string {
		return Contract::name( 'settings_values.sale_percentage_token' );
	}

	/**
	 * The template of the mode `sale-percentage`; empty in the other mode.
	 */
	public static function template(): string {
		return self::PERCENTAGE === Settings::get( 'sale_badge_mode' ) ? Settings::text( 'sale_badge_template' ) : '';
	}

	/**
	 * What a badge says.
	 *
	 * @param int $percentage Whole percent off; 0: not known.
	 */
	public static function badge( int $percentage ): string {
		$template = self::template();
		return '' !== $template && $percentage > 0
			? str_replace( self::token(), (string) $percentage, $template )
			: Settings::text( 'sale_badge_text' );
	}
}
