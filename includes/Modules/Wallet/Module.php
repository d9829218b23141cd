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
 * From the cart directly to a wallet's checkout. If it is off, nothing is added to
 * pages and there are no endpoints.
 *
 * @see spec 2.11, 3.17, 6
 */
final class Module implements HasSettings, BootsEarly {

	public const STYLE = 'vitrine-wallet';

	/**
	 * ID of the module in settings and hooks.
	 */
	public static function id(): string {
		return 'wallet';
	}

	/**
	 * Whether the owner has enabled it. Whether it is configured is checked elsewhere.
	 */
	public static function is_on(): bool {
		return Settings::on( 'wallet_direct_checkout' );
	}

	/**
	 * Before the current user is set for a request of the wallet, and before the
	 * contract resolves brands.
	 */
	public static function boot_early(): void {
		add_filter( 'vitrine_contract', array( self::class, 'add_host' ) );
		Shopper::boot();
	}

	/**
	 * Registers the remaining hooks.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_endpoints', array( self::class, 'add_endpoints' ) );
		add_filter( 'vitrine_nonces', array( WalletNonces::class, 'add' ) );
		add_filter( 'vitrine_page_settings', array( WalletPageData::class, 'add' ) );
		add_filter( 'vitrine_status_checks', array( WalletStatus::class, 'add' ) );
		OptOut::boot();
	}

	/**
	 * Returns the settings, in a group of their own.
	 *
	 * @return array<string, array{label: \Closure(): string, fields: array<string, Field>}>
	 */
	public static function settings(): array {
		return array(
			'wallet' => array(
				'label'  => static fn (): string => __( 'Direct checkout', 'vitrine' ),
				'fields' => WalletSettings::all(),
			),
		);
	}

	/**
	 * Returns the default values.
	 *
	 * @return array<string, bool|int|string|list<string>>
	 */
	public static function defaults(): array {
		return WalletSettings::defaults();
	}

	/**
	 * Adds the wallet's host, the only brand that is a setting.
	 *
	 * @param array<string, string> $brands Brands by placeholder.
	 * @return array<string, string>
	 */
	public static function add_host( array $brands ): array {
		return self::is_on() ? array_merge( $brands, array( 'wallet_host' => Settings::text( 'wallet_host' ) ) ) : $brands;
	}

	/**
	 * Adds the endpoints.
	 *
	 * @param list<class-string<Endpoint>> $endpoints Class names.
	 * @return list<class-string<Endpoint>>
	 */
	public static function add_endpoints( array $endpoints ): array {
		return null === Config::current()
			? $endpoints
			: array( ...$endpoints, Endpoints\FullSession::class, Endpoints\MinimumSession::class, Endpoints\GetIdentity::class, Endpoints\PlacePaidOrder::class );
	}
}
