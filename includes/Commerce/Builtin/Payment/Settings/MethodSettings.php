<?php
/**
 * Settings of a payment method.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Settings;

use Vitrine\Commerce\Builtin\Payment\Offline\BankTransfer;
use Vitrine\Commerce\Builtin\Payment\Offline\CheckPayments;
use Vitrine\Commerce\Value\CartSnapshot;

defined( 'ABSPATH' ) || exit;

/**
 * Availability and texts of a payment method. Empty texts are replaced with the
 * method's own.
 */
final class MethodSettings {

	public const LONGEST_TITLE = 100;
	public const LONGEST_TEXT  = 1000;
	public const MOST_ACCOUNTS = 10;
	public const LONGEST_OWN   = 300;

	/**
	 * Keys of a bank account.
	 */
	public const ACCOUNT = array( 'account_name', 'bank_name', 'account_number', 'sort_code', 'iban', 'bic' );

	/**
	 * Methods that are off by default: they need payment details.
	 */
	private const OFF = array( BankTransfer::ID, CheckPayments::ID );

	/**
	 * @param bool                        $enabled      Whether it is enabled.
	 * @param string                      $title        Title at the checkout.
	 * @param string                      $description  Description at the checkout.
	 * @param string                      $instructions Instructions on the order received page and in emails, with line breaks.
	 * @param list<string>                $countries    Two-letter codes of billing countries; empty: all.
	 * @param int                         $minimum      Minimum order total in minor units.
	 * @param bool                        $shipped_only Whether it is only for carts that need shipping.
	 * @param list<array<string, string>> $accounts     Bank accounts with the keys of ACCOUNT.
	 * @param array<string, string>       $own          Values of the gateway's own fields by name.
	 */
	private function __construct(
		public readonly bool $enabled,
		public readonly string $title,
		public readonly string $description,
		public readonly string $instructions,
		public readonly array $countries,
		public readonly int $minimum,
		public readonly bool $shipped_only,
		public readonly array $accounts,
		public readonly array $own,
	) {}

	/**
	 * Creates the settings from stored values; invalid ones are replaced with defaults.
	 *
	 * @param string       $id  ID of the payment or shipping method.
	 * @param array<mixed> $raw Stored values.
	 */
	public static function of( string $id, array $raw ): self {
		return new self(
			(bool) ( $raw['enabled'] ?? ! in_array( $id, self::OFF, true ) ),
			self::line( $raw['title'] ?? '', self::LONGEST_TITLE ),
			self::line( $raw['description'] ?? '', self::LONGEST_TEXT ),
			self::lines( $raw['instructions'] ?? '' ),
			array_values( array_filter( (array) ( $raw['countries'] ?? array() ), static fn ( mixed $code ): bool => is_string( $code ) && 1 === preg_match( '/^[A-Z]{2}$/D', $code ) ) ),
			max( 0, is_numeric( $raw['minimum'] ?? 0 ) ? (int) ( $raw['minimum'] ?? 0 ) : 0 ),
			(bool) ( $raw['shipped_only'] ?? false ),
			self::accounts( (array) ( $raw['accounts'] ?? array() ) ),
			self::own( (array) ( $raw['own'] ?? array() ) ),
		);
	}

	/**
	 * Returns the values for the option.
	 *
	 * @return array<string, mixed>
	 */
	public function to_array(): array {
		return get_object_vars( $this );
	}

	/**
	 * Whether it is available for a cart.
	 *
	 * @param CartSnapshot $cart    Current cart.
	 * @param string       $country Billing country; empty: unknown.
	 */
	public function allows( CartSnapshot $cart, string $country = '' ): bool {
		return $this->enabled
			&& $cart->totals['total'] >= $this->minimum
			&& ( $cart->needs_shipping || ! $this->shipped_only )
			&& ( '' === $country || array() === $this->countries || in_array( $country, $this->countries, true ) );
	}

	/**
	 * Returns the bank accounts that are not empty.
	 *
	 * @param array<mixed> $raw Stored values.
	 * @return list<array<string, string>>
	 */
	private static function accounts( array $raw ): array {
		$accounts = array();
		foreach ( $raw as $one ) {
			$account = array();
			foreach ( self::ACCOUNT as $key ) {
				$account[ $key ] = self::line( is_array( $one ) ? $one[ $key ] ?? '' : '', self::LONGEST_TITLE );
			}
			if ( '' !== implode( '', $account ) ) {
				$accounts[] = $account;
			}
		}
		return array_slice( $accounts, 0, self::MOST_ACCOUNTS );
	}

	/**
	 * Returns the values of the gateway's own fields.
	 *
	 * @param array<mixed> $raw Stored values.
	 * @return array<string, string>
	 */
	private static function own( array $raw ): array {
		$own = array();
		foreach ( $raw as $name => $value ) {
			if ( is_string( $name ) && 1 === preg_match( '/^[a-z][a-z0-9_]{0,63}$/D', $name ) ) {
				$own[ $name ] = self::line( $value, self::LONGEST_OWN );
			}
		}
		return $own;
	}

	/**
	 * Sanitizes a single-line text. Plain text, so HTML entities from WordPress's
	 * sanitizing are decoded.
	 *
	 * @param mixed $value   Unvalidated value.
	 * @param int   $longest Maximum length in characters.
	 */
	private static function line( mixed $value, int $longest ): string {
		return is_string( $value ) ? mb_substr( wp_specialchars_decode( sanitize_text_field( $value ) ), 0, $longest ) : '';
	}

	/**
	 * Sanitizes a text with several lines.
	 *
	 * @param mixed $value Unvalidated value.
	 */
	private static function lines( mixed $value ): string {
		return is_string( $value ) ? mb_substr( wp_specialchars_decode( sanitize_textarea_field( $value ) ), 0, self::LONGEST_TEXT ) : '';
	}
}
