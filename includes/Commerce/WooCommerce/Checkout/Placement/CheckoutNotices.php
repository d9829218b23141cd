<?php
/**
 * Errors of WooCommerce's checkout processing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Checkout\Placement;

use Vitrine\Commerce\Rules\Orders\CheckoutRefusals;
use Vitrine\Commerce\WooCommerce\Cart\WooCommerceNotices;

defined( 'ABSPATH' ) || exit;

/**
 * Collects the notices that WooCommerce, gateways and plugins add while a checkout is
 * processed, and removes them from the queue.
 */
final class CheckoutNotices {

	/**
	 * The queue before the processing.
	 *
	 * @var array<mixed>
	 */
	private array $before;

	/**
	 * Starts collecting.
	 */
	public function __construct() {
		$this->before = wc_get_notices();
		// WooCommerce continues only if there are no error notices.
		wc_set_notices( array_diff_key( $this->before, array( 'error' => 0 ) ) );
	}

	/**
	 * Returns the collected errors.
	 *
	 * @param bool $paying Whether the payment was attempted.
	 */
	public function refusal( bool $paying ): \WP_Error {
		$fields = array();
		$texts  = array();
		foreach ( wc_get_notices( 'error' ) as $notice ) {
			$text = WooCommerceNotices::text( (string) ( $notice['notice'] ?? '' ) );
			$id   = (string) ( $notice['data']['id'] ?? '' );
			if ( '' === $id || '' === $text ) {
				$texts[] = $text;
			} else {
				$fields[ $id ] = $text;
			}
		}
		wc_set_notices( $this->before );
		$messages = array_values( array_filter( $texts ) );
		return $paying ? CheckoutRefusals::payment_failed( implode( ' ', $messages ) ) : CheckoutRefusals::invalid_form( $fields, $messages );
	}
}
