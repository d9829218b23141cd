<?php
/**
 * Tests of script texts and settings on WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce\Front;

use Vitrine\Commerce\WooCommerce\Front\PageScripts;
use Vitrine\Settings\Settings;
use Vitrine\Tests\TestCase;

/**
 * WooCommerce's texts and settings, unless the owner has changed them.
 */
final class WordsTest extends TestCase {

	/**
	 * Returns the settings of a page.
	 *
	 * @return array<string, mixed>
	 */
	private static function page(): array {
		return PageScripts::add_settings(
			array(
				'shop'  => array( 'cart_url' => 'https://shop.example/own/' ),
				'texts' => array(
					'view_cart'      => 'Ours',
					'variation_none' => 'Ours',
				),
			)
		);
	}

	/**
	 * @testdox Texts from WooCommerce respect translations and filters
	 */
	public function test_words(): void {
		add_filter( 'gettext_woocommerce', static fn ( string $text, string $source ): string => 'View cart' === $source ? 'Warenkorb &amp; Kasse' : $text, 10, 2 );
		add_filter( 'wc_add_to_cart_variation_params', static fn ( array $params ): array => array( 'i18n_no_matching_variations_text' => 'None of that.' ) + $params );

		$page = self::page();

		$this->assertSame( 'Warenkorb & Kasse', $page['texts']['view_cart'] );
		$this->assertSame( 'None of that.', $page['texts']['variation_none'] );
		$this->assertStringStartsWith( 'Please select', $page['texts']['variation_needed'] );
	}

	/**
	 * @testdox The owner's own labels stay
	 */
	public function test_own(): void {
		update_option( Settings::OPTION, array( 'view_cart_label' => 'Basket' ) );

		$this->assertSame( 'Ours', self::page()['texts']['view_cart'] );
	}

	/**
	 * @testdox Uses the filtered cart URL, and adds by link when AJAX adds are off
	 */
	public function test_ways(): void {
		add_filter( 'woocommerce_add_to_cart_redirect', static fn (): string => 'https://shop.example/express/' );
		update_option( 'woocommerce_enable_ajax_add_to_cart', 'no' );

		$page = self::page();

		$this->assertSame( 'https://shop.example/express/', $page['shop']['cart_url'] );
		$this->assertFalse( $page['shop']['background_adds'] );
	}
}
