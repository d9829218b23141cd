<?php
/**
 * The checkout of downloads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads;

use Vitrine\Commerce\Checkout as CheckoutPort;
use Vitrine\Commerce\Optional\Checkout\DrawsForm;
use Vitrine\Commerce\Rules\Refusals;
use Vitrine\Commerce\Value\Order;
use Vitrine\Commerce\Value\OrderRequest;

defined( 'ABSPATH' ) || exit;

/**
 * This engine checks out by its own form. Its purchase processing reads that form,
 * asks its gateways' scripts, redirects and ends the request: it cannot be called
 * from elsewhere without doing its work again, and a payment is no place for that.
 * So the checkout block shows that form, and place() refuses.
 */
final class Checkout implements CheckoutPort, DrawsForm {

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, string> $typed Of no use here.
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
	 * Refuses, and says where the shopper can pay.
	 *
	 * @param OrderRequest $request What the shopper filled in.
	 * @return \WP_Error With the page's address as `redirect` in its data.
	 */
	public function place( OrderRequest $request ): \WP_Error {
		$refusal = Refusals::make( 'checkout_elsewhere', __( 'This shop takes orders on its own checkout page. Your cart has been saved.', 'vitrine' ), 409 );
		$refusal->add_data(
			array(
				'status'   => 409,
				'redirect' => Pages::url( 'checkout' ),
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
}
