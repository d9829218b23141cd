<?php
/**
 * Tests of product names on pages.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View;

use Vitrine\Contract;
use Vitrine\Plugin;
use Vitrine\Tests\Ajax\ShopTestCase;
use Vitrine\Tests\Support\Response;

/**
 * WordPress texturizes text on pages: hyphens become dashes, an x a multiplication sign,
 * colons smileys. Names that scripts load later are not texturized, so a name would
 * visibly change.
 */
final class NamesTest extends ShopTestCase {

	private const NAME = 'Tray - 20x30... "Maker\'s" -- oak (tm) :) 8-) ``raw``';

	/**
	 * @testdox A product name appears as entered on listing, product page, cart and checkout
	 */
	public function test_pages(): void {
		$id      = $this->product( array( 'name' => self::NAME ) );
		$visitor = $this->visitor();
		$visitor->post( '/?wc-ajax=' . Contract::name( 'endpoints.add_to_cart' ), array( 'product_id' => $id ) );

		$pages = array_map( static fn ( string $page ): string => Plugin::engine()->page_url( $page ), array( 'shop', 'cart', 'checkout' ) );
		foreach ( array( ...$pages, (string) get_permalink( $id ) ) as $url ) {
			$path = (string) wp_make_link_relative( $url );
			$this->assertContains( self::NAME, self::texts( $visitor->get( $path ) ), $path );
		}
	}

	/**
	 * Returns the visible texts in the main element of a page.
	 *
	 * @param Response $page The page.
	 * @return list<string>
	 */
	private static function texts( Response $page ): array {
		$document = new \DOMDocument();
		$document->loadHTML( '<?xml encoding="utf-8" ?>' . $page->body, LIBXML_NOERROR );
		$texts = array();
		foreach ( ( new \DOMXPath( $document ) )->query( '//main//text()' ) ?: array() as $text ) {
			$texts[] = trim( $text->textContent ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- DOM property.
		}
		return $texts;
	}
}
