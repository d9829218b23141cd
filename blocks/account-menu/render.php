<?php
/**
 * Renders the account menu.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 */

declare( strict_types=1 );

use Vitrine\Plugin;
use Vitrine\View\Site\AccountMenu;

defined( 'ABSPATH' ) || exit;

( static function ( array $attributes ): void {
	$label   = '' === $attributes['label'] ? __( 'My account', 'vitrine' ) : (string) $attributes['label'];
	$content = AccountMenu::content( $label, (bool) $attributes['showLabel'], Plugin::engine()->page_url( 'account' ) );
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress and Markup escape their output.
	printf( '<div %1$s>%2$s</div>', get_block_wrapper_attributes( AccountMenu::root() ), $content );
} )( $attributes );
