<?php
/**
 * Tests of block previews in the editor.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Editor;

use Vitrine\Tests\TestCase;

/**
 * WordPress renders them in the REST API, where our blocks are registered late.
 */
final class BlockRendererTest extends TestCase {

	/**
	 * @testdox Renders a block with a custom class, color or CSS
	 */
	public function test_supports(): void {
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		$answer = $owner->get(
			'/wp-json/wp/v2/block-renderer/vitrine/site-search?' . http_build_query(
				array(
					'context'    => 'edit',
					'attributes' => array(
						'className' => 'my-own',
						'style'     => array( 'color' => array( 'text' => '#aa3300' ) ),
					),
				)
			),
			array( 'X-WP-Nonce' => $owner->get( '/wp-admin/admin-ajax.php?action=rest-nonce' )->body )
		);
		$this->assertSame( 200, $answer->status, $answer->body );
		$this->assertStringContainsString( 'my-own', (string) $answer->json()['rendered'] );
	}

	/**
	 * @testdox Renders notes, downloads and bank details of an example order in the inserter only
	 */
	public function test_samples(): void {
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		$nonce = $owner->get( '/wp-admin/admin-ajax.php?action=rest-nonce' )->body;
		foreach ( array( 'notes', 'downloads', 'payment' ) as $part ) {
			$drawn = static fn ( array $query ): string => (string) $owner->get(
				'/wp-json/wp/v2/block-renderer/vitrine/order-received?' . http_build_query(
					array(
						'context'    => 'edit',
						'attributes' => array( 'part' => $part ),
					) + $query
				),
				array( 'X-WP-Nonce' => $nonce )
			)->json()['rendered'];
			$this->assertSame( '', trim( $drawn( array() ) ), $part );
			$this->assertStringContainsString( '<h3>', $drawn( array( 'vitrine_sample' => '1' ) ), $part );
		}
	}
}
