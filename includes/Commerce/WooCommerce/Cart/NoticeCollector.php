<?php
/**
 * What WooCommerce and its plugins say while they work.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Cart;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce answers a write with true or false and leaves its reasons on a
 * list for the next page. Whoever asked here gets them with the answer, so they
 * leave that list.
 */
final class NoticeCollector {

	/**
	 * The list before the work began.
	 *
	 * @var array<mixed>
	 */
	private array $before;

	/**
	 * What was said last of something that was done.
	 *
	 * @var string
	 */
	private static string $said = '';

	/**
	 * What WooCommerce says of the last write that it did; empty: nothing.
	 */
	public static function said(): string {
		return self::$said;
	}

	/**
	 * Keeps what WooCommerce would say where its own form was sent.
	 *
	 * @param string $text Text, not HTML.
	 */
	public static function say( string $text ): void {
		self::$said = $text;
	}

	/**
	 * Begins to listen.
	 */
	public function __construct() {
		$this->before = wc_get_notices();
	}

	/**
	 * Ends listening: takes off the list what the work has put on it, but for
	 * plain information.
	 *
	 * @return list<string> The errors among it, as text.
	 */
	public function end(): array {
		$errors = array();
		$now    = wc_get_notices();
		foreach ( array_slice( $now['error'] ?? array(), count( $this->before['error'] ?? array() ) ) as $notice ) {
			$errors[] = Notices::text( (string) ( $notice['notice'] ?? '' ) );
		}
		foreach ( array_slice( $now['success'] ?? array(), count( $this->before['success'] ?? array() ) ) as $notice ) {
			self::say( Notices::text( (string) ( $notice['notice'] ?? '' ) ) );
		}
		$kept = array_filter( array( 'notice' => $now['notice'] ?? array() ) );
		// The list stays in its order where nothing is new.
		wc_set_notices( array_replace( $this->before, $kept ) );
		return array_values( array_filter( $errors ) );
	}
}
