<?php
/**
 * Why WooCommerce made no order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Checkout;

use Vitrine\Commerce\Rules\CheckoutRefusals;
use Vitrine\Commerce\WooCommerce\Cart\Notices;

defined( 'ABSPATH' ) || exit;

/**
 * Listens to what WooCommerce, its gateways and its plugins say while a
 * checkout is processed, and takes it off the list for the next page.
 */
final class Trouble {

	/**
	 * The list before.
	 *
	 * @var array<mixed>
	 */
	private array $before;

	/**
	 * Begins to listen.
	 */
	public function __construct() {
		$this->before = wc_get_notices();
		// WooCommerce goes on only while there is no error on the list.
		wc_set_notices( array_diff_key( $this->before, array( 'error' => 0 ) ) );
	}

	/**
	 * The refusal.
	 *
	 * @param bool $paying Whether it came as far as the payment.
	 */
	public function refusal( bool $paying ): \WP_Error {
		$fields = array();
		$texts  = array();
		foreach ( wc_get_notices( 'error' ) as $notice ) {
			$text = Notices::text( (string) ( $notice['notice'] ?? '' ) );
			$id   = (string) ( $notice['data']['id'] ?? '' );
			if ( '' === $id || '' === $text ) {
				$texts[] = $text;
			} else {
				$fields[ $id ] = $text;
			}
		}
		wc_set_notices( $this->before );
		$said = array_values( array_filter( $texts ) );
		return $paying ? CheckoutRefusals::payment_failed( implode( ' ', $said ) ) : CheckoutRefusals::invalid_form( $fields, $said );
	}
}
