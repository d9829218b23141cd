<?php
/**
 * Which part of the plugin may know which.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Analysis\Layers;

/**
 * The layers of includes/, from the innermost out. A class uses classes of its own
 * layer and of those before it.
 */
final class Map {

	private const ROOT = 'Vitrine\\';

	/**
	 * What stands in each layer: classes, and namespaces with all below them. The
	 * longest name that fits decides.
	 */
	public const LAYERS = array(
		'names'     => array( 'Contract', 'Commerce\Cookies', 'Ajax\Routing\EndpointUrls', 'Ajax\Routing\PageLanguage' ),
		'tools'     => array( 'Support', 'autoload' ),
		'values'    => array( 'Commerce\Value' ),
		'port'      => array( 'Commerce' ),
		'rules'     => array( 'Commerce\Rules', 'Commerce\SessionLock' ),
		'engines'   => array( 'Commerce\Builtin', 'Commerce\WooCommerce', 'Commerce\Closed' ),
		// Who says which engine it is.
		'shop'      => array( 'Plugin', 'Commerce\Engines', 'Modules\Modules' ),
		'settings'  => array( 'Settings', 'Support\Client' ),
		'features'  => array( 'Loop', 'Site', 'Visit' ),
		'views'     => array( 'View', 'Blocks' ),
		'endpoints' => array( 'Ajax' ),
		// WooCommerce's own pages, and what boots them, are pages.
		'pages'     => array( 'Page', 'Commerce\WooCommerce\WooCommerceEngine', 'Commerce\WooCommerce\Front', 'Commerce\WooCommerce\Texts' ),
		'editor'    => array( 'Editor', 'Templates', 'Instant' ),
		'modules'   => array( 'Setup', 'Move', 'Api', 'Support\Lifecycle', 'Modules' ),
	);

	/** Who boots all the others, and the list of modules. */
	public const BOOT = array( 'Vitrine\\Plugin', 'Vitrine\\Modules\\Modules' );

	/** In whose folders the modules stand. */
	private const MODULES = 'Vitrine\\Modules\\';

	/**
	 * What stands wrong still: class to what it uses of a layer further out. What
	 * is mended goes from here; nothing comes.
	 */
	public const WRONG = array(
		'Ajax\Cart\AddToCart'                              => array( 'Page\RedirectNotices' ),
		'Blocks'                                           => array( 'Editor\Scripts', 'Page\Assets' ),
		'Commerce\Builtin\Admin\Admin'                     => array( 'Settings\Admin\SettingsScreen' ),
		'Commerce\Builtin\Downloads\Serving\DownloadRoute' => array( 'Support\Client' ),
		'Commerce\Builtin\Payment\Stripe\StripeVisits'     => array( 'Plugin' ),
		'Commerce\Engines'                                 => array( 'Commerce\WooCommerce\WooCommerceEngine' ),
		'Commerce\WooCommerce\Cart\Calculator'             => array( 'Page\Forms' ),
		'Commerce\WooCommerce\Cart\OwnForm'                => array( 'Page\Forms' ),
		'Commerce\WooCommerce\Checkout\PostedForm'               => array( 'Commerce\WooCommerce\Front\Attribution' ),
		'Commerce\WooCommerce\Checkout\LostAnswer'         => array( 'View\Checkout\Props' ),
		'Commerce\WooCommerce\Orders\ConfiguredOrigin'     => array( 'Settings\Settings' ),
		'Settings\Admin\ScreenData'                        => array( 'Site\Theme\ThemePalettes' ),
		'Support\Roles'                                    => array( 'Commerce\Builtin\Catalog\ContentTypes', 'Plugin' ),
		'View\Checkout\Account\Account'                    => array( 'Page\Account\Access', 'Page\Account\ResetLink' ),
		'View\Checkout\Account\PasswordForms'              => array( 'Page\Account\Access' ),
		'View\Checkout\Parts\Options'                      => array( 'Ajax\Account\CheckUserExists' ),
		'View\Checkout\Parts\CheckoutPart'                         => array( 'Editor\CheckoutPreview' ),
		'View\Checkout\Customer'                           => array( 'Page\Account\Access' ),
		'View\Listing\LiveList'                            => array( 'Page\Assets' ),
		'View\Product\Gallery\Reliance'                    => array( 'Commerce\WooCommerce\Front\Scripts\Needs' ),
		'Visit\VisitFront'                                      => array( 'Page\Assets' ),
	);

	/**
	 * The place of a class, from the innermost layer on.
	 *
	 * @param string $name Full name of the class.
	 * @return int|null Null: it is none of the plugin's, or stands in no layer.
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
	 * The module of a class, of which nothing outside it knows.
	 *
	 * @param string $name Full name of the class.
	 * @return string Empty: it is of none.
	 */
	public static function module_of( string $name ): string {
		$parts = str_starts_with( $name, self::MODULES ) ? explode( '\\', substr( $name, strlen( self::MODULES ) ) ) : array();
		return count( $parts ) > 1 ? $parts[0] : '';
	}

	/**
	 * What a layer is called.
	 *
	 * @param int $place From the innermost layer on.
	 */
	public static function name( int $place ): string {
		return array_keys( self::LAYERS )[ $place ];
	}

	/**
	 * What a class uses though it must not, as long as that is known.
	 *
	 * @param string $name Full name of the class.
	 * @return list<string> Full names.
	 */
	public static function wrong( string $name ): array {
		return array_map( static fn ( string $used ): string => self::ROOT . $used, self::WRONG[ substr( $name, strlen( self::ROOT ) ) ] ?? array() );
	}
}
