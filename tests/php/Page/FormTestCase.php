<?php
/**
 * A shopper without script.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Page;

use Vitrine\Plugin;
use Vitrine\Tests\Ajax\ShopTestCase;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\Support\Response;
use Vitrine\Tests\Support\Visitor;

/**
 * What a browser does with the answer of a form.
 */
abstract class FormTestCase extends ShopTestCase {

	/**
	 * The path that an answer leads to, which must be a redirect to a GET.
	 *
	 * @param Response $answer Of a form.
	 */
	protected function path( Response $answer ): string {
		$this->assertSame( 303, $answer->status, substr( $answer->body, 0, 500 ) );
		$this->assertStringContainsString( 'no-store', $answer->header( 'cache-control' ) );
		return str_replace( Environment::url(), '', $answer->header( 'location' ) );
	}

	/**
	 * The cart page of a visitor.
	 *
	 * @param Visitor $visitor Who.
	 */
	protected function cart_page( Visitor $visitor ): Response {
		return $visitor->get( $this->cart_path() );
	}

	/**
	 * The path of the cart page.
	 */
	protected function cart_path(): string {
		return str_replace( Environment::url(), '', Plugin::engine()->page_url( 'cart' ) );
	}

	/**
	 * The proof that the cart page's form carries.
	 *
	 * @param Response $page Of the cart.
	 */
	protected function proof( Response $page ): string {
		$this->assertSame( 1, preg_match( '/name="_wpnonce" value="(\w+)"/', $page->body, $found ), 'The cart form carries a proof.' );
		return $found[1];
	}
}
