<?php
/**
 * Renders a part of the order received page.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 */

declare( strict_types=1 );

use Vitrine\Editor\ExampleOrder;
use Vitrine\Page\Checkout\ReceivedPage;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

( static function ( string $name ): void {
	$engine = Plugin::engine();
	$part   = match ( true ) {
		wp_is_serving_rest_request()        => ExampleOrder::part( $engine, $name ),
		$engine->is_page( 'order_received' ) => ReceivedPage::part( $engine, $name ),
		default                             => null,
	};
	if ( null !== $part ) {
		printf(
			'<div %1$s>%2$s</div>',
			get_block_wrapper_attributes( array( 'class' => 'vitrine-checkout' ) ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes attributes.
			$part // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
		);
	}
} )( $attributes['part'] );
