<?php
/**
 * The checkout form in `$_POST`.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Checkout;

use Vitrine\Commerce\Rules\Orders\OrderOrigin;
use Vitrine\Commerce\Value\OrderRequest;
use Vitrine\Commerce\WooCommerce\Front\Attribution;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce, gateways and plugins read the checkout from `$_POST`. While they run, it
 * contains this form: sanitized values for our fields, and unchanged ones for fields
 * that gateways and plugins have added.
 */
final class PostedForm {

	private const NONCE = 'woocommerce-process-checkout-nonce';

	/**
	 * Runs code with the form in `$_POST`.
	 *
	 * @template T
	 * @param OrderRequest  $request Data submitted by the shopper.
	 * @param callable(): T $work    Code to run.
	 * @return T
	 */
	public static function during( OrderRequest $request, callable $work ): mixed {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- The caller has verified its nonce; this creates WooCommerce's nonce and reads nothing.
		$before   = array( $_POST, $_REQUEST );
		$_POST    = wp_slash( self::fields( $request ) );
		$_REQUEST = $_POST + $_REQUEST;
		try {
			return $work();
		} finally {
			list( $_POST, $_REQUEST ) = $before;
		}
		// phpcs:enable
	}

	/**
	 * Returns the fields as WooCommerce's own form would submit them.
	 *
	 * @param OrderRequest $request Data submitted by the shopper.
	 * @return array<string, mixed>
	 */
	public static function fields( OrderRequest $request ): array {
		$fields = array(
			'payment_method' => $request->paid->method ?? $request->payment_method,
			self::NONCE      => wp_create_nonce( 'woocommerce-process_checkout' ),
		);
		if ( $request->ship_elsewhere ) {
			$fields['ship_to_different_address'] = '1';
		}
		if ( WooCommerceFields::asks_terms() ) {
			$fields['terms-field'] = '1';
		}
		foreach ( OrderOrigin::clean( $request->origin ) as $field => $value ) {
			$fields[ Attribution::prefix() . $field ] = $value;
		}
		return $fields + array_filter( $request->fields, static fn ( string $value ): bool => '' !== $value ) + $request->payment_data + $request->others;
	}
}
