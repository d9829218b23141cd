<?php
/**
 * The switch between two palettes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Site;

use Vitrine\View\Markup;
use Vitrine\View\Parts\Icon;

defined( 'ABSPATH' ) || exit;

/**
 * A button, pressed while the other palette is in force.
 *
 * @see spec 2.9, 4.10
 */
final class PaletteSwitcher {

	public const NAME = 'vitrine/palette-switcher';

	/**
	 * The attributes of its element.
	 *
	 * @return array<string, string>
	 */
	public static function root(): array {
		return array(
			'class'               => 'vitrine-palette',
			'data-wp-interactive' => self::NAME,
			'data-wp-watch'       => 'state.attach',
		);
	}

	/**
	 * The button.
	 *
	 * @param string $label Its name.
	 */
	public static function button( string $label ): Markup {
		return Markup::tag(
			'button',
			array(
				'type'                       => 'button',
				'aria-label'                 => $label,
				'aria-pressed'               => 'false',
				'data-wp-bind--aria-pressed' => 'state.switched',
				'data-wp-on--click'          => 'actions.toggle',
			),
			Icon::render( 'palette' )
		);
	}
}
