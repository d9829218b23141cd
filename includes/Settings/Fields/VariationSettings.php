<?php
/**
 * Settings: variations.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Fields;

use Vitrine\Settings\Field;
use Vitrine\Settings\StandardTexts;

defined( 'ABSPATH' ) || exit;

/**
 * Display of options, and messages of the form.
 *
 * @see spec 4.13, 8.6
 */
final class VariationSettings {

	/**
	 * Returns the settings by key.
	 *
	 * @return array<string, Field>
	 */
	public static function all(): array {
		return array(
			'variation_buttons'     => Field::toggle(
				true,
				static fn (): string => __( 'Show options as buttons', 'vitrine' ),
				static fn (): string => __( 'Attributes with many options keep the dropdown.', 'vitrine' )
			),
			'variation_needed'      => Field::text(
				static fn (): string => __( 'Message: options not selected', 'vitrine' ),
				StandardTexts::of( 'variation_needed' )
			),
			'variation_unavailable' => Field::text(
				static fn (): string => __( 'Message: variation unavailable', 'vitrine' ),
				StandardTexts::of( 'variation_unavailable' )
			),
			'variation_none'        => Field::text(
				static fn (): string => __( 'Message: no matching variation', 'vitrine' ),
				StandardTexts::of( 'variation_none' )
			),
			'variation_reset'       => Field::text(
				static fn (): string => __( 'Message: selection reset', 'vitrine' ),
				StandardTexts::of( 'variation_reset' )
			),
		);
	}
}
