<?php
/**
 * What the wallet is told of a cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Wallet;

use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Routing\Addresses;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Value\CartLine;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Session data, sealed for the wallet alone. The least that a payment needs goes
 * to whoever the shopper turns out to be there; what is in the cart and what the
 * shop knows of its customer only where the wallet knows the shopper already.
 *
 * @see spec 3.17, 7.14
 */
final class SessionData {

	public const PURPOSE = 'session';

	/** What the wallet says of its own shopper, sealed by it. */
	public const USER_PURPOSE = 'user';

	/**
	 * For one shop.
	 *
	 * @param Config $config Of the wallet.
	 * @param Engine $engine The shop.
	 */
	public function __construct( private readonly Config $config, private readonly Engine $engine ) {}

	/**
	 * The least: what is to be paid, and where to answer.
	 *
	 * @return array<string, mixed> The shape of `WalletSessionAnswer` in src/contract/types/wallet.ts.
	 * @throws Refusal When there is nothing to be paid for.
	 */
	public function minimum(): array {
		return $this->sealed( $this->least( $this->cart() ) );
	}

	/**
	 * The whole session: cart, shop and customer.
	 *
	 * @param array<string, string> $encrypted What the wallet's frame has given the page, as it came; empty: nothing.
	 * @return array<string, mixed> As above.
	 * @throws Refusal When there is nothing to be paid for, or that is not the wallet's.
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
	 * The cart, in which there must be something.
	 *
	 * @throws Refusal When there is nothing.
	 */
	private function cart(): CartSnapshot {
		$cart = $this->engine->cart()->snapshot();
		return array() === $cart->lines ? throw Refusal::of( 'cart_empty', __( 'Your cart is empty, so there is nothing to pay for.', 'vitrine' ) ) : $cart;
	}

	/**
	 * The data that every session has.
	 *
	 * @param CartSnapshot $cart The cart.
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
			'order_url'   => Addresses::url( 'endpoints.wallet_order' ),
			'cancel_url'  => OptOut::url( $this->engine ),
			'ticket'      => $ticket->sealed(),
		);
	}

	/**
	 * What the shop knows of a customer who is logged in.
	 *
	 * @return array<string, string> Field of the checkout to value.
	 */
	private function customer(): array {
		if ( ! is_user_logged_in() ) {
			return array();
		}
		$fields = array_merge( ...array_values( $this->engine->checkout()->fields() ) );
		return array_filter( array_column( $fields, 'value', 'name' ), static fn ( string $value ): bool => '' !== $value );
	}

	/**
	 * Whom the wallet says it knows.
	 *
	 * @param array<string, string> $encrypted As it came.
	 * @throws Refusal When the wallet of this shop has not sealed it.
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
	 * @param array<string, mixed> $data What the wallet is told.
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
