<?php
/**
 * Layers of the plugin: which class may use which.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Analysis\Layers;

/**
 * Layers of includes/, innermost first. A class may use classes of its own layer
 * and of the layers before it.
 */
final class Map {

	private const ROOT = 'Vitrine\\';

	/**
	 * Classes and namespaces (with everything below them) of each layer. The longest
	 * matching name wins.
	 */
	public const LAYERS = array(
		'names'     => array( 'Contract', 'Commerce\Cookies', 'Ajax\Routing\EndpointUrls', 'Ajax\Routing\PageLanguage' ),
		'tools'     => array( 'Support', 'autoload' ),
		'values'    => array( 'Commerce\Value' ),
		'port'      => array( 'Commerce' ),
		'rules'     => array( 'Commerce\Rules', 'Commerce\SessionLock' ),
		'engines'   => array( 'Commerce\Builtin', 'Commerce\WooCommerce', 'Commerce\Closed' ),
		// Chooses the engine.
		'shop'      => array( 'Plugin', 'Commerce\Engines', 'Modules\Modules' ),
		'settings'  => array( 'Settings', 'Support\Client' ),
		'features'  => array( 'Loop', 'Site', 'Visit' ),
		'views'     => array( 'View', 'Blocks' ),
		'endpoints' => array( 'Ajax' ),
		// WooCommerce's own pages and the classes that boot them count as pages.
		'pages'     => array( 'Page', 'Commerce\WooCommerce\WooCommerceEngine', 'Commerce\WooCommerce\Front', 'Commerce\WooCommerce\Texts' ),
		'editor'    => array( 'Editor', 'Templates', 'Instant' ),
		'modules'   => array( 'Setup', 'Move', 'Api', 'Support\Lifecycle', 'Modules' ),
	);

	/** Not checked: the class that boots all others, and the list of modules. */
	public const BOOT = array( 'Vitrine\\Plugin', 'Vitrine\\Modules\\Modules' );

	/** Namespace of the modules. */
	private const MODULES = 'Vitrine\\Modules\\';

	/**
	 * Known violations: classes of outer layers that a class uses. Remove fixed ones;
	 * never add any.
	 */
	public const WRONG = array(
		'Ajax\Cart\AddToCart'                              => array( 'Page\RedirectNotices' ),
		'Blocks'                                           => array( 'Editor\EditorScripts', 'Page\Assets' ),
		'Commerce\Builtin\Admin\Admin'                     => array( 'Settings\Admin\SettingsScreen' ),
		'Commerce\Builtin\Downloads\Serving\DownloadRoute' => array( 'Support\Client' ),
		'Commerce\Builtin\Payment\Stripe\StripeVisits'     => array( 'Plugin' ),
		'Commerce\Engines'                                 => array( 'Commerce\WooCommerce\WooCommerceEngine' ),
		'Commerce\WooCommerce\Cart\Calculator'             => array( 'Page\Forms' ),
		'Commerce\WooCommerce\Cart\OwnForm'                => array( 'Page\Forms' ),
		'Commerce\WooCommerce\Checkout\PostedForm'         => array( 'Commerce\WooCommerce\Front\Attribution' ),
		'Commerce\WooCommerce\Checkout\LostAnswer'         => array( 'View\Checkout\Props' ),
		'Commerce\WooCommerce\Orders\ConfiguredOrigin'     => array( 'Settings\Settings' ),
		'Settings\Admin\SettingsScreenData'                => array( 'Site\Theme\ThemePalettes' ),
		'Support\Roles'                                    => array( 'Commerce\Builtin\Catalog\ContentTypes', 'Plugin' ),
		'View\Checkout\Account\Account'                    => array( 'Page\Account\Access', 'Page\Account\ResetLink' ),
		'View\Checkout\Account\PasswordForms'              => array( 'Page\Account\Access' ),
		'View\Checkout\Parts\CheckoutBlockOptions'         => array( 'Ajax\Account\CheckUserExists' ),
		'View\Checkout\Parts\CheckoutPart'                 => array( 'Editor\CheckoutPreview' ),
		'View\Checkout\Customer'                           => array( 'Page\Account\Access' ),
		'View\Listing\LiveList'                            => array( 'Page\Assets' ),
		'View\Product\Gallery\Reliance'                    => array( 'Commerce\WooCommerce\Front\Scripts\Needs' ),
		'Visit\VisitFront'                                 => array( 'Page\Assets' ),
	);

	/**
	 * Returns the layer of a class, counted from the innermost.
	 *
	 * @param string $name Full class name.
	 * @return int|null Null if it is not the plugin's or in no layer.
	 */
	public static function layer_of( string $name ): ?int {
		if ( ! str_starts_with( $name, self::ROOT ) ) {
			return null;
		}
		$places = array_values( self::LAYERS );
		for ( $part = substr( $name, strlen( self::ROOT ) ); '' !== $part; $part = substr( $part, 0, (int) strrpos( $part, '\\' ) ) ) {
			foreach ( $places as $place => $names ) {
				if ( in_array( $part, $names, true ) ) {
					return $place;
				}
			}
		}
		return null;
	}

	/**
	 * Returns the module of a class. Classes outside a module must not use it.
	 *
	 * @param string $name Full class name.
	 * @return string Empty if it belongs to none.
	 */
	public static function module_of( string $name ): string {
		$parts = str_starts_with( $name, self::MODULES ) ? explode( '\\', substr( $name, strlen( self::MODULES ) ) ) : array();
		return count( $parts ) > 1 ? $parts[0] : '';
	}

	/**
	 * Returns the name of a layer.
	 *
	 * @param int $place Index from the innermost layer.
	 */
	public static function name( int $place ): string {
		return array_keys( self::LAYERS )[ $place ];
	}

	/**
	 * Returns the known violations of a class.
	 *
	 * @param string $name Full class name.
	 * @return list<string> Full class names.
	 */
	public static function wrong( string $name ): array {
		return array_map( static fn ( string $used ): string => self::ROOT . $used, self::WRONG[ substr( $name, strlen( self::ROOT ) ) ] ?? array() );
	}
}
