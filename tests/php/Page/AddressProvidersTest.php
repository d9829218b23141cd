<?php
/**
 * The address providers of the site.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Page;

use Vitrine\Page\PageSettings;
use Vitrine\Plugin;
use Vitrine\Tests\TestCase;

/**
 * What the checkout says of them.
 *
 * @see spec 3.7
 */
final class AddressProvidersTest extends TestCase {

	/**
	 * The settings of a page of the shop.
	 *
	 * @param string $page As for Engine::page_url().
	 * @return array<string, mixed>
	 */
	private function settings( string $page ): array {
		$this->go_to( Plugin::engine()->page_url( $page ) );
		return PageSettings::all( Plugin::engine() );
	}

	/**
	 * Makes a page of this process's request.
	 *
	 * @param string $url Address.
	 */
	private function go_to( string $url ): void {
		$GLOBALS['wp_query'] = new \WP_Query( array( 'page_id' => url_to_postid( $url ) ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- A request without a web server.
	}

	/**
	 * @testdox Come to the checkout as JSON, a list of objects with an id, and to no page that is everybody's [3.7-01]
	 */
	public function test_list(): void {
		$this->assertArrayNotHasKey( 'address_providers', $this->settings( 'checkout' ) );

		$listed = array(
			array( 'id' => 'acme-maps' ),
			array(
				'id'            => 'post',
				'branding_html' => '<b>Post</b>',
			),
		);
		add_filter( 'vitrine_address_providers', static fn ( array $list ): array => array_merge( $list, $listed ) );
		$said = $this->settings( 'checkout' )['address_providers'];
		$this->assertIsString( $said );
		$this->assertSame( $listed, json_decode( $said, true ) );
		$this->assertArrayNotHasKey( 'address_providers', $this->settings( 'shop' ) );
	}
}
