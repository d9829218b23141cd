<?php
/**
 * Direct checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Wallet;

use Vitrine\Ajax\Endpoint;
use Vitrine\Modules\BootsEarly;
use Vitrine\Modules\HasSettings;
use Vitrine\Settings\Field;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * From the cart straight to a wallet's checkout. While it is off, nothing of it is
 * on a page and nobody answers for it.
 *
 * @see spec 2.11, 3.17, 6
 */
final class Module implements HasSettings, BootsEarly {

	public const STYLE = 'vitrine-wallet';

	/**
	 * Id of the module, as settings and hooks name it.
	 */
	public static function id(): string {
		return 'wallet';
	}

	/**
	 * Whether the owner wants it. Whether it can work is asked where it would.
	 */
	public static function is_on(): bool {
		return Settings::on( 'wallet_direct_checkout' );
	}

	/**
	 * Before the wallet's own request becomes a shopper's, and before names are
	 * resolved by brands.
	 */
	public static function boot_early(): void {
		add_filter( 'vitrine_contract', array( self::class, 'add_host' ) );
		Shopper::boot();
	}

	/**
	 * Takes the other hooks.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_endpoints', array( self::class, 'add_endpoints' ) );
		add_filter( 'vitrine_nonces', array( WalletNonces::class, 'add' ) );
		add_filter( 'vitrine_page_settings', array( Page::class, 'add' ) );
		add_filter( 'vitrine_status_checks', array( Status::class, 'add' ) );
		OptOut::boot();
	}

	/**
	 * Its settings, in a group of their own.
	 *
	 * @return array<string, array{label: \Closure(): string, fields: array<string, Field>}>
	 */
	public static function settings(): array {
		return array(
			'wallet' => array(
				'label'  => static fn (): string => __( 'Direct checkout', 'vitrine' ),
				'fields' => Fields::all(),
			),
		);
	}

	/**
	 * What they are where the owner has set nothing.
	 *
	 * @return array<string, bool|int|string|list<string>>
	 */
	public static function defaults(): array {
		return Fields::defaults();
	}

	/**
	 * The one brand that is a setting: the wallet's address.
	 *
	 * @param array<string, string> $brands Placeholder to brand.
	 * @return array<string, string>
	 */
	public static function add_host( array $brands ): array {
		return self::is_on() ? array_merge( $brands, array( 'wallet_host' => Settings::text( 'wallet_host' ) ) ) : $brands;
	}

	/**
	 * Adds the endpoints.
	 *
	 * @param list<class-string<Endpoint>> $endpoints Classes.
	 * @return list<class-string<Endpoint>>
	 */
	public static function add_endpoints( array $endpoints ): array {
		return null === Config::current()
			? $endpoints
			: array( ...$endpoints, Endpoints\FullSession::class, Endpoints\MinimumSession::class, Endpoints\GetIdentity::class, Endpoints\PlacePaidOrder::class );
	}
}
