<?php
/**
 * Tests of the built-in shop's settings form.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Settings;

use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Settings\Shop\ShopSettings;
use Vitrine\Tests\TestCase;

/**
 * Converts between input and the engine's options.
 */
final class ShopTest extends TestCase {

	/**
	 * @testdox Converts typed amounts to minor units and back
	 */
	public function test_amounts(): void {
		$form = array(
			'code'                    => 'usd',
			'symbol'                  => '$',
			'position'                => 'right_space',
			'decimals'                => '2',
			'thousand_separator'      => ' ',
			'tax'                     => '19',
			'shipping_label'          => 'Parcel',
			'shipping_cost'           => '4,95',
			'shipping_free_from'      => '60',
			'cart_redirect_after_add' => '1',
		);
		update_option( ShopOptions::OPTION, ShopSettings::option( $form ) );

		$options = ShopOptions::get();
		$this->assertSame( 'USD', $options->currency->code );
		$this->assertSame( "1 234.50\u{00A0}$", $options->currency->format( 123450 ) );
		$this->assertSame( 1900, $options->tax_rate );
		$this->assertSame( 495, $options->shipping[0]['cost'] );
		$this->assertSame( 6000, $options->shipping[0]['free_from'] );
		$this->assertTrue( $options->cart_redirect_after_add );
		$this->assertSame( '4.95', ShopSettings::values()['shipping_cost'] );
		$this->assertSame( '60.00', ShopSettings::values()['shipping_free_from'] );
	}

	/**
	 * @testdox An empty free shipping threshold does not make shipping free
	 */
	public function test_empty_threshold(): void {
		update_option(
			ShopOptions::OPTION,
			ShopSettings::option( array( 'shipping_free_from' => '' ) )
		);

		$this->assertNull( ShopOptions::get()->shipping[0]['free_from'] );
	}

	/**
	 * @testdox The terms page must be an existing page, and stays when it becomes a draft
	 */
	public function test_terms(): void {
		$page = wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => 'Terms',
			)
		);
		$save = static fn ( string $id ) => update_option( ShopOptions::OPTION, ShopSettings::option( array( 'terms_page' => $id ) ) );
		$save( (string) $page );
		$this->assertSame( $page, ShopOptions::get()->terms_page );
		$save( '999999' );
		$this->assertSame( $page, ShopOptions::get()->terms_page, 'A missing page is rejected.' );
		wp_update_post(
			array(
				'ID'          => $page,
				'post_status' => 'draft',
			)
		);
		$this->assertArrayHasKey( $page, ShopSettings::fields()['terms_page']->choices );
		$save( '0' );
		$this->assertSame( 0, ShopOptions::get()->terms_page );
	}

	/**
	 * @testdox The settings screen's request saves the terms page
	 */
	public function test_terms_over_rest(): void {
		$page    = wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => 'Terms',
			)
		);
		$owner   = $this->visitor_as( 'administrator' );
		$headers = array(
			'X-WP-Nonce'   => $owner->get( '/wp-admin/admin-ajax.php?action=rest-nonce' )->body,
			'Content-Type' => 'application/json',
		);
		foreach ( array( '/wp-json/vitrine/v1/settings', '/wp-json/wp/v2/settings' ) as $path ) {
			update_option( ShopOptions::OPTION, array() );
			$answer = $owner->request( 'POST', $path, (string) wp_json_encode( array( ShopOptions::OPTION => array( 'terms_page' => (string) $page ) ) ), $headers );
			$this->assertSame( 200, $answer->status, $answer->body );
			wp_cache_flush();
			$this->assertSame( $page, ShopOptions::get()->terms_page, $path );
		}
	}

	/**
	 * @testdox Keeps settings and shipping methods that are not in the form
	 */
	public function test_other_settings_kept(): void {
		$express = array(
			'id'        => 'express',
			'label'     => 'Express',
			'cost'      => 990,
			'free_from' => null,
		);
		update_option(
			ShopOptions::OPTION,
			array(
				'tax_rate' => 700,
				'shipping' => array( ShopOptions::get()->shipping[0], $express ),
			)
		);
		update_option( ShopOptions::OPTION, ShopSettings::option( array( 'low_stock' => 2 ) ) );

		$this->assertSame( 700, ShopOptions::get()->tax_rate );
		$this->assertSame( 2, ShopOptions::get()->low_stock );
		$this->assertSame( $express, ShopOptions::get()->shipping[1] );
	}
}
