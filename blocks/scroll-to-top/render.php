<?php
/**
 * Renders the scroll-to-top button.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

use Vitrine\Settings\Settings;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Icon;

defined( 'ABSPATH' ) || exit;

printf(
	'<a %1$s>%2$s</a>',
	get_block_wrapper_attributes( // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes attributes.
		array(
			'class'                   => 'vitrine-scroll-to-top',
			'href'                    => '#top',
			'aria-label'              => __( 'Scroll to top', 'vitrine' ),
			'data-wp-interactive'     => 'vitrine/scroll-to-top',
			'data-wp-context'         => (string) wp_json_encode(
				array(
					'shown'   => false,
					'devices' => Settings::get( 'scroll_to_top_on_devices' ),
				)
			),
			'data-wp-watch'           => 'state.attach',
			'data-wp-on--click'       => 'actions.scroll',
			'data-wp-class--is-shown' => 'context.shown',
		)
	),
	Markup::join( Icon::render( 'up' ) ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
);
