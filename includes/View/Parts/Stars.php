<?php
/**
 * A rating in stars.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Parts;

use Vitrine\Commerce\Value\Rating;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Five stars, as many of them filled as the rating has. Twin of src/islands/parts/stars.tsx.
 */
final class Stars {

	/**
	 * The stars.
	 *
	 * @param float  $average 0 to 5.
	 * @param string $label   What screen readers say.
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
	 * What is said of an average rating.
	 *
	 * @param Rating $rating Of a product.
	 */
	public static function text( Rating $rating ): string {
		/* translators: 1: average rating, such as 4.5, 2: number of ratings. */
		return sprintf( __( '%1$s out of 5 stars (%2$s)', 'vitrine' ), self::number( $rating->average ), number_format_i18n( $rating->count ) );
	}

	/**
	 * What is said of one rating.
	 *
	 * @param int $rating 1 to 5.
	 */
	public static function text_of_one( int $rating ): string {
		/* translators: %s: rating, such as 4. */
		return sprintf( __( 'Rated %s out of 5', 'vitrine' ), number_format_i18n( $rating ) );
	}

	/**
	 * A number with as many decimals as it has, at most two.
	 *
	 * @param float $number The number.
	 */
	public static function number( float $number ): string {
		$decimals = 0.0 === fmod( $number, 1 ) ? 0 : ( 0.0 === fmod( round( $number * 10, 4 ), 1 ) ? 1 : 2 );
		return number_format_i18n( $number, $decimals );
	}
}
