<?php
/**
 * Tests of the status checks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Modules\Status;

use Vitrine\Modules\Status\Answer;
use Vitrine\Modules\Status\EngineReport;
use Vitrine\Modules\Status\Rules\Reach;
use Vitrine\Modules\Status\Rules\Server;
use Vitrine\Modules\Status\Rules\Shop;
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
		$own  = static fn ( array $headers = array(), int $status = 200 ): Answer => new Answer( $status, $headers + array( 'cache-control' => 'no-store, private' ) );
		$open = new Answer( 200 );
		$gone = new Answer( 0, error: 'Connection refused.' );
		return array(
			'tables there'             => array( static fn () => Shop::tables( array() ), 'good' ),
			'a table missing'          => array( static fn () => Shop::tables( array( 'wp_vitrine_carts' ) ), 'critical', 'wp_vitrine_carts' ),
			'pages fine'               => array( static fn () => Shop::pages( self::PAGES ), 'good' ),
			'no checkout'              => array( static fn () => Shop::pages( array( 'checkout' => 'missing' ) + self::PAGES ), 'critical', 'Not published: checkout.' ),
			'an empty cart page'       => array( static fn () => Shop::pages( array( 'cart' => 'empty' ) + self::PAGES ), 'critical', 'These pages are missing their shop block: cart.' ),
			'no account'               => array( static fn () => Shop::pages( array( 'account' => 'missing' ) + self::PAGES ), 'recommended', 'account' ),
			'both wrong'               => array(
				static fn () => Shop::pages(
					array(
						'shop' => 'missing',
						'cart' => 'empty',
					) + self::PAGES
				),
				'critical',
				'Not published: shop. Links to it go to the front page instead. Publish the page or restore it from the Trash. These pages are missing their shop block: cart.',
			),
			'an index that is right'   => array( static fn () => Shop::index( 1, array( 'checked' => 1000, 'different' => 0 ) ), 'good', '1,000' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short.
			'an index that is wrong'   => array( static fn () => Shop::index( 1, array( 'checked' => 100, 'different' => 3 ) ), 'critical', '3 of 100' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short.
			'an index on its way'      => array( static fn () => Shop::index( 0.429, array( 'checked' => 100, 'different' => 3 ) ), 'recommended', 'in the background' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short.
			'plain addresses'          => array( static fn () => Shop::permalinks( '' ), 'recommended', '?p=12' ),
			'readable addresses'       => array( static fn () => Shop::permalinks( '/%postname%/' ), 'good' ),
			'payments'                 => array( static fn () => Shop::payments( true ), 'good' ),
			'payments to look at'      => array( static fn () => Shop::payments( true, array( 'Card: Test mode is on.' ) ), 'recommended', 'Test mode' ),
			'no payments'              => array( static fn () => Shop::payments( false ), 'critical', 'Nobody can place an order' ),
			'an open shop'             => array( static fn () => Shop::engine( '' ), 'good' ),
			'a closed shop'            => array( static fn () => Shop::engine( 'version 9 is too old' ), 'critical', 'version 9 is too old' ),
			'https'                    => array( static fn () => Server::https( true, false ), 'good' ),
			'http on the internet'     => array( static fn () => Server::https( false, false ), 'critical', 'certificate' ),
			'http at home'             => array( static fn () => Server::https( false, true ), 'recommended', 'Before your shop goes live' ),
			'tasks in time'            => array( static fn () => Server::tasks( 0, true ), 'good' ),
			'tasks a day late'         => array( static fn () => Server::tasks( DAY_IN_SECONDS, false ), 'good' ),
			'tasks late'               => array( static fn () => Server::tasks( 3 * DAY_IN_SECONDS, false ), 'recommended', 'loopback requests' ),
			'tasks late and disabled'  => array( static fn () => Server::tasks( 3 * DAY_IN_SECONDS, true ), 'recommended', 'DISABLE_WP_CRON' ),
			'the shop answers'         => array( static fn () => Reach::shop( new Answer( 200, keys: array( 'fragments', 'cart_hash' ) ) ), 'good' ),
			'a firewall answers'       => array( static fn () => Reach::shop( new Answer( 403 ) ), 'critical', 'status 403' ),
			'a page answers'           => array( static fn () => Reach::shop( $open ), 'critical', 'wc-ajax' ),
			'nobody answers'           => array( static fn () => Reach::shop( $gone ), 'recommended', 'request to itself: Connection refused.' ),
			'REST'                     => array( static fn () => Reach::rest( new Answer( 200, keys: array( 'name', 'namespaces' ) ) ), 'good' ),
			'REST closed'              => array( static fn () => Reach::rest( new Answer( 401 ) ), 'recommended', 'not available to guests' ),
			'REST away'                => array( static fn () => Reach::rest( new Answer( 404 ) ), 'critical', 'status 404' ),
			'REST not known'           => array( static fn () => Reach::rest( $gone ), 'recommended' ),
			'no cache'                 => array( static fn () => Reach::cache( $own(), $open ), 'good', 'No page cache was detected' ),
			'a good cache'             => array( static fn () => Reach::cache( $own( array( 'x-cache' => 'MISS' ) ), new Answer( 200, array( 'x-cache' => 'HIT from edge' ) ) ), 'good', 'does not cache carts' ),
			'a cache that had it'      => array( static fn () => Reach::cache( $own( array( 'cf-cache-status' => 'HIT' ) ), $open ), 'critical', 'Exclude these pages' ),
			'a cart with an age'       => array( static fn () => Reach::cache( $own( array( 'age' => '31' ) ), $open ), 'critical' ),
			'a page for the way back'  => array( static fn () => Reach::cache( new Answer( 200, array( 'cache-control' => 'no-cache, private' ) ), $open ), 'good' ),
			'a header taken away'      => array( static fn () => Reach::cache( new Answer( 200, array( 'cache-control' => 'max-age=600' ) ), $open ), 'critical' ),
			'a cache not known'        => array( static fn () => Reach::cache( $gone, $gone ), 'recommended' ),
			'a cookie'                 => array( static fn () => Reach::cookies( new Answer( 200, sets_cookie: true ), 'shop.example', '' ), 'good' ),
			'a cookie of the domain'   => array( static fn () => Reach::cookies( new Answer( 200, sets_cookie: true ), 'www.shop.example', '.shop.example' ), 'good' ),
			'a cookie for another one' => array( static fn () => Reach::cookies( new Answer( 200, sets_cookie: true ), 'shop.example', 'myshop.example' ), 'critical', 'COOKIE_DOMAIN' ),
			'no cookie'                => array( static fn () => Reach::cookies( $open, 'shop.example', '' ), 'critical', 'pass cookies' ),
			'a cookie not known'       => array( static fn () => Reach::cookies( $gone, 'shop.example', '' ), 'recommended' ),
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
