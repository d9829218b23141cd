<?php
/**
 * Roles and capabilities.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * The shop has its own capabilities, so that users who write posts cannot edit
 * products. Administrators and users with `manage_vitrine` have all of them without
 * database entries. The role names differ from WooCommerce's, which does not replace
 * existing roles.
 */
final class Roles {

	public const MANAGER  = 'vitrine_manager';
	public const CUSTOMER = 'vitrine_customer';

	/** Includes all other capabilities. */
	public const ALL = 'manage_vitrine';

	public const ORDERS   = 'manage_vitrine_orders';
	public const COUPONS  = 'manage_vitrine_coupons';
	public const SETTINGS = 'manage_vitrine_settings';
	public const TERMS    = 'manage_vitrine_product_terms';

	/** Capability type of products: singular and plural. */
	public const PRODUCT = array( 'vitrine_product', 'vitrine_products' );

	/**
	 * Other capabilities of shop managers: access the admin, upload images and edit
	 * shop pages.
	 */
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
	 * Hides the toolbar for customers.
	 *
	 * @param bool $show Whether WordPress would show it.
	 */
	public static function show_toolbar( bool $show ): bool {
		return $show && ! self::is_customer_alone();
	}

	/**
	 * Redirects customers from the admin to their account. Requests of scripts and
	 * forms are not redirected.
	 */
	public static function lead_to_account(): void {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared with a known value.
		$file = basename( (string) ( $_SERVER['SCRIPT_FILENAME'] ?? '' ) );
		if ( self::is_customer_alone() && ! wp_doing_ajax() && ! in_array( $file, array( 'admin-post.php', 'async-upload.php' ), true ) ) {
			$account = Plugin::engine()->page_url( 'account' );
			wp_safe_redirect( '' === $account ? home_url( '/' ) : $account );
			exit;
		}
	}

	/**
	 * Whether the current user has only the customer role.
	 */
	private static function is_customer_alone(): bool {
		return array( self::CUSTOMER ) === array_values( wp_get_current_user()->roles );
	}

	/**
	 * Grants all capabilities of the shop to administrators and managers.
	 *
	 * @param array<string, bool> $has    Capabilities of the user.
	 * @param list<string>        $wanted Required capabilities.
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
	 * Creates the roles; existing ones are left unchanged.
	 */
	public static function add(): void {
		add_role( self::MANAGER, __( 'Shop manager (Vitrine)', 'vitrine' ), array_fill_keys( array_merge( self::MANAGERS_TOO, array( self::ALL ) ), true ) );
		add_role( self::CUSTOMER, __( 'Customer (Vitrine)', 'vitrine' ), array( 'read' => true ) );
	}

	/**
	 * Removes the roles when the plugin is deleted. Customers get the default role,
	 * managers none.
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
	 * Whether a capability belongs to the shop.
	 *
	 * @param string $capability Name of the capability.
	 */
	private static function is_own( string $capability ): bool {
		return in_array( $capability, array( self::ALL, self::ORDERS, self::COUPONS, self::SETTINGS, self::TERMS ), true )
			|| 1 === preg_match( '/^(?:create|read_private|publish|(?:edit|delete)(?:_others|_published|_private)?)_' . ContentTypes::PRODUCT . 's$/D', $capability );
	}
}
