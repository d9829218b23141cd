<?php
/**
 * Renders the store notice.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 */

declare( strict_types=1 );

use Vitrine\Site\InlineScript;
use Vitrine\Site\StoreNotice;
use Vitrine\View\Site\Banners;

defined( 'ABSPATH' ) || exit;

( static function ( string $position ): void {
	$text = StoreNotice::text();
	if ( '' === $text ) {
		return;
	}
	// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress and Markup escape their output.
	printf( '<div %1$s>%2$s</div>', get_block_wrapper_attributes( Banners::notice_root( $text, $position ) ), Banners::notice( $text ) );
	echo InlineScript::html( 'loader-store-notice' );
	// phpcs:enable
} )( (string) $attributes['position'] );
