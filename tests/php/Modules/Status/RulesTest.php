<?php
/**
 * Tests of the status checks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Modules\Status;

use Vitrine\Modules\Status\ProbeResponse;
use Vitrine\Modules\Status\EngineReport;
use Vitrine\Modules\Status\Rules\Reach;
use Vitrine\Modules\Status\Rules\Server;
use Vitrine\Modules\Status\Rules\ShopRules;
use Vitrine\Modules\Status\Verdict;
use Vitrine\Tests\TestCase;

/**
 * Facts and their verdicts.
 */
final class RulesTest extends TestCase {

	private const PAGES = array(
		'shop'     => 'fine',
		'cart'     => 'fine',
		'checkout' => 'fine',
		'account'  => 'fine',
	);

	/**
	 * Data provider of verdicts, levels, and required words.
	 *
	 * @return array<string, array{0: \Closure(): Verdict, 1: string, 2?: string}>
	 */
	public function verdicts(): array {
		$own  = static fn ( array $headers = array(), int $status = 200 ): ProbeResponse => new ProbeResponse( $status, $headers + array( 'cache-control' => 'no-store, private' ) );
		$open = new ProbeResponse( 200 );
		$gone = new ProbeResponse( 0, error: 'Connection refused.' );
		return array(
			'all tables exist'                        => array( static fn () => ShopRules::tables( array() ), 'good' ),
			'a table missing'                         => array( static fn () => ShopRules::tables( array( 'wp_vitrine_carts' ) ), 'critical', 'wp_vitrine_carts' ),
			'all pages exist'                         => array( static fn () => ShopRules::pages( self::PAGES ), 'good' ),
			'no checkout page'                        => array( static fn () => ShopRules::pages( array( 'checkout' => 'missing' ) + self::PAGES ), 'critical', 'Not published: checkout.' ),
			'an empty cart page'                      => array( static fn () => ShopRules::pages( array( 'cart' => 'empty' ) + self::PAGES ), 'critical', 'These pages are missing their shop block: cart.' ),
			'no account page'                         => array( static fn () => ShopRules::pages( array( 'account' => 'missing' ) + self::PAGES ), 'recommended', 'account' ),
			'two wrong pages'                         => array(
				static fn () => ShopRules::pages(
					array(
						'shop' => 'missing',
						'cart' => 'empty',
					) + self::PAGES
				),
				'critical',
				'Not published: shop. Links to it go to the front page instead. Publish the page or restore it from the Trash. These pages are missing their shop block: cart.',
			),
			'a correct index'                         => array( static fn () => ShopRules::index( 1, array( 'checked' => 1000, 'different' => 0 ) ), 'good', '1,000' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			'an incorrect index'                      => array( static fn () => ShopRules::index( 1, array( 'checked' => 100, 'different' => 3 ) ), 'critical', '3 of 100' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			'an index being built'                    => array( static fn () => ShopRules::index( 0.429, array( 'checked' => 100, 'different' => 3 ) ), 'recommended', 'in the background' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			'plain permalinks'                        => array( static fn () => ShopRules::permalinks( '' ), 'recommended', '?p=12' ),
			'pretty permalinks'                       => array( static fn () => ShopRules::permalinks( '/%postname%/' ), 'good' ),
			'a payment method'                        => array( static fn () => ShopRules::payments( true ), 'good' ),
			'payment methods with a warning'          => array( static fn () => ShopRules::payments( true, array( 'Card: Test mode is on.' ) ), 'recommended', 'Test mode' ),
			'no payment methods'                      => array( static fn () => ShopRules::payments( false ), 'critical', 'Nobody can place an order' ),
			'an available shop'                       => array( static fn () => ShopRules::engine( '' ), 'good' ),
			'an unavailable shop'                     => array( static fn () => ShopRules::engine( 'version 9 is too old' ), 'critical', 'version 9 is too old' ),
			'HTTPS'                                   => array( static fn () => Server::https( true, false ), 'good' ),
			'HTTP on a public site'                   => array( static fn () => Server::https( false, false ), 'critical', 'certificate' ),
			'HTTP on a local site'                    => array( static fn () => Server::https( false, true ), 'recommended', 'Before your shop goes live' ),
			'tasks on time'                           => array( static fn () => Server::tasks( 0, true ), 'good' ),
			'tasks one day late'                      => array( static fn () => Server::tasks( DAY_IN_SECONDS, false ), 'good' ),
			'tasks three days late'                   => array( static fn () => Server::tasks( 3 * DAY_IN_SECONDS, false ), 'recommended', 'loopback requests' ),
			'tasks three days late, WP-Cron disabled' => array( static fn () => Server::tasks( 3 * DAY_IN_SECONDS, true ), 'recommended', 'DISABLE_WP_CRON' ),
			'the shop responds'                       => array( static fn () => Reach::shop( new ProbeResponse( 200, keys: array( 'fragments', 'cart_hash' ) ) ), 'good' ),
			'a firewall responds'                     => array( static fn () => Reach::shop( new ProbeResponse( 403 ) ), 'critical', 'status 403' ),
			'a page responds instead of the endpoint' => array( static fn () => Reach::shop( $open ), 'critical', 'wc-ajax' ),
			'no response from the shop'               => array( static fn () => Reach::shop( $gone ), 'recommended', 'request to itself: Connection refused.' ),
			'REST API available'                      => array( static fn () => Reach::rest( new ProbeResponse( 200, keys: array( 'name', 'namespaces' ) ) ), 'good' ),
			'REST API requires a login'               => array( static fn () => Reach::rest( new ProbeResponse( 401 ) ), 'recommended', 'not available to guests' ),
			'REST API missing'                        => array( static fn () => Reach::rest( new ProbeResponse( 404 ) ), 'critical', 'status 404' ),
			'no response from the REST API'           => array( static fn () => Reach::rest( $gone ), 'recommended' ),
			'no cache'                                => array( static fn () => Reach::cache( $own(), $open ), 'good', 'No page cache was detected' ),
			'a cache that skips the cart'             => array( static fn () => Reach::cache( $own( array( 'x-cache' => 'MISS' ) ), new ProbeResponse( 200, array( 'x-cache' => 'HIT from edge' ) ) ), 'good', 'does not cache carts' ),
			'a cart served from a cache'              => array( static fn () => Reach::cache( $own( array( 'cf-cache-status' => 'HIT' ) ), $open ), 'critical', 'Exclude these pages' ),
			'a cart with an Age header'               => array( static fn () => Reach::cache( $own( array( 'age' => '31' ) ), $open ), 'critical' ),
			'a private cart response'                 => array( static fn () => Reach::cache( new ProbeResponse( 200, array( 'cache-control' => 'no-cache, private' ) ), $open ), 'good' ),
			'a cart response that may be cached'      => array( static fn () => Reach::cache( new ProbeResponse( 200, array( 'cache-control' => 'max-age=600' ) ), $open ), 'critical' ),
			'no response for the cache check'         => array( static fn () => Reach::cache( $gone, $gone ), 'recommended' ),
			'a cookie'                                => array( static fn () => Reach::cookies( new ProbeResponse( 200, sets_cookie: true ), 'shop.example', '' ), 'good' ),
			'a cookie for the domain'                 => array( static fn () => Reach::cookies( new ProbeResponse( 200, sets_cookie: true ), 'www.shop.example', '.shop.example' ), 'good' ),
			'a cookie for another domain'             => array( static fn () => Reach::cookies( new ProbeResponse( 200, sets_cookie: true ), 'shop.example', 'myshop.example' ), 'critical', 'COOKIE_DOMAIN' ),
			'no cookie'                               => array( static fn () => Reach::cookies( $open, 'shop.example', '' ), 'critical', 'pass cookies' ),
			'no response for the cookie check'        => array( static fn () => Reach::cookies( $gone, 'shop.example', '' ), 'recommended' ),
		);
	}

	/**
	 * @dataProvider verdicts
	 * @testdox Gives the right verdict: $_dataName
	 *
	 * @param \Closure $judge Returns the verdict.
	 * @param string   $level Expected level.
	 * @param string   $words Required words.
	 */
	public function test_verdict( \Closure $judge, string $level, string $words = '' ): void {
		$verdict = $judge();
		$this->assertSame( $level, $verdict->level->value );
		$this->assertStringContainsString( $words, $verdict->title . ' ' . $verdict->text );
		$this->assertTrue( 'good' === $level || '' !== $verdict->text, 'A failed check says what to do.' );
	}

	/**
	 * @testdox Explains why this engine is active
	 */
	public function test_reasons(): void {
		$this->assertStringContainsString( 'WooCommerce is active', EngineReport::reason( 'woocommerce', 'auto', true ) );
		$this->assertStringContainsString( 'cannot sell', EngineReport::reason( 'closed', 'auto', false ) );
		$this->assertStringContainsString( 'Easy Digital Downloads is active', EngineReport::reason( 'downloads', 'auto', false ) );
		$this->assertStringContainsString( 'neither', EngineReport::reason( 'builtin', 'auto', false ) );
		$this->assertStringContainsString( '“Main shop”', EngineReport::reason( 'builtin', 'builtin', true ) );
		$this->assertStringContainsString( 'Selected by another plugin', EngineReport::reason( 'builtin', 'auto', true ) );
		$this->assertStringContainsString( 'provided', EngineReport::reason( 'mine', 'auto', false ) );
	}
}
