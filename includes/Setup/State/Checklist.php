<?php
/**
 * Checklist of the setup.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Setup\State;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\BuiltinPages;
use Vitrine\Commerce\Builtin\Payment\Gateways;
use Vitrine\Commerce\Builtin\Payment\Settings\PaymentSettings;
use Vitrine\Commerce\Builtin\Regions\Shipping\ShippingMethod;
use Vitrine\Commerce\Builtin\Regions\Whereabouts;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Settings\Admin\SettingsScreen;
use Vitrine\Settings\Settings;
use Vitrine\Setup\Admin\SetupScreen;
use Vitrine\Setup\Sample\SampleProducts;

defined( 'ABSPATH' ) || exit;

/**
 * The state of each item is read from the shop.
 *
 * @phpstan-type Item array{id: string, label: string, detail: string, done: bool, url: string}
 */
final class Checklist {

	/** Appearance settings chosen in the setup or on the settings screen. */
	private const LOOK = array( 'color_switcher_default_palette', 'header_mini_cart' );

	/**
	 * Returns the items in order.
	 *
	 * @return list<Item>
	 */
	public static function items(): array {
		$payments = self::payments();
		$shipping = self::shipping();
		return array(
			self::item( 'products', __( 'Add your first product', 'vitrine' ), '', self::has_own_product(), admin_url( 'post-new.php?post_type=' . ContentTypes::PRODUCT ) ),
			self::item( 'payments', __( 'Enable a payment method', 'vitrine' ), implode( ', ', $payments ), array() !== $payments, SettingsScreen::url( 'payments' ) ),
			self::item( 'shipping', __( 'Set up shipping', 'vitrine' ), implode( ', ', $shipping ), array() !== $shipping, SettingsScreen::url( 'shipping' ) ),
			self::item( 'pages', __( 'Publish the shop’s pages', 'vitrine' ), '', array() === array_filter( ShopPages::all(), static fn ( array $page ): bool => 'publish' !== $page['status'] ), SetupScreen::url( 'pages' ) ),
			self::item( 'look', __( 'Choose how your shop looks', 'vitrine' ), '', self::has_look(), SetupScreen::url( 'look' ) ),
		);
	}

	/**
	 * Whether all items are done.
	 *
	 * @param list<Item> $items Items from items().
	 */
	public static function is_done( array $items ): bool {
		return array() === array_filter( $items, static fn ( array $item ): bool => ! $item['done'] );
	}

	/**
	 * Returns an item.
	 *
	 * @param string $id     ID of the item.
	 * @param string $label  Label of the task.
	 * @param string $detail Current state; may be empty.
	 * @param bool   $done   Whether it is done.
	 * @param string $url    URL to do it.
	 * @return Item
	 */
	private static function item( string $id, string $label, string $detail, bool $done, string $url ): array {
		return compact( 'id', 'label', 'detail', 'done', 'url' );
	}

	/**
	 * Returns the titles of the enabled payment methods.
	 *
	 * @return list<string>
	 */
	private static function payments(): array {
		$settings = PaymentSettings::get();
		$titles   = array();
		foreach ( ( new Gateways() )->all() as $gateway ) {
			if ( $settings->of_gateway( $gateway )->enabled ) {
				$titles[] = $settings->title( $gateway );
			}
		}
		return $titles;
	}

	/**
	 * Returns the shipping methods within the country of the shop, with their costs.
	 *
	 * @return list<string>
	 */
	private static function shipping(): array {
		$options = ShopOptions::get();
		return array_map(
			static fn ( ShippingMethod $method ): string => 0 === $method->cost ? $method->label : sprintf( '%s (%s)', $method->label, $options->currency->format( $method->cost ) ),
			$options->delivery->methods( Whereabouts::base() )
		);
	}

	/**
	 * Whether there is a published product that is not a sample.
	 */
	private static function has_own_product(): bool {
		$found = get_posts(
			array(
				'post_type'              => ContentTypes::PRODUCT,
				'post_status'            => 'publish',
				'posts_per_page'         => 1,
				'fields'                 => 'ids',
				'post__not_in'           => SampleProducts::ids(),
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			)
		);
		return array() !== $found;
	}

	/**
	 * Whether colors, the cart in the header or a logo were chosen.
	 */
	private static function has_look(): bool {
		$stored = get_option( Settings::OPTION, array() );
		return ( is_array( $stored ) && array() !== array_intersect_key( $stored, array_flip( self::LOOK ) ) ) || (int) get_theme_mod( 'custom_logo' ) > 0;
	}
}
