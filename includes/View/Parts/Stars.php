<?php
/**
 * Star rating.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Parts;

use Vitrine\Commerce\Value\Rating;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Renders five stars, filled according to the rating. Twin of
 * src/islands/parts/stars.tsx.
 */
final class Stars {

	/**
	 * Renders the stars.
	 *
	 * @param float  $average Average rating, 0 to 5.
	 * @param string $label   Label for screen readers.
	 */
	public static function render( float $average, string $label ): Markup {
		return Markup::tag(
			'span',
			array(
				'class'      => 'vitrine-stars',
				'role'       => 'img',
				'aria-label' => $label,
				'style'      => '--vitrine-rating:' . $average,
			)
		);
	}

	/**
	 * Returns the label of an average rating.
	 *
	 * @param Rating $rating Rating of a product.
	 */
	public static function text( Rating $rating ): string {
		/* translators: 1: average rating, such as 4.5, 2: number of ratings. */
		return sprintf( __( '%1$s out of 5 stars (%2$s)', 'vitrine' ), self::number( $rating->average ), number_format_i18n( $rating->count ) );
	}

	/**
	 * Returns the label of a single rating.
	 *
	 * @param int $rating Rating, 1 to 5.
	 */
	public static function text_of_one( int $rating ): string {
		/* translators: %s: rating, such as 4. */
		return sprintf( __( 'Rated %s out of 5', 'vitrine' ), number_format_i18n( $rating ) );
	}

	/**
	 * Formats a number with up to two decimals.
	 *
	 * @param float $number The number.
	 */
	public static function number( float $number ): string {
		$decimals = 0.0 === fmod( $number, 1 ) ? 0 : ( 0.0 === fmod( round( $number * 10, 4 ), 1 ) ? 1 : 2 );
		return number_format_i18n( $number, $decimals );
	}
}
