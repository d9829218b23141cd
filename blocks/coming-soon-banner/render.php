<?php
/**
 * Renders the coming soon banner.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 */

declare( strict_types=1 );

use Vitrine\Contract;
use Vitrine\Site\ComingSoon;
use Vitrine\View\Site\Banners;

defined( 'ABSPATH' ) || exit;

( static function ( string $text ): void {
	if ( ! ComingSoon::is_shown() ) {
		return;
	}
	wp_interactivity_state( 'vitrine/coming-soon-banner', array( 'brands' => Contract::brands() ) );
	$text = '' === $text ? __( 'Your shop is not open yet. Only shop managers can see this.', 'vitrine' ) : $text;
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress and Markup escape their output.
	printf( '<div %1$s>%2$s</div>', get_block_wrapper_attributes( Banners::soon_root( ComingSoon::url(), wp_create_nonce( 'wp_rest' ) ) ), Banners::soon( $text ) );
} )( (string) $attributes['text'] );
