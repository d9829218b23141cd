<?php
/**
 * Tests of breadcrumbs.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View\Breadcrumbs;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Plugin;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\TestCase;
use Vitrine\Tests\View\Blocks;
use Vitrine\View\Breadcrumbs\Trail;

/**
 * Breadcrumbs of the built-in shop.
 */
final class TrailTest extends TestCase {

	use Blocks;

	/**
	 * Returns the breadcrumbs of a page: names and URLs.
	 *
	 * @param string $path Path with query string, or an absolute URL.
	 * @return array<string, string|null>
	 */
	private function crumbs( string $path ): array {
		parse_str( (string) wp_parse_url( $path, PHP_URL_QUERY ), $_GET ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Request of the test.
		$_SERVER['REQUEST_URI']          = str_replace( Environment::url(), '', $path );
		$GLOBALS['wp']->extra_query_vars = array();
		$GLOBALS['wp']->main( wp_parse_url( $path, PHP_URL_QUERY ) ?? '' );
		$crumbs = array();
		foreach ( $this->find( $this->block( 'breadcrumbs' ), '//nav[@aria-label="Breadcrumbs"]/ol/li/*' ) as $crumb ) {
			$text            = trim( $crumb->textContent ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- DOM property.
			$crumbs[ $text ] = 'page' === $crumb->getAttribute( 'aria-current' ) ? null : $crumb->getAttribute( 'href' );
		}
		return $crumbs;
	}

	/**
	 * @testdox The editor shows the breadcrumbs of the edited page, and on a page that was never saved those of a product or the shop
	 */
	public function test_example(): void {
		$page  = static fn ( string $status, string $title ): int => wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_status' => $status,
				'post_title'  => $title,
			)
		);
		$names = static fn ( int $id ): array => array_column( Trail::example( $id, Plugin::engine() ), 'name' );
		$this->assertSame( array( 'Home', 'Shop' ), $names( $page( 'auto-draft', 'Auto Draft' ) ) );
		$this->product( array( 'name' => 'Reed Lamp' ) );
		$this->assertSame( array( 'Home', 'About' ), $names( $page( 'draft', 'About' ) ) );
		$this->assertSame( array( 'Home', 'Shop', 'Reed Lamp' ), $names( $page( 'auto-draft', 'Auto Draft' ) ) );
		$this->assertSame( array( 'Home', 'Shop', 'Reed Lamp' ), $names( 0 ) );
	}

	/**
	 * @testdox A product's breadcrumbs lead through its deepest category
	 */
	public function test_product(): void {
		$above = wp_insert_term( 'Lighting', ContentTypes::CATEGORY );
		$below = wp_insert_term( 'Lamps & more', ContentTypes::CATEGORY, array( 'parent' => $above['term_id'] ) );
		wp_insert_term( 'Sale', ContentTypes::CATEGORY );
		$id = $this->product(
			array(
				'name'       => 'Reed <i>Lamp</i>',
				'categories' => array( 'sale', 'lamps-more' ),
			)
		);
		$this->assertSame(
			array(
				'Home'         => home_url( '/' ),
				'Shop'         => home_url( '/shop/' ),
				'Lighting'     => get_term_link( $above['term_id'], ContentTypes::CATEGORY ),
				'Lamps & more' => get_term_link( $below['term_id'], ContentTypes::CATEGORY ),
				'Reed Lamp'    => null,
			),
			$this->crumbs( '/?p=' . $id . '&post_type=vitrine_product' )
		);
		$this->assertSame( array( 'Home', 'Shop', 'Lighting', 'Lamps & more' ), array_keys( $this->crumbs( '/?vitrine_product_cat=lamps-more' ) ) );
		wp_insert_term( 'Warm', ContentTypes::TAG );
		$this->assertSame( array( 'Home', 'Shop', 'Warm' ), array_keys( $this->crumbs( '/?vitrine_product_tag=warm' ) ) );
	}

	/**
	 * @testdox A product search has the shop in its breadcrumbs, another search does not
	 */
	public function test_search(): void {
		$this->assertSame( array( 'Home', 'Shop', 'Search results for “lamp <b>”' ), array_keys( $this->crumbs( '/?s=lamp+%3Cb%3E&post_type=vitrine_product' ) ) );
		$this->assertSame( array( 'Home', 'Search results for “lamp”' ), array_keys( $this->crumbs( '/?s=lamp' ) ) );
	}

	/**
	 * @testdox A page's breadcrumbs list its parents, and the front page has none
	 */
	public function test_pages(): void {
		$page  = static fn ( string $title, int $below = 0 ): int => wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => $title,
				'post_parent' => $below,
			)
		);
		$about = $page( 'About' );
		$team  = $page( 'Team', $about );
		$this->assertSame( array( 'Home', 'About', 'Team' ), array_keys( $this->crumbs( "/?page_id=$team" ) ) );
		$this->assertSame( array(), $this->crumbs( '/' ) );
	}

	/**
	 * @testdox A filter changes the breadcrumbs
	 */
	public function test_filter(): void {
		add_filter(
			'vitrine_breadcrumbs',
			static fn ( array $crumbs ): array => array_slice( $crumbs, 1 )
		);
		$id = $this->product( array( 'name' => 'Lamp' ) );
		$this->assertSame( array( 'Shop', 'Lamp' ), array_keys( $this->crumbs( '/?p=' . $id . '&post_type=vitrine_product' ) ) );
	}
}
