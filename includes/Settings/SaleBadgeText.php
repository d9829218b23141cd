<?php
/**
 * Text of sale badges.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * A badge has a fixed text, or in the mode `sale-percentage` the percentage in a
 * template.
 *
 * @see spec 3.9, 4.13
 */
final class SaleBadgeText {

	public const PERCENTAGE = 'sale-percentage';

	/**
	 * Returns the placeholder for the percentage.
	 */
	public static function token(): string {
		return Contract::name( 'settings_values.sale_percentage_token' );
	}

	/**
	 * Returns the template in the mode `sale-percentage`; empty in other modes.
	 */
	public static function template(): string {
		return self::PERCENTAGE === Settings::get( 'sale_badge_mode' ) ? Settings::text( 'sale_badge_template' ) : '';
	}

	/**
	 * Returns the text of a badge.
	 *
	 * @param int $percentage Discount in whole percent; 0: unknown.
	 */
	public static function badge( int $percentage ): string {
		$template = self::template();
		return '' !== $template && $percentage > 0
			? str_replace( self::token(), (string) $percentage, $template )
			: Settings::text( 'sale_badge_text' );
	}
}
