<?php
/**
 * Ticket of a wallet session.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Wallet;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Identifies the shopper, the cart and its total. It is part of the session data and
 * comes back with the wallet's answer, encrypted with a key of the shop: the wallet
 * cannot read the shopper's cookies, and the shop stores nothing.
 *
 * @phpstan-type Facts array{id: string, user: int, cookies: array<string, string>, cart: string, total: int, currency: string, merchant: string, blog: string, test: bool, expires: int}
 */
final class Ticket {

	public const PURPOSE = 'ticket';

	/** @param Facts $facts Data of the ticket. */
	private function __construct( private readonly array $facts ) {}

	/**
	 * Creates a ticket for the current cart.
	 *
	 * @param Config       $config Configuration of the wallet.
	 * @param Engine       $engine Engine of the shop.
	 * @param CartSnapshot $cart   Cart.
	 */
	public static function issue( Config $config, Engine $engine, CartSnapshot $cart ): self {
		return new self(
			array(
				'id'       => bin2hex( random_bytes( 16 ) ),
				'user'     => get_current_user_id(),
				'cookies'  => is_user_logged_in() ? array() : Shopper::cookies( $engine ),
				'cart'     => $cart->hash,
				'total'    => $cart->totals['total'],
				'currency' => $cart->currency->code,
				'merchant' => $config->merchant_id,
				'blog'     => $config->blog_id,
				'test'     => $config->test_mode,
				'expires'  => time() + (int) Contract::get( 'limits.wallet_session_seconds' ),
			)
		);
	}

	/**
	 * Decrypts a ticket.
	 *
	 * @param Config $config Configuration of the wallet.
	 * @param string $sealed Result of sealed().
	 * @return self|null Null if it was not issued by this shop for this merchant.
	 */
	public static function open( Config $config, string $sealed ): ?self {
		$parts = explode( '.', $sealed );
		$json  = 3 === count( $parts ) ? self::seal()->open( self::PURPOSE, $config->blog_id, ...$parts ) : null;
		/**
		 * Can only have been created by sealed().
		 *
		 * @var Facts|null $facts
		 */
		$facts = null === $json ? null : json_decode( $json, true );
		$fits  = null !== $facts && $config->merchant_id === $facts['merchant'] && $config->blog_id === $facts['blog'] && $config->test_mode === $facts['test'];
		return $fits ? new self( $facts ) : null;
	}

	/**
	 * Returns the encrypted ticket.
	 */
	public function sealed(): string {
		return implode( '.', self::seal()->seal( self::PURPOSE, $this->facts['blog'], (string) wp_json_encode( $this->facts ) ) );
	}

	/**
	 * Returns the idempotency key, so that a session has one order.
	 */
	public function idempotency_key(): string {
		return 'wallet-' . $this->facts['id'];
	}

	/**
	 * Returns the random ID of the session.
	 */
	public function id(): string {
		return $this->facts['id'];
	}

	/**
	 * Returns the user ID; 0: guest.
	 */
	public function user_id(): int {
		return $this->facts['user'];
	}

	/**
	 * Returns the session cookies of a guest.
	 *
	 * @return array<string, string> Values by name.
	 */
	public function cookies(): array {
		return $this->facts['cookies'];
	}

	/**
	 * Returns the `cart_hash` of the cart.
	 */
	public function cart_hash(): string {
		return $this->facts['cart'];
	}

	/**
	 * Returns the total of the cart in minor units.
	 */
	public function total(): int {
		return $this->facts['total'];
	}

	/**
	 * Returns the expiration as Unix timestamp.
	 */
	public function expires(): int {
		return $this->facts['expires'];
	}

	/**
	 * Returns the seal of this site.
	 */
	private static function seal(): Seal {
		return new Seal( wp_salt( 'auth' ) );
	}
}
