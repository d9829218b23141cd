<?php
/**
 * Who may do what in the shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

use Vitrine\Commerce\Builtin\Catalogue\ContentTypes;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Capabilities of the shop's own, so that writing posts does not mean selling
 * products. Administrators have them all without a word in the database, and so
 * has whoever has `manage_vitrine`. The roles bear names of our own: WooCommerce
 * makes two of its own, and leaves alone what is there already.
 */
final class Roles {

	public const MANAGER  = 'vitrine_manager';
	public const CUSTOMER = 'vitrine_customer';

	/** Whoever has it has every other one. */
	public const ALL = 'manage_vitrine';

	public const ORDERS   = 'manage_vitrine_orders';
	public const COUPONS  = 'manage_vitrine_coupons';
	public const SETTINGS = 'manage_vitrine_settings';
	public const TERMS    = 'manage_vitrine_product_terms';

	/** What products' capabilities are made of: one product, and several. */
	public const PRODUCT = array( 'vitrine_product', 'vitrine_products' );

	/** What a shop manager may do beside the shop: to see the admin, add pictures, and keep the shop's pages. */
	private const MANAGERS_TOO = array( 'read', 'upload_files', 'edit_pages', 'edit_others_pages', 'edit_published_pages', 'publish_pages', 'edit_private_pages', 'read_private_pages', 'moderate_comments' );

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'user_has_cap', array( self::class, 'grant' ), 10, 2 );
		add_action( 'vitrine_activate', array( self::class, 'add' ) );
		add_filter( 'show_admin_bar', array( self::class, 'show_toolbar' ) );
		add_action( 'admin_init', array( self::class, 'lead_to_account' ) );
	}

	/**
	 * Customers see no toolbar.
	 *
	 * @param bool $show Whether WordPress would show it.
	 */
	public static function show_toolbar( bool $show ): bool {
		return $show && ! self::is_customer_alone();
	}

	/**
	 * Customers have their account's page in the administration's place. What
	 * scripts and forms send there is answered.
	 */
	public static function lead_to_account(): void {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
		$file = basename( (string) ( $_SERVER['SCRIPT_FILENAME'] ?? '' ) );
		if ( self::is_customer_alone() && ! wp_doing_ajax() && ! in_array( $file, array( 'admin-post.php', 'async-upload.php' ), true ) ) {
			$account = Plugin::engine()->page_url( 'account' );
			wp_safe_redirect( '' === $account ? home_url( '/' ) : $account );
			exit;
		}
	}

	/**
	 * Whether the person of this request is a customer of the shop and nothing else here.
	 */
	private static function is_customer_alone(): bool {
		return array( self::CUSTOMER ) === array_values( wp_get_current_user()->roles );
	}

	/**
	 * Gives every capability of the shop to whoever runs it.
	 *
	 * @param array<string, bool> $has    Capabilities of the user.
	 * @param list<string>        $wanted Those that are asked for.
	 * @return array<string, bool>
	 */
	public static function grant( array $has, array $wanted ): array {
		if ( empty( $has['manage_options'] ) && empty( $has[ self::ALL ] ) ) {
			return $has;
		}
		foreach ( $wanted as $capability ) {
			if ( self::is_own( $capability ) ) {
				$has[ $capability ] = true;
			}
		}
		return $has;
	}

	/**
	 * Makes the roles; those that are there stay as their owner has changed them.
	 */
	public static function add(): void {
		add_role( self::MANAGER, __( 'Shop manager (Vitrine)', 'vitrine' ), array_fill_keys( array_merge( self::MANAGERS_TOO, array( self::ALL ) ), true ) );
		add_role( self::CUSTOMER, __( 'Customer (Vitrine)', 'vitrine' ), array( 'read' => true ) );
	}

	/**
	 * Takes the roles away, when the plugin is deleted: their users become what new ones are.
	 */
	public static function remove(): void {
		foreach ( array( self::MANAGER, self::CUSTOMER ) as $role ) {
			foreach ( get_users( array( 'role' => $role ) ) as $user ) {
				$user->set_role( self::CUSTOMER === $role ? (string) get_option( 'default_role' ) : '' );
			}
			remove_role( $role );
		}
	}

	/**
	 * Whether a capability is the shop's.
	 *
	 * @param string $capability Name of the capability.
	 */
	private static function is_own( string $capability ): bool {
		return in_array( $capability, array( self::ALL, self::ORDERS, self::COUPONS, self::SETTINGS, self::TERMS ), true )
			|| 1 === preg_match( '/^(?:create|read_private|publish|(?:edit|delete)(?:_others|_published|_private)?)_' . ContentTypes::PRODUCT . 's$/D', $capability );
	}
}
