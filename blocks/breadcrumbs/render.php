<?php
/**
 * Renders the breadcrumbs.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 * @var WP_Block             $block      The block.
 */

declare( strict_types=1 );

use Vitrine\Commerce\Optional\HasTrail;
use Vitrine\Plugin;
use Vitrine\View\Breadcrumbs\Breadcrumbs;
use Vitrine\View\Breadcrumbs\Trail;

defined( 'ABSPATH' ) || exit;

( static function ( array $options, WP_Block $block ): void {
	$engine     = Plugin::engine();
	$is_preview = wp_is_serving_rest_request();
	$crumbs     = $is_preview ? Trail::example( (int) ( $block->context['postId'] ?? get_the_ID() ), $engine ) : Trail::current( $engine );
	if ( count( $crumbs ) < 2 ) {
		return;
	}
	printf(
		'<nav %1$s>%2$s</nav>',
		get_block_wrapper_attributes( // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes attributes.
			array(
				'class'      => 'vitrine-breadcrumbs',
				'aria-label' => __( 'Breadcrumbs', 'vitrine' ),
			)
		),
		Breadcrumbs::render( $crumbs, (bool) $options['showCurrent'] ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
	);
	if ( ! $is_preview && $engine instanceof HasTrail ) {
		$engine->trail_printed();
	}
} )( $attributes, $block );
