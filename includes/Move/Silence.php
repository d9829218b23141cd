<?php
/**
 * What a move does not do.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move;

defined( 'ABSPATH' ) || exit;

/**
 * Orders that are moved were placed long ago: nobody gets a mail, nothing is
 * taken out of stock, and no other system is told. The moved objects are made so
 * that nothing of that is due; this keeps plugins from it as well.
 */
final class Silence {

	/** Filters, each with what it answers while a move is under way. */
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
	 * Keeps silence while some work is done.
	 *
	 * @template T
	 * @param callable(): T $work The work.
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
