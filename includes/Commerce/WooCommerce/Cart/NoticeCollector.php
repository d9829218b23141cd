<?php
/**
 * Collector of notices added by WooCommerce and plugins.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Cart;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce's cart methods return a boolean and queue the reasons as notices for the
 * next page. Here they are returned with the response, so they are removed from the
 * queue.
 */
final class NoticeCollector {

	/**
	 * The queue before the operation.
	 *
	 * @var array<mixed>
	 */
	private array $before;

	/**
	 * Last success message.
	 *
	 * @var string
	 */
	private static string $success_message = '';

	/**
	 * Returns WooCommerce's success message of the last write; empty: none.
	 */
	public static function success_message(): string {
		return self::$success_message;
	}

	/**
	 * Stores the message that WooCommerce's own form would show.
	 *
	 * @param string $text Plain text.
	 */
	public static function say( string $text ): void {
		self::$success_message = $text;
	}

	/**
	 * Starts collecting.
	 */
	public function __construct() {
		$this->before = wc_get_notices();
	}

	/**
	 * Stops collecting: removes the new notices from the queue, except those of type
	 * `notice`.
	 *
	 * @return list<string> The errors among it, as text.
	 */
	public function end(): array {
		$errors = array();
		$now    = wc_get_notices();
		foreach ( array_slice( $now['error'] ?? array(), count( $this->before['error'] ?? array() ) ) as $notice ) {
			$errors[] = WooCommerceNotices::text( (string) ( $notice['notice'] ?? '' ) );
		}
		foreach ( array_slice( $now['success'] ?? array(), count( $this->before['success'] ?? array() ) ) as $notice ) {
			self::say( WooCommerceNotices::text( (string) ( $notice['notice'] ?? '' ) ) );
		}
		$kept = array_filter( array( 'notice' => $now['notice'] ?? array() ) );
		// array_replace() keeps the order of the queue.
		wc_set_notices( array_replace( $this->before, $kept ) );
		return array_values( array_filter( $errors ) );
	}
}
