<?php
/**
 * Checkout of Easy Digital Downloads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads;

use Vitrine\Commerce\Checkout;
use Vitrine\Commerce\Optional\Checkout\DrawsForm;
use Vitrine\Commerce\Rules\Cart\Refusals;
use Vitrine\Commerce\Value\Order;
use Vitrine\Commerce\Value\OrderRequest;

defined( 'ABSPATH' ) || exit;

/**
 * The purchase processing of Easy Digital Downloads depends on its own form, its
 * gateways' scripts and redirects, and ends the request, so it cannot safely be called
 * from elsewhere. The checkout block shows that form instead, and place() always
 * returns an error.
 */
final class DownloadsCheckout implements Checkout, DrawsForm {

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, string> $typed Not used.
	 */
	public function fields( array $typed = array() ): array {
		return array(
			'contact'  => array(),
			'billing'  => array(),
			'shipping' => array(),
			'order'    => array(),
		);
	}

	/**
	 * {@inheritDoc}
	 */
	public function payment_methods(): array {
		$methods = array();
		foreach ( (array) edd_get_enabled_payment_gateways( true ) as $id => $gateway ) {
			$methods[] = array(
				'id'          => (string) $id,
				'title'       => is_array( $gateway ) ? (string) ( $gateway['checkout_label'] ?? $id ) : (string) $id,
				'description' => '',
				'fields_html' => '',
			);
		}
		return $methods;
	}

	/**
	 * Returns an error with the URL of the checkout.
	 *
	 * @param OrderRequest $request Values entered by the shopper.
	 * @return \WP_Error Has the URL of the page as `redirect` in its data.
	 */
	public function place( OrderRequest $request ): \WP_Error {
		$refusal = Refusals::make( 'checkout_elsewhere', __( 'This shop takes orders on its own checkout page. Your cart has been saved.', 'vitrine' ), 409 );
		$refusal->add_data(
			array(
				'status'   => 409,
				'redirect' => DownloadsPages::url( 'checkout' ),
			)
		);
		return $refusal;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $idempotency_key Not used.
	 */
	public function placed( string $idempotency_key ): ?Order {
		return null;
	}

	/**
	 * {@inheritDoc}
	 */
	public function form(): string {
		return edd_checkout_form();
	}

	/**
	 * {@inheritDoc}
	 */
	public function form_of(): string {
		return 'Easy Digital Downloads';
	}

	/**
	 * {@inheritDoc}
	 */
	public function offers_login(): bool {
		return in_array( edd_get_option( 'show_register_form', 'none' ), array( 'both', 'login' ), true );
	}
}
