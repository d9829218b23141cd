<?php
/**
 * Findings on settings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Findings;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\ShopOptions;

defined( 'ABSPATH' ) || exit;

/**
 * Currency settings must be equal in both shops. Taxes, shipping and payments must be
 * set up in WooCommerce by the site owner.
 *
 * @phpstan-import-type Finding from \Vitrine\Move\Preview
 */
final class SettingFindings {

	/**
	 * Returns the findings.
	 *
	 * @return list<Finding>
	 */
	public static function all(): array {
		$options  = ShopOptions::get();
		$code     = $options->currency->code;
		$decimals = $options->currency->decimals;
		$found    = array();
		if ( get_woocommerce_currency() !== $code ) {
			/* translators: 1: currency code of the shop, 2: currency code in WooCommerce. */
			$found['currency'] = sprintf( __( 'Your shop sells in %1$s, WooCommerce is set to %2$s. Change the currency in WooCommerce → Settings → General.', 'vitrine' ), $code, get_woocommerce_currency() );
		}
		if ( wc_get_price_decimals() < $decimals ) {
			/* translators: 1: number of decimals, 2: number of decimals. */
			$found['decimals'] = sprintf( __( 'Your prices have %1$d decimals, WooCommerce is set to %2$d. Change the number of decimals in WooCommerce → Settings → General.', 'vitrine' ), $decimals, wc_get_price_decimals() );
		}
		if ( array() !== $options->tax->rates && wc_prices_include_tax() !== $options->tax->prices_include_tax ) {
			$found['prices_include_tax'] = $options->tax->prices_include_tax
				? __( 'Your prices include tax. Select "Yes, I will enter prices inclusive of tax" in WooCommerce → Settings → Tax (enable taxes in General first).', 'vitrine' )
				: __( 'Your prices do not include tax. Select "No, I will enter prices exclusive of tax" in WooCommerce → Settings → Tax.', 'vitrine' );
		}
		$listed = array_map( static fn ( string $id, string $text ): array => self::finding( $id, $text, true ), array_keys( $found ), $found );
		if ( array() !== $options->tax->rates ) {
			/* translators: %d: number of tax rates. */
			$listed[] = self::finding( 'tax', sprintf( _n( '%d tax rate is not moved. Set it up in WooCommerce → Settings → Tax.', '%d tax rates are not moved. Set them up in WooCommerce → Settings → Tax.', count( $options->tax->rates ), 'vitrine' ), count( $options->tax->rates ) ) );
		}
		$listed[] = self::finding( 'shipping', __( 'Shipping zones and methods are not moved. Set them up in WooCommerce → Settings → Shipping.', 'vitrine' ) );
		$listed[] = self::finding( 'payments', __( 'Payment methods and their accounts are not moved. Set them up in WooCommerce → Settings → Payments.', 'vitrine' ) );
		return array( ...$listed, ...self::leftovers() );
	}

	/**
	 * Creates a finding.
	 *
	 * @param string $id     ID of the finding.
	 * @param string $text   Text for the user.
	 * @param bool   $blocks Whether it must be resolved before the move.
	 * @return Finding
	 */
	public static function finding( string $id, string $text, bool $blocks = false ): array {
		return array(
			'id'     => $id,
			'text'   => $text,
			'blocks' => $blocks,
		);
	}

	/**
	 * Returns findings on other data that is not moved.
	 *
	 * @return list<Finding>
	 */
	private static function leftovers(): array {
		global $wpdb;
		$listed  = array();
		$waiting = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE done IS NULL', $wpdb->prefix . 'vitrine_outbox' ) );
		if ( $waiting > 0 ) {
			/* translators: %d: number of emails and webhooks. */
			$listed[] = self::finding( 'outbox', sprintf( _n( '%d order email or webhook is still pending and will not be sent.', '%d order emails or webhooks are still pending and will not be sent.', $waiting, 'vitrine' ), $waiting ) );
		}
		$templates = (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE post_type = 'wp_template' AND post_status = 'publish' AND post_name IN ( %s, %s, %s )", $wpdb->posts, 'single-' . ContentTypes::PRODUCT, 'taxonomy-' . ContentTypes::CATEGORY, 'taxonomy-' . ContentTypes::TAG ) );
		if ( $templates > 0 ) {
			$listed[] = self::finding( 'templates', __( 'Your changes to the templates of products, product categories and product tags are not moved. Edit the templates of WooCommerce in Appearance → Editor.', 'vitrine' ) );
		}
		return $listed;
	}
}
