<?php
/**
 * Settings: variations.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Fields;

use Vitrine\Settings\Field;

defined( 'ABSPATH' ) || exit;

/**
 * How options are chosen, and what the form says.
 *
 * @see spec 4.13, 8.6
 */
final class Variations {

	/**
	 * The settings by key.
	 *
	 * @return array<string, Field>
	 */
	public static function all(): array {
		return array(
			'variation_buttons'     => Field::toggle(
				true,
				static fn (): string => __( 'Show options as buttons', 'vitrine' ),
				static fn (): string => __( 'An attribute with many options keeps its dropdown.', 'vitrine' )
			),
			'variation_needed'      => Field::text(
				static fn (): string => __( 'Said when options are missing', 'vitrine' ),
				static fn (): string => __( 'Please choose the options of this product before you add it to your cart.', 'vitrine' )
			),
			'variation_unavailable' => Field::text(
				static fn (): string => __( 'Said when a choice cannot be bought', 'vitrine' ),
				static fn (): string => __( 'Sorry, this choice cannot be bought at the moment. Please choose another one.', 'vitrine' )
			),
			'variation_none'        => Field::text(
				static fn (): string => __( 'Said when there is no such combination', 'vitrine' ),
				static fn (): string => __( 'Sorry, this product does not come in that combination. Please choose another one.', 'vitrine' )
			),
			'variation_reset'       => Field::text(
				static fn (): string => __( 'Said when the options were cleared', 'vitrine' ),
				static fn (): string => __( 'Your choice has been cleared. Please choose the options of this product again.', 'vitrine' )
			),
		);
	}
}
