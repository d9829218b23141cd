<?php
/**
 * The shop's own half of a session.
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
 * Says whose cart a session is about, which cart it was and what it cost. It
 * travels within the session to the wallet and comes back with the wallet's
 * answer, sealed by a key that the shop alone has: the wallet learns nothing of
 * the shopper's cookies, and the shop need keep nothing.
 *
 * @phpstan-type Facts array{id: string, user: int, cookies: array<string, string>, cart: string, total: int, currency: string, merchant: string, blog: string, test: bool, expires: int}
 */
final class Ticket {

	public const PURPOSE = 'ticket';

	/**
	 * @param Facts $facts What it says.
	 */
	private function __construct( private readonly array $facts ) {}

	/**
	 * A ticket for the visitor's cart as it is.
	 *
	 * @param Config       $config Of the wallet.
	 * @param Engine       $engine The shop.
	 * @param CartSnapshot $cart   The cart.
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
	 * A ticket as it came back.
	 *
	 * @param Config $config Of the wallet.
	 * @param string $sealed As sealed() gave it.
	 * @return self|null Null: this shop never gave it to this merchant's wallet.
	 */
	public static function open( Config $config, string $sealed ): ?self {
		$parts = explode( '.', $sealed );
		$json  = 3 === count( $parts ) ? self::seal()->open( self::PURPOSE, $config->blog_id, ...$parts ) : null;
		/**
		 * What nobody but sealed() can have written.
		 *
		 * @var Facts|null $facts
		 */
		$facts = null === $json ? null : json_decode( $json, true );
		$fits  = null !== $facts && $config->merchant_id === $facts['merchant'] && $config->blog_id === $facts['blog'] && $config->test_mode === $facts['test'];
		return $fits ? new self( $facts ) : null;
	}

	/**
	 * The ticket for the way to the wallet and back.
	 */
	public function sealed(): string {
		return implode( '.', self::seal()->seal( self::PURPOSE, $this->facts['blog'], (string) wp_json_encode( $this->facts ) ) );
	}

	/**
	 * Of one session one order is made.
	 */
	public function idempotency_key(): string {
		return 'wallet-' . $this->facts['id'];
	}

	/**
	 * The session's name, which tells nothing.
	 */
	public function id(): string {
		return $this->facts['id'];
	}

	/**
	 * The customer; 0: a guest.
	 */
	public function user_id(): int {
		return $this->facts['user'];
	}

	/**
	 * What a guest is known by.
	 *
	 * @return array<string, string> Name to value.
	 */
	public function cookies(): array {
		return $this->facts['cookies'];
	}

	/**
	 * The `cart_hash` of the cart that it is about.
	 */
	public function cart_hash(): string {
		return $this->facts['cart'];
	}

	/**
	 * What that cart cost, in minor units.
	 */
	public function total(): int {
		return $this->facts['total'];
	}

	/**
	 * Unix time when the ticket expires.
	 */
	public function expires(): int {
		return $this->facts['expires'];
	}

	/**
	 * The seal of this site.
	 */
	private static function seal(): Seal {
		return new Seal( wp_salt( 'auth' ) );
	}
}
