<?php
/**
 * Suppresses side effects of a move.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move;

defined( 'ABSPATH' ) || exit;

/**
 * Moved orders are old: no emails may be sent, no stock reduced and no webhooks
 * delivered. Moved items are saved so that WooCommerce does none of this; the filters
 * prevent it for plugins, too.
 */
final class Silence {

	/** Filters and their callbacks during a move. */
	private const ANSWERS = array(
		'pre_wp_mail'                            => '__return_false',
		'woocommerce_webhook_should_deliver'     => '__return_false',
		'woocommerce_can_reduce_order_stock'     => '__return_false',
		'woocommerce_can_restore_order_stock'    => '__return_false',
		'woocommerce_defer_transactional_emails' => '__return_false',
		'woocommerce_allow_send_queued_transactional_email' => '__return_false',
		'wp_send_new_user_notification_to_user'  => '__return_false',
		'send_email_change_email'                => '__return_false',
	);

	/**
	 * Suppresses side effects during a callback.
	 *
	 * @template T
	 * @param callable(): T $work Callback.
	 * @return T
	 */
	public static function during( callable $work ): mixed {
		foreach ( self::ANSWERS as $filter => $answer ) {
			add_filter( $filter, $answer, PHP_INT_MAX );
		}
		$was = wp_defer_term_counting();
		wp_defer_term_counting( true );
		try {
			return $work();
		} finally {
			wp_defer_term_counting( $was );
			foreach ( self::ANSWERS as $filter => $answer ) {
				remove_filter( $filter, $answer, PHP_INT_MAX );
			}
		}
	}
}
