<?php
/**
 * Tests of the sites in a network.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Support\Lifecycle\Network;

use Vitrine\Commerce\Builtin\BuiltinPages;
use Vitrine\Commerce\Engines;
use Vitrine\Contract;
use Vitrine\Settings\Settings;
use Vitrine\Support\Lifecycle\Network;
use Vitrine\Support\Lifecycle\SiteData;

/**
 * Each site has its own shop.
 */
final class SitesTest extends NetworkTestCase {

	/** Plugin of another shop. */
	private const SHOP = 'another-shop/shop.php';

	/** Code of the plugin: an engine, whose ID is printed in the footer. */
	private const CODE = <<<'PHP'
		<?php
		add_filter(
			'vitrine_engines',
			static fn ( array $engines ): array => array(
				'another' => array(
					'available' => '__return_true',
					'make'      => static fn () => new Vitrine\Commerce\Closed\ClosedEngine(),
				),
			) + $engines
		);
		add_action( 'wp_footer', static fn () => print( '<!--engine: ' . Vitrine\Plugin::engine()->id() . '-->' ) );
		PHP;

	/**
	 * Removes the plugin.
	 */
	protected function tearDown(): void {
		if ( is_file( WP_PLUGIN_DIR . '/' . self::SHOP ) ) {
			unlink( WP_PLUGIN_DIR . '/' . self::SHOP );
			rmdir( dirname( WP_PLUGIN_DIR . '/' . self::SHOP ) );
		}
		parent::tearDown();
	}

	/**
	 * @testdox A new site of a network has its own tables, settings and pages before the first visit
	 */
	public function test_new_site(): void {
		global $wpdb;
		$here = SiteData::tables();
		$site = $this->site( 'two' );

		$there = self::inside( $site, static fn (): array => SiteData::tables() );
		$this->assertNotEmpty( $here );
		$this->assertSame( $here, str_replace( $wpdb->get_blog_prefix( $site ), $wpdb->prefix, $there ) );
		$pages = self::inside( $site, static fn (): array => array( BuiltinPages::url( 'cart' ), get_option( Settings::OPTION ) ) );
		$this->assertSame( array( get_home_url( $site, '/cart/' ), array() ), $pages );
		$this->assertStringContainsString( 'vitrine-cart', $this->visitor()->get( '/two/cart/' )->body );
	}

	/**
	 * @testdox Network activation creates the tables of every site
	 */
	public function test_activation(): void {
		remove_action( 'wp_initialize_site', array( Network::class, 'welcome' ), 100 );
		$sites = array( $this->site( 'two' ), $this->site( 'three' ) );
		$count = static fn ( int $site ): int => count( self::inside( $site, array( SiteData::class, 'tables' ) ) );
		$this->assertSame( array( 0, 0 ), array_map( $count, $sites ) );

		Network::activate( false );
		$this->assertSame( array( 0, 0 ), array_map( $count, $sites ), 'Only the current site was activated.' );

		Network::activate( true );
		$all = count( SiteData::tables() );
		$this->assertSame( array( $all, $all ), array_map( $count, $sites ) );
	}

	/**
	 * @testdox A site with another shop plugin gets tables and pages on its first visit, not on activation
	 */
	public function test_site_with_another_shop(): void {
		remove_action( 'wp_initialize_site', array( Network::class, 'welcome' ), 100 );
		$site = $this->site( 'two' );
		update_blog_option( $site, 'active_plugins', array( self::SHOP ) );

		Network::activate( true );
		$this->assertSame( array(), self::inside( $site, array( SiteData::class, 'tables' ) ) );

		update_blog_option( $site, 'active_plugins', array() );
		$this->visitor()->get( '/two/' );
		$this->assertStringContainsString( 'vitrine-cart', $this->visitor()->get( '/two/cart/' )->body );
		// The table for counting visits, which is off by default, is created in the first
		// request that is not a visitor's.
		$this->visitor()->get( '/two/wp-cron.php' );
		$this->assertCount( count( SiteData::tables() ), self::inside( $site, array( SiteData::class, 'tables' ) ) );
	}

	/**
	 * @testdox Another shop plugin of one site is the engine of that site alone, which gets no tables of the built-in one
	 */
	public function test_engine_of_another_shop(): void {
		remove_action( 'wp_initialize_site', array( Network::class, 'welcome' ), 100 );
		$site = $this->site( 'two' );
		update_blog_option( $site, 'active_plugins', array( self::SHOP ) );
		wp_mkdir_p( dirname( WP_PLUGIN_DIR . '/' . self::SHOP ) );
		file_put_contents( WP_PLUGIN_DIR . '/' . self::SHOP, self::CODE );
		Network::activate( true );

		foreach ( array( '/two/', '/two/wp-cron.php', '/two/' ) as $path ) {
			$body = $this->visitor()->get( $path )->body;
		}
		$this->assertStringContainsString( '<!--engine: closed-->', $body );
		$this->assertSame( array(), preg_grep( '/_(carts|orders|products)$/', self::inside( $site, array( SiteData::class, 'tables' ) ) ) );
		$this->assertSame( 'builtin', Engines::active()->id() );
		$this->assertStringContainsString( 'vitrine-cart', $this->visitor()->get( '/cart/' )->body );
	}

	/**
	 * @testdox Deleting a site deletes its tables and no other site's
	 */
	public function test_deleted_site(): void {
		global $wpdb;
		$site  = $this->site( 'two' );
		$other = $this->site( 'three' );
		$here  = SiteData::tables();

		wp_delete_site( $site );

		$this->assertSame( array(), $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->get_blog_prefix( $site ) ) . '%' ) ) );
		$this->assertSame( $here, SiteData::tables() );
		$this->assertCount( count( $here ), self::inside( $other, array( SiteData::class, 'tables' ) ) );
	}

	/**
	 * @testdox Settings, engine and contract follow switch_to_blog
	 */
	public function test_switched_site(): void {
		$site = $this->site( 'two' );
		update_option( Settings::OPTION, array( 'fragments_timeout' => 1000 ) );
		update_blog_option( $site, Settings::OPTION, array( 'fragments_timeout' => 2000 ) );
		$facts = static fn (): array => array( Settings::number( 'fragments_timeout' ), Contract::name( 'cookies.cart_hash' ), Engines::active()->page_url( 'cart' ) );

		$this->assertSame( array( 1000, 'woocommerce_cart_hash', home_url( '/cart/' ) ), $facts() );
		$this->assertSame( array( 2000, "woocommerce_cart_hash_$site", get_home_url( $site, '/cart/' ) ), self::inside( $site, $facts ) );
		$this->assertSame( array( 1000, 'woocommerce_cart_hash', home_url( '/cart/' ) ), $facts() );
		$engine = Engines::active();
		$this->assertNotSame( $engine, self::inside( $site, array( Engines::class, 'active' ) ) );
		$this->assertSame( $engine, Engines::active() );
	}
}
