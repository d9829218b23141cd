<?php
/**
 * Reset link of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop;

use Vitrine\Contract;
use Vitrine\Loop\Loop;
use Vitrine\Loop\LoopState;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Icon;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/islands/loop/reset.tsx: a link to the page without the listing's
 * parameters.
 *
 * @see spec 2.2
 */
final class Reset {

	/** Class while nothing is chosen: invisible, but keeps its space to avoid layout shifts. */
	private const IDLE = 'vitrine-loop-reset-link--idle';

	/**
	 * Returns the props of the link.
	 *
	 * @param Loop                 $loop       The listing.
	 * @param array<string, mixed> $attributes Block attributes.
	 * @return array<string, mixed> The shape of `LoopResetProps`.
	 */
	public static function props( Loop $loop, array $attributes ): array {
		return array(
			'icon'  => 'icon' === $attributes['kind'],
			'label' => '' === $attributes['label'] ? __( 'Reset filters', 'vitrine' ) : (string) $attributes['label'],
			'url'   => $loop->url( new LoopState() ),
			'idle'  => $loop->query->state->is_initial(),
		);
	}

	/**
	 * Renders the link.
	 *
	 * @param array<string, mixed> $props Props of props().
	 */
	public static function render( array $props ): Markup {
		return Markup::tag(
			'a',
			array(
				'class'                                  => Markup::classes( 'vitrine-loop-reset-link', $props['icon'] ? 'vitrine-loop-reset-link--icon' : '', $props['idle'] ? self::IDLE : '' ),
				'href'                                   => $props['url'],
				'aria-label'                             => $props['icon'] ? $props['label'] : null,
				Contract::name( 'markers.loop_control' ) => 'reset',
			),
			$props['icon'] ? Icon::render( 'reset' ) : $props['label']
		);
	}
}
