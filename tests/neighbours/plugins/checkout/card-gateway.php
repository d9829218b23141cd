<?php
/**
 * Plugin Name: A neighbour: card gateway
 * Description: A gateway whose script adds its fields on `updated_checkout` and replaces the card with a token before the form is submitted.
 *
 * @package Vitrine
 */

declare(strict_types=1);

// phpcs:disable WordPress.Security.NonceVerification -- WooCommerce has verified the nonce.

add_action(
	'plugins_loaded',
	static function (): void {
		if ( ! class_exists( 'WC_Payment_Gateway' ) ) {
			return;
		}
		/**
		 * Gateway that accepts tokens.
		 */
		class Neighbour_Card extends WC_Payment_Gateway {

			/**
			 * Sets up the gateway.
			 */
			public function __construct() {
				$this->id                 = 'neighbour_card';
				$this->method_title       = 'Card';
				$this->title              = 'Card';
				$this->method_description = 'By token.';
				$this->has_fields         = true;
				$this->enabled            = 'yes';
				add_action( 'wp_enqueue_scripts', array( $this, 'script' ) );
			}

			/**
			 * Prints an empty container, which the script fills.
			 */
			public function payment_fields(): void {
				echo '<div id="card-mount"></div><input type="hidden" name="card_token" id="card-token">';
			}

			/**
			 * Enqueues its script, on the checkout only.
			 */
			public function script(): void {
				if ( ! is_checkout() ) {
					return;
				}
				wp_register_script( 'neighbour-card', '', array( 'jquery', 'wc-checkout' ), '1', true );
				wp_enqueue_script( 'neighbour-card' );
				wp_add_inline_script(
					'neighbour-card',
					<<<'JS'
					jQuery( function ( $ ) {
						var mounts = 0;
						function mount() {
							if ( $( '#card-mount' ).length && ! $( '#card-number' ).length ) {
								mounts++;
								$( '#card-mount' ).append( '<label>Card number <input id="card-number" autocomplete="off"></label>' ).attr( 'data-mounts', mounts );
							}
						}
						$( document.body ).on( 'updated_checkout payment_method_selected', mount );
						mount();
						$( 'form.checkout' ).on( 'checkout_place_order_neighbour_card', function () {
							if ( $( '#card-token' ).val() ) {
								return true;
							}
							var number = $( '#card-number' ).val();
							// As if asked of the provider's server.
							setTimeout( function () {
								if ( ! /^\d{8}$/.test( number ) ) {
									$( document.body ).trigger( 'checkout_error', [ 'The number has eight digits.' ] );
									$( '#card-mount' ).addClass( 'refused' );
									return;
								}
								$( '#card-token' ).val( 'tok_' + number.slice( -4 ) );
								$( 'form.checkout' ).trigger( 'submit' );
							}, 50 );
							return false;
						} );
					} );
					JS
				);
			}

			/**
			 * Requires a token.
			 */
			public function validate_fields(): bool {
				if ( ! preg_match( '/^tok_\d{4}$/', sanitize_text_field( wp_unslash( $_POST['card_token'] ?? '' ) ) ) ) {
					wc_add_notice( 'The card is missing.', 'error' );
					return false;
				}
				return true;
			}

			/**
			 * Processes the payment.
			 *
			 * @param int $order_id Order ID.
			 * @return array<string, string>
			 */
			public function process_payment( $order_id ) {
				$order = wc_get_order( $order_id );
				$order->update_meta_data( '_card', sanitize_text_field( wp_unslash( $_POST['card_token'] ?? '' ) ) );
				$order->payment_complete( 'ch_1' );
				WC()->cart->empty_cart();
				return array(
					'result'   => 'success',
					'redirect' => $this->get_return_url( $order ),
				);
			}
		}
		add_filter( 'woocommerce_payment_gateways', static fn ( array $all ): array => array( ...$all, Neighbour_Card::class ) );
	}
);
