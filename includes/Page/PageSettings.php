<?php
/**
 * Script settings of a page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page;

use Vitrine\Ajax\Nonces;
use Vitrine\Ajax\Routing\EndpointUrls;
use Vitrine\Ajax\Routing\PageLanguage;
use Vitrine\Commerce\Cookies\SiteMark;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Engines;
use Vitrine\Contract;
use Vitrine\Plugin;
use Vitrine\Settings\SaleBadgeText;
use Vitrine\Settings\Settings;
use Vitrine\Support\Build;
use Vitrine\Support\Json;
use Vitrine\Support\RenderedBlocks;
use Vitrine\View\Scope;

defined( 'ABSPATH' ) || exit;

/**
 * Has the shape of `PageSettings` in src/contract/types/settings.ts. The same for all
 * visitors of a page, except the `addon` part, which is only on pages with visitor
 * data.
 *
 * @see spec 3.8, 3.9
 */
final class PageSettings {

	/**
	 * Returns all settings for the scripts of the page.
	 *
	 * @param Engine $engine The engine.
	 * @return array<string, mixed>
	 */
	public static function all( Engine $engine ): array {
		if ( ! self::is_whole() ) {
			return self::brief( $engine );
		}
		$settings = array(
			'brands'       => self::brands( $engine->cart_kind() ),
			'ajax_url'     => PageLanguage::admin_ajax(),
			'endpoint_url' => EndpointUrls::pattern(),
			// Always an object, even if empty.
			'endpoints'    => (object) EndpointUrls::instead(),
			'site'         => SiteMark::of_address(),
			'build'        => Build::folder(),
			'shop'         => self::shop( $engine ),
			'theme'        => self::theme(),
			'fragments'    => array(
				'refresh' => Settings::get( 'fragments_refresh' ),
				'timeout' => Settings::number( 'fragments_timeout' ),
				'method'  => Settings::get( 'fragments_method' ),
			),
			'texts'        => ScriptTexts::all(),
			// Always an object, even if empty.
			'views'        => (object) ViewScripts::all( $engine ),
		);
		$beside = Engines::beside();
		if ( null !== $beside ) {
			$settings['beside'] = self::beside( $settings, $beside );
		}
		if ( $engine->is_page( 'checkout' ) || $engine->is_page( 'account' ) ) {
			$settings['addon'] = self::addon( $engine );
		}
		// Pages with visitor data may contain it; on other pages it is requested.
		if ( ( $engine->is_page( 'cart' ) || $engine->is_page( 'checkout' ) ) && array() !== $engine->cart()->snapshot()->lines ) {
			$settings['theme']['single_product_qty_ajax_nonce'] = Nonces::create( Nonces::QUANTITY, $engine );
		}
		$translations = Translations::of( array_values( array_unique( array_column( array_merge( array(), ...array_values( (array) $settings['views'] ) ), 'handle' ) ) ) );
		if ( array() !== $translations ) {
			$settings['translations'] = $translations;
		}
		/**
		 * Filters the script settings of a page. They are cached: do not add visitor
		 * data.
		 *
		 * @param array<string, mixed> $settings Settings in the shape of `PageSettings`.
		 *
		 * @example
		 * // Slow hosting: scripts wait ten seconds for regions.
		 * add_filter( 'vitrine_page_settings', fn( $settings ) => array_replace_recursive( $settings, array( 'fragments' => array( 'timeout' => 10000 ) ) ) );
		 */
		return apply_filters( 'vitrine_page_settings', $settings );
	}

	/**
	 * Whether the page has more of our code than scripts that replace the engine's.
	 */
	public static function is_whole(): bool {
		/**
		 * Filters whether the scripts of this page get all settings. A page without our
		 * blocks gets those for add to cart only.
		 *
		 * @param bool $whole Result of earlier filters.
		 *
		 * @example
		 * add_filter( 'vitrine_page_is_whole', fn( $whole ) => $whole || is_page( 'lookbook' ) );
		 */
		return (bool) apply_filters( 'vitrine_page_is_whole', RenderedBlocks::exist() || Assets::are_stores_wanted() || null !== Engines::beside() || 'woocommerce' !== Plugin::engine()->id() );
	}

	/**
	 * Adds a parameter to all endpoint URLs of this page.
	 *
	 * @param string $field Key in the contract's `fields`.
	 */
	public static function mark( string $field ): void {
		add_filter(
			'vitrine_page_settings',
			static fn ( array $settings ): array => array_replace(
				$settings,
				array( 'endpoint_url' => $settings['endpoint_url'] . '&' . Contract::name( "fields.$field" ) . '=1' )
			)
		);
	}

	/**
	 * Returns the settings for add to cart only; for all others the scripts use their
	 * defaults.
	 *
	 * @param Engine $engine The engine.
	 * @return array<string, mixed>
	 */
	private static function brief( Engine $engine ): array {
		$brands = Contract::brands_of( $engine->cart_kind() );
		$own    = Contract::get( 'placeholders' ) === $brands ? array() : array( 'brands' => array_intersect_key( $brands, array_flip( array( 'commerce', 'theme', 'site' ) ) ) );
		return apply_filters(
			'vitrine_page_settings',
			$own + array(
				'ajax_url'     => admin_url( 'admin-ajax.php', 'relative' ),
				'endpoint_url' => untrailingslashit( home_url( '', 'relative' ) ) . Contract::name( 'endpoint_url.path' ),
				'site'         => SiteMark::of_address(),
				'build'        => Build::folder(),
				'shop'         => Json::without(
					array(
						'cart_redirect_after_add' => $engine->cart_redirect_after_add(),
						'cart_url'                => $engine->page_url( 'cart' ),
					),
					array( 'cart_redirect_after_add' => 'no' )
				),
				'theme'        => Json::without( array( 'announce_errors' => Settings::on( 'announce_errors' ) ), array( 'announce_errors' => true ) ),
				'fragments'    => Json::without(
					array(
						'refresh' => Settings::text( 'fragments_refresh' ),
						'timeout' => Settings::number( 'fragments_timeout' ),
					),
					array(
						'refresh' => 'cart',
						'timeout' => Contract::get( 'timings_ms.fragments_request_timeout' ),
					)
				),
				'texts'        => ScriptTexts::of_adds(),
			)
		);
	}

	/**
	 * Returns the brands, except those of modules, which set them themselves.
	 *
	 * @param string $kind Cart kind.
	 * @return array<string, string>
	 */
	private static function brands( string $kind ): array {
		return array_diff_key( Contract::brands_of( $kind ), array_flip( array_merge( ...array_values( (array) Contract::get( 'placeholders_of_modules' ) ) ) ) );
	}

	/**
	 * Returns the settings that differ for the cart of the second shop, in the shape of
	 * `beside`.
	 *
	 * @param array<string, mixed> $settings Settings of the main shop.
	 * @param Engine               $engine   Engine of the second shop.
	 * @return array<string, mixed>
	 * @see spec 2.6
	 */
	private static function beside( array $settings, Engine $engine ): array {
		$scope = Scope::of( $engine );
		return array(
			'scope'        => $scope,
			'brands'       => self::brands( $scope ),
			'ajax_url'     => Scope::url( $settings['ajax_url'], $engine ),
			'endpoint_url' => $settings['endpoint_url'] . '&' . Contract::name( 'fields.cart_kind' ) . '=' . $scope,
			'site'         => $settings['site'] . '_' . $scope,
			'shop'         => self::shop( $engine ),
		);
	}

	/**
	 * Returns the settings of the shop.
	 *
	 * @param Engine $engine The engine.
	 * @return array<string, mixed>
	 * @see spec 3.8
	 */
	private static function shop( Engine $engine ): array {
		return array(
			'cart_redirect_after_add' => $engine->cart_redirect_after_add(),
			'cart_url'                => $engine->page_url( 'cart' ),
			'checkout_url'            => $engine->page_url( 'checkout' ),
			'shop_url'                => $engine->page_url( 'shop' ),
			'cart_kind'               => $engine->cart_kind(),
			'is_cart'                 => $engine->is_page( 'cart' ),
			'is_checkout'             => $engine->is_page( 'checkout' ),
			'currency'                => $engine->currency()->to_array(),
		);
	}

	/**
	 * Returns the settings of the theme.
	 *
	 * @return array<string, mixed>
	 * @see spec 3.9
	 */
	private static function theme(): array {
		$values = array(
			'quantity_style'      => Settings::get( 'quantity_style_type' ),
			'sale_badge_template' => SaleBadgeText::template(),
		);
		$keys   = array(
			'responsive_cart_click',
			'desktop_layout',
			'break_point',
			'after_add_to_cart',
			'quantity_clamp',
			'announce_errors',
			'woo_cart_empty_featured_product',
			'is_scroll_to_id',
			'is_scroll_to_top',
			'scroll_to_top_on_devices',
			'is_dark_palette',
			'cart_sticky_cart_totals',
			'checkout_order_review_sticky',
			'shop_quick_view_stick_cart',
			'shop_quick_view_auto_height',
			'header_main_stick',
			'header_above_stick',
			'header_below_stick',
			'header_main_shrink',
			'sticky_hide_on_scroll',
			'sticky_header_style',
			'sticky_header_on_devices',
			'stick_header_meta',
			'hf_account_action_type',
			'hf_account_show_menu_on',
			'hf_account_logout_action',
		);
		foreach ( $keys as $key ) {
			$values[ $key ] = Settings::get( $key );
		}
		return $values;
	}

	/**
	 * Returns the settings of the add-on. They contain visitor data, so they are only
	 * for pages that are not cached.
	 *
	 * @param Engine $engine The engine.
	 * @return array<string, mixed>
	 * @see spec 3.9, readings 28
	 */
	private static function addon( Engine $engine ): array {
		$brands = Contract::brands();
		// On the account page guests have no session for a nonce yet, so a script requests one when needed.
		$nonces = $engine->is_page( 'checkout' ) || is_user_logged_in() ? Nonces::account( $engine ) : array();
		return $nonces + array(
			'is_logged_in'                  => is_user_logged_in(),
			'is_complete_package'           => Settings::get( 'is_complete_package' ),
			$brands['funnels'] . '_version' => self::funnels_version( $brands['funnels'] ),
			'user_validation_msgs'          => array( 'success_msg' => Settings::text( 'success_msg' ) ),
			'order_review_toggle_texts'     => array(
				'toggle_show_text' => Settings::text( 'toggle_show_text' ),
				'toggle_hide_text' => Settings::text( 'toggle_hide_text' ),
			),
			'email_check'                   => Settings::on( 'email_check' ),
			'order_review_collapsible'      => Settings::on( 'checkout_order_review_toggle' ),
			'labels_as_placeholders'        => Settings::get( 'labels_as_placeholders' ),
		);
	}

	/**
	 * Returns the version of a checkout funnel add-on from its constant.
	 *
	 * @param string $brand Prefix of the add-on.
	 * @return string Empty when there is none.
	 */
	private static function funnels_version( string $brand ): string {
		$name = strtoupper( $brand ) . '_VER';
		return defined( $name ) ? (string) constant( $name ) : '';
	}
}
