<?php
/**
 * Base class of tests of forms without JavaScript.
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
 * Follows the response of a form as a browser does.
 */
abstract class FormTestCase extends ShopTestCase {

	/**
	 * Returns the target path of a response, which must be a redirect with status
	 * 303.
	 *
	 * @param Response $answer Response of a form.
	 */
	protected function path( Response $answer ): string {
		$this->assertSame( 303, $answer->status, substr( $answer->body, 0, 500 ) );
		$this->assertStringContainsString( 'no-store', $answer->header( 'cache-control' ) );
		return str_replace( Environment::url(), '', $answer->header( 'location' ) );
	}

	/**
	 * Returns the cart page of a visitor.
	 *
	 * @param Visitor $visitor The visitor.
	 */
	protected function cart_page( Visitor $visitor ): Response {
		return $visitor->get( $this->cart_path() );
	}

	/**
	 * Returns the path of the cart page.
	 */
	protected function cart_path(): string {
		return str_replace( Environment::url(), '', Plugin::engine()->page_url( 'cart' ) );
	}

	/**
	 * Returns the nonce in the cart page's form.
	 *
	 * @param Response $page The cart page.
	 */
	protected function proof( Response $page ): string {
		$this->assertSame( 1, preg_match( '/name="_wpnonce" value="(\w+)"/', $page->body, $found ), 'The cart form has a nonce.' );
		return $found[1];
	}
}
