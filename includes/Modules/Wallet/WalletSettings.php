<?php
/**
 * Settings: direct checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Wallet;

use Vitrine\Contract;
use Vitrine\Settings\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Direct checkout from the cart with the wallet. IDs and key are issued by the wallet's
 * provider.
 *
 * @see spec 3.17
 */
final class WalletSettings {

	/**
	 * Returns the settings by key.
	 *
	 * @return array<string, Field>
	 */
	public static function all(): array {
		return array(
			'wallet_direct_checkout' => Field::toggle(
				false,
				/* translators: %s: name of the wallet. */
				static fn (): string => sprintf( __( 'Send shoppers from the cart directly to %s', 'vitrine' ), Contract::brands()['Wallet'] ),
				self::state( ... )
			),
			'wallet_test_mode'       => Field::toggle(
				true,
				static fn (): string => __( 'Test mode', 'vitrine' ),
				static fn (): string => __( 'No real payments are made. Orders are marked as test orders.', 'vitrine' )
			),
			'wallet_host'            => Field::text(
				static fn (): string => __( 'Wallet URL', 'vitrine' ),
				null,
				static fn (): string => __( 'Such as https://pay.example.com, without a path. Must be https (http is allowed for localhost).', 'vitrine' ),
				'origin'
			),
			'wallet_merchant_id'     => Field::text(
				static fn (): string => __( 'Merchant ID', 'vitrine' ),
				null,
				static fn (): string => __( 'Letters, digits, “-” and “_”.', 'vitrine' ),
				'id'
			),
			'wallet_blog_id'         => Field::text(
				static fn (): string => __( 'Shop ID', 'vitrine' ),
				null,
				static fn (): string => __( 'Letters, digits, “-” and “_”.', 'vitrine' ),
				'id'
			),
			'wallet_key'             => Field::secret(
				static fn (): string => __( 'Merchant key', 'vitrine' ),
				/* translators: %d: number of characters. */
				static fn (): string => sprintf( __( 'At least %d characters. It is stored on your server and not shown again.', 'vitrine' ), Config::KEY_LENGTH ),
				Config::KEY_LENGTH
			),
		);
	}

	/**
	 * Returns the default values.
	 *
	 * @return array<string, bool|int|string|list<string>>
	 */
	public static function defaults(): array {
		return array(
			'wallet_direct_checkout' => false,
			'wallet_test_mode'       => true,
			'wallet_host'            => '',
			'wallet_merchant_id'     => '',
			'wallet_blog_id'         => '',
			'wallet_key'             => '',
		);
	}

	/**
	 * Returns the help text with the missing settings.
	 */
	public static function state(): string {
		$fields = self::all();
		$labels = array_map( static fn ( string $key ): string => ( $fields[ $key ]->label )(), Config::missing() );
		return array() === $labels
			? __( 'Shoppers who return without paying see the regular checkout.', 'vitrine' )
			/* translators: %s: names of settings. */
			: sprintf( __( 'Active once these are filled in: %s.', 'vitrine' ), implode( ', ', $labels ) );
	}
}
