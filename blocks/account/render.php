<?php
/**
 * The account page's content.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Of the block.
 */

declare( strict_types=1 );

use Vitrine\Plugin;
use Vitrine\View\Checkout\Account\Account;
use Vitrine\View\Markup;

( static function ( array $options ): void {
	$engine = Plugin::engine();
	$url    = $engine->page_url( 'account' );
	$user   = wp_get_current_user();
	if ( ! $engine->is_page( 'account' ) ) {
		// On a page that may be cached it is nobody's account.
		$content = Markup::tag( 'a', array( 'href' => $url ), __( 'My account', 'vitrine' ) );
	} elseif ( $user->exists() ) {
		$orders  = $engine->orders()->of_customer( $user->ID, max( 1, min( 100, (int) $options['orders'] ) ) );
		$content = Account::customer( $user, $orders, $engine->page_url( 'shop' ), $url );
	} else {
		$content = Account::guest( $url );
	}
	printf(
		'<div %1$s>%2$s</div>',
		get_block_wrapper_attributes( array( 'class' => 'vitrine-account' ) ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes them.
		$content // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes all that goes into it.
	);
} )( $attributes );
