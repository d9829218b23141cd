<?php
/**
 * The way back to the whole of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop;

use Vitrine\Contract;
use Vitrine\Loop\Loop;
use Vitrine\Loop\State;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Icon;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/islands/loop/reset.tsx: a link to the page without this listing's
 * choices.
 *
 * @see spec 2.2
 */
final class Reset {

	/** Nothing is chosen: it keeps its place, so that nothing moves when it comes, and is not there for anybody. */
	private const IDLE = 'vitrine-loop-reset-link--idle';

	/**
	 * Props of the link that clears all filters.
	 *
	 * @param Loop                 $loop       The listing.
	 * @param array<string, mixed> $attributes Of the block.
	 * @return array<string, mixed> The shape of `LoopResetProps`.
	 */
	public static function props( Loop $loop, array $attributes ): array {
		return array(
			'icon'  => 'icon' === $attributes['kind'],
			'label' => '' === $attributes['label'] ? __( 'Reset filters', 'vitrine' ) : (string) $attributes['label'],
			'url'   => $loop->url( new State() ),
			'idle'  => $loop->query->state->is_initial(),
		);
	}

	/**
	 * The link.
	 *
	 * @param array<string, mixed> $props As above.
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
