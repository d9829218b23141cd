<?php
/**
 * Session data for the wallet.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Wallet;

use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Routing\EndpointUrls;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Value\CartLine;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Encrypted for the wallet. The minimum needed for a payment is sent for any shopper;
 * cart contents and customer data only for shoppers known to the wallet.
 *
 * @see spec 3.17, 7.14
 */
final class SessionData {

	public const PURPOSE = 'session';

	/** Purpose of the wallet's encrypted data on its shopper. */
	public const USER_PURPOSE = 'user';

	/**
	 * Creates the data of a shop.
	 *
	 * @param Config $config Configuration of the wallet.
	 * @param Engine $engine Engine of the shop.
	 */
	public function __construct( private readonly Config $config, private readonly Engine $engine ) {}

	/**
	 * Returns the minimum: what to pay, and where to send the result.
	 *
	 * @return array<string, mixed> In the format of `WalletSessionAnswer` in src/contract/types/wallet.ts.
	 * @throws Refusal If there is nothing to pay.
	 */
	public function minimum(): array {
		return $this->sealed( $this->least( $this->cart() ) );
	}

	/**
	 * Returns all session data: cart, shop and customer.
	 *
	 * @param array<string, string> $encrypted Encrypted data from the wallet's frame; empty: none.
	 * @return array<string, mixed> See minimum().
	 * @throws Refusal If there is nothing to pay, or the encrypted data is invalid.
	 */
	public function full( array $encrypted ): array {
		$user = array() === $encrypted ? null : $this->user( $encrypted );
		$cart = $this->cart();
		return $this->sealed(
			array(
				'user'           => $user,
				'needs_shipping' => $cart->needs_shipping,
				'totals'         => $cart->totals,
				'coupons'        => array_column( $cart->coupons, 'code' ),
				'lines'          => array_map(
					static fn ( CartLine $line ): array => array(
						'name'     => $line->name,
						'quantity' => $line->quantity,
						'subtotal' => $line->subtotal,
					),
					$cart->lines
				),
				'customer'       => $this->customer(),
			) + $this->least( $cart )
		);
	}

	/**
	 * Returns the cart.
	 *
	 * @throws Refusal If the cart is empty.
	 */
	private function cart(): CartSnapshot {
		$cart = $this->engine->cart()->snapshot();
		return array() === $cart->lines ? throw Refusal::of( 'cart_empty', __( 'Your cart is empty, so there is nothing to pay for.', 'vitrine' ) ) : $cart;
	}

	/**
	 * Returns the data that every session has.
	 *
	 * @param CartSnapshot $cart Cart.
	 * @return array<string, mixed>
	 */
	private function least( CartSnapshot $cart ): array {
		$ticket = Ticket::issue( $this->config, $this->engine, $cart );
		return array(
			'id'          => $ticket->id(),
			'blog_id'     => $this->config->blog_id,
			'merchant_id' => $this->config->merchant_id,
			'test_mode'   => $this->config->test_mode,
			'expires'     => $ticket->expires(),
			'cart_hash'   => $cart->hash,
			'total'       => $cart->totals['total'],
			'currency'    => $cart->currency->code,
			'decimals'    => $cart->currency->decimals,
			'order_url'   => EndpointUrls::url( 'endpoints.wallet_order' ),
			'cancel_url'  => OptOut::url( $this->engine ),
			'ticket'      => $ticket->sealed(),
		);
	}

	/**
	 * Returns the data of a logged-in customer.
	 *
	 * @return array<string, string> Values by checkout field.
	 */
	private function customer(): array {
		if ( ! is_user_logged_in() ) {
			return array();
		}
		$fields = array_merge( ...array_values( $this->engine->checkout()->fields() ) );
		return array_filter( array_column( $fields, 'value', 'name' ), static fn ( string $value ): bool => '' !== $value );
	}

	/**
	 * Decrypts the wallet's shopper.
	 *
	 * @param array<string, string> $encrypted Encrypted data from the wallet's frame.
	 * @throws Refusal If it was not encrypted by the wallet of this shop.
	 */
	private function user( array $encrypted ): string {
		$keys = Contract::get( 'wallet.encrypted_keys' );
		if ( array() !== array_diff( array_keys( $encrypted ), $keys ) || count( $encrypted ) !== count( $keys ) ) {
			throw Refusal::malformed( Contract::name( 'fields.encrypted_data' ) );
		}
		$user = ( new Seal( $this->config->key ) )->open( self::USER_PURPOSE, $this->config->blog_id, ...array_map( static fn ( string $key ): string => $encrypted[ $key ], $keys ) );
		return $user ?? throw Refusal::malformed( Contract::name( 'fields.encrypted_data' ) );
	}

	/**
	 * Encrypts data for the wallet.
	 *
	 * @param array<string, mixed> $data Data to encrypt.
	 * @return array<string, mixed>
	 */
	private function sealed( array $data ): array {
		return array(
			'success' => true,
			'blog_id' => $this->config->blog_id,
			'data'    => ( new Seal( $this->config->key ) )->seal( self::PURPOSE, $this->config->blog_id, (string) wp_json_encode( $data ) ),
		);
	}
}
