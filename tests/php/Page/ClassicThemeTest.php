<?php
/**
 * Tests of pages in a classic theme.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Page;

use Vitrine\Commerce\Builtin\BuiltinPages;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Plugin;
use Vitrine\Templates\Classic\MenuItems;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\TestCase;

/**
 * Assets of pages in a classic theme, over HTTP.
 *
 * @see field 6
 */
final class ClassicThemeTest extends TestCase {

	private const NAME = 'vitrine-classic-test';

	/**
	 * Creates and activates a minimal classic theme.
	 */
	protected function setUp(): void {
		parent::setUp();
		wp_mkdir_p( self::folder() );
		file_put_contents( self::folder() . '/style.css', "/*\nTheme Name: Classic\n*/" );
		file_put_contents( self::folder() . '/index.php', '<!doctype html><html><head><?php wp_head(); ?></head><body><?php wp_body_open(); while ( have_posts() ) { the_post(); the_content(); } wp_footer(); ?></body></html>' );
		file_put_contents( self::folder() . '/page.php', '<!doctype html><html><head><title><?php echo wp_get_document_title(); ?></title><?php wp_head(); ?></head><body <?php body_class(); ?>><?php wp_body_open(); if ( has_nav_menu( "primary" ) || isset( $_GET["menu"] ) ) { register_nav_menus( array( "primary" => "Main" ) ); wp_nav_menu( array( "theme_location" => "primary" ) ); } the_post_thumbnail(); while ( have_posts() ) { the_post(); the_title( "<h1>", "</h1>" ); the_post_thumbnail(); the_content(); if ( is_singular( "vitrine_product" ) ) { comments_template(); } } wp_footer(); ?></body></html>' );
		update_option( 'template', self::NAME );
		update_option( 'stylesheet', self::NAME );
	}

	/**
	 * Removes the theme.
	 */
	protected function tearDown(): void {
		array_map( 'unlink', (array) glob( self::folder() . '/*' ) );
		rmdir( self::folder() );
		parent::tearDown();
	}

	/**
	 * Returns the theme's folder.
	 */
	private static function folder(): string {
		return Environment::dir() . '/www/wp-content/themes/' . self::NAME;
	}

	/**
	 * @testdox Has styles and loader in the head of a page with a block
	 */
	public function test_pages_with_blocks(): void {
		$body = $this->http( 'GET', str_replace( Environment::url(), '', Plugin::engine()->page_url( 'shop' ) ) )->body;
		$head = substr( $body, 0, (int) strpos( $body, '</head>' ) );

		$this->assertStringContainsString( 'vitrine-product-listing', $body );
		$this->assertMatchesRegularExpression( '/id=[\'"]vitrine-product-listing-style-(inline-)?css/', $head );
		$this->assertStringContainsString( 'vitrine-loader-js', $head );
		$this->assertStringContainsString( 'id="vitrine-settings"', $body );
		$this->assertStringContainsString( ':where(.button.wp-element-button){', $body, 'The theme’s button styles are printed.' );
	}

	/**
	 * @testdox Loads nothing on a page without a block
	 */
	public function test_other_pages(): void {
		$page = wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'About',
				'post_content' => '<!-- wp:paragraph --><p>About us</p><!-- /wp:paragraph -->',
			)
		);
		$body = $this->http( 'GET', str_replace( Environment::url(), '', (string) get_permalink( $page ) ) )->body;

		$this->assertStringContainsString( 'About us', $body );
		$this->assertStringNotContainsString( ':where(.button.wp-element-button){', $body );
		$this->assertDoesNotMatchRegularExpression( '/id=[\'"]vitrine-(?!classic|visit|view-transitions)/', $body );
	}

	/**
	 * @testdox Shows notices of forms without JavaScript
	 */
	public function test_messages(): void {
		$visitor = $this->visitor();
		$answer  = $visitor->post( '/shop/', array( 'add-to-cart' => '999999' ) );
		$page    = $visitor->get( str_replace( Environment::url(), '', $answer->header( 'location' ) ) );

		$this->assertStringContainsString( 'vitrine-page-notices', $page->body );
		$this->assertStringContainsString( 'role="alert"', $page->body );
	}

	/**
	 * @testdox Renders categories and product searches as product lists
	 */
	public function test_lists(): void {
		$term = (int) wp_insert_term( 'Pots', 'vitrine_product_cat', array( 'description' => 'Thrown by hand.' ) )['term_id'];
		$id   = ProductWriter::save(
			array(
				'name'          => 'Teapot',
				'regular_price' => 2500,
			)
		);
		wp_set_object_terms( $id, array( $term ), 'vitrine_product_cat' );
		$category = $this->path( (string) get_term_link( $term ) );
		$body     = $this->http( 'GET', $category )->body;

		$this->assertStringContainsString( '<h1>Pots</h1>', $body );
		$this->assertStringContainsString( '<title>Pots', $body );
		$this->assertStringContainsString( 'Thrown by hand.', $body );
		$this->assertStringContainsString( '<meta property="og:title" content="Pots">', $body );
		$this->assertStringContainsString( 'Showing the only result', $body );
		$this->assertMatchesRegularExpression( '/<body class="[^"]*vitrine-shop-page/', $body );
		$this->assertMatchesRegularExpression( '/vitrine-product-listing-style(-inline)?-css.*<body/s', $body );

		$found = $this->http( 'GET', '/?s=teapot&post_type=vitrine_product' )->body;
		$this->assertStringContainsString( '<h1>Search results for “teapot”</h1>', $found );
		$this->assertStringContainsString( 'Showing the only result', $found );
		$this->assertMatchesRegularExpression( "/name='robots' content='[^']*noindex/", $found );

		$this->assertStringNotContainsString( 'vitrine-product-listing', $this->http( 'GET', '/?s=teapot' )->body );
	}

	/**
	 * @testdox Renders a product page with one gallery and one review section, without a featured image
	 */
	public function test_product(): void {
		$id    = ProductWriter::save(
			array(
				'name'          => 'Teapot',
				'regular_price' => 2500,
			)
		);
		$image = self::factory_picture();
		set_post_thumbnail( $id, $image );
		$body = $this->http( 'GET', $this->path( (string) get_permalink( $id ) ) )->body;

		$this->assertStringContainsString( '<h1>Teapot</h1>', $body );
		$this->assertSame( 1, substr_count( $body, 'id="reviews"' ) );
		$this->assertSame( 1, substr_count( $body, 'wp-post-image' ), 'The gallery shows the image once.' );
	}

	/**
	 * @testdox The main menu ends with the cart
	 */
	public function test_menu(): void {
		$cart = $this->path( Plugin::engine()->page_url( 'cart' ) );
		$body = $this->http( 'GET', "$cart?menu" )->body;
		$this->assertMatchesRegularExpression( '#vitrine-menu-cart.*vitrine-cart-icon.*</li>\s*</ul>#s', $body );
	}

	/**
	 * @testdox Menu items for cart and account link to their pages, without a second cart, and keep their type
	 */
	public function test_menu_entries(): void {
		require_once ABSPATH . 'wp-admin/includes/nav-menu.php';
		require_once ABSPATH . 'wp-admin/includes/template.php';
		$menu = (int) wp_create_nav_menu( 'Main' );
		ob_start();
		MenuItems::box();
		$box   = (string) ob_get_clean();
		$items = array();
		foreach ( array( -1, -2 ) as $id ) {
			foreach ( array( 'object-id', 'type', 'title', 'url' ) as $field ) {
				$this->assertSame( 1, preg_match( "/name=\"menu-item\\[$id\\]\\[menu-item-$field\\]\" value=\"([^\"]*)\"/", $box, $found ) );
				$items[ $id ][ "menu-item-$field" ] = $found[1];
			}
		}
		$saved = wp_save_nav_menu_items( $menu, $items );
		foreach ( $saved as $id ) {
			wp_update_post(
				array(
					'ID'          => $id,
					'post_status' => 'publish',
				)
			);
		}
		$this->assertSame( array( '#vitrine-cart', '#vitrine-account' ), array_map( static fn ( int $id ): string => wp_setup_nav_menu_item( get_post( $id ) )->url, $saved ) );
		set_theme_mod( 'nav_menu_locations', array( 'primary' => $menu ) );
		$account = (int) BuiltinPages::ids()['account'];
		$slug    = get_post_field( 'post_name', $account );
		$move    = static fn ( string $name ): int => wp_update_post(
			array(
				'ID'        => $account,
				'post_name' => $name,
			)
		);
		$move( 'my-place' );
		try {
			$body = $this->http( 'GET', $this->path( Plugin::engine()->page_url( 'cart' ) ) . '?menu' )->body;
		} finally {
			$move( $slug );
			wp_delete_nav_menu( $menu );
		}
		$page = new \DOMDocument();
		$page->loadHTML( '<?xml encoding="UTF-8">' . $body, LIBXML_NOERROR );
		$path = new \DOMXPath( $page );
		$menu = "//ul[contains(@class,'menu')]";
		$this->assertSame( 1, $path->query( "$menu/li[contains(@class,'vitrine-menu-cart')]//a[contains(@class,'vitrine-cart-icon')]" )->length );
		$this->assertSame( 1, $path->query( "$menu//a[contains(@class,'vitrine-cart-icon')]" )->length, 'Not added a second time.' );
		$this->assertSame( 1, $path->query( "$menu/li/a[.='My account'][contains(@href,'/my-place/')]" )->length );
	}

	/**
	 * @testdox Products, categories and searches have breadcrumbs once below the title, other pages none
	 */
	public function test_breadcrumbs(): void {
		$term = (int) wp_insert_term( 'Pots', 'vitrine_product_cat' )['term_id'];
		$id   = ProductWriter::save(
			array(
				'name'          => 'Teapot',
				'regular_price' => 2500,
			)
		);
		wp_set_object_terms( $id, array( $term ), 'vitrine_product_cat' );
		foreach ( array(
			(string) get_permalink( $id )        => array( 'Home', 'Shop', 'Pots', 'Teapot' ),
			(string) get_term_link( $term )      => array( 'Home', 'Shop', 'Pots' ),
			home_url( '/?s=teapot&post_type=vitrine_product' ) => null,
			Plugin::engine()->page_url( 'cart' ) => array(),
		) as $url => $crumbs ) {
			$page = new \DOMDocument();
			$body = $this->http( 'GET', $this->path( $url ) )->body;
			$page->loadHTML( '<?xml encoding="UTF-8">' . $body, LIBXML_NOERROR );
			$path  = new \DOMXPath( $page );
			$found = array_map( static fn ( \DOMNode $node ): string => trim( $node->textContent ), iterator_to_array( $path->query( "//nav[contains(@class,'vitrine-breadcrumbs')][preceding::h1]//li" ) ) ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- DOM property.
			if ( null === $crumbs ) {
				$this->assertSame( 'Home', $found[0] ?? '', $url );
			} else {
				$this->assertSame( $crumbs, $found, $url );
			}
			$this->assertSame( array() === $crumbs ? 0 : 1, $path->query( "//nav[contains(@class,'vitrine-breadcrumbs')]" )->length, $url );
		}
	}

	/**
	 * @testdox Blocks fit a wide content column and are wide-aligned in a narrow one
	 */
	public function test_width(): void {
		foreach ( array(
			980 => 0,
			750 => 1,
			0   => 1,
		) as $width => $wide ) {
			file_put_contents( self::folder() . '/functions.php', "<?php \$GLOBALS['content_width'] = $width;" );
			$body = $this->http( 'GET', $this->path( Plugin::engine()->page_url( 'cart' ) ) )->body;
			$this->assertSame( $wide, preg_match( '/class="[^"]*vitrine-cart [^"]*alignwide/', $body ), (string) $width );
		}
	}

	/**
	 * Returns the path of a URL.
	 *
	 * @param string $url Absolute URL.
	 */
	private function path( string $url ): string {
		return str_replace( Environment::url(), '', $url );
	}

	/**
	 * Creates an attachment.
	 *
	 * @return int Its ID.
	 */
	private static function factory_picture(): int {
		$id = wp_insert_attachment(
			array(
				'post_title'     => 'Teapot',
				'post_mime_type' => 'image/png',
			),
			'teapot.png'
		);
		wp_update_attachment_metadata(
			$id,
			array(
				'width'  => 10,
				'height' => 10,
				'file'   => 'teapot.png',
			)
		);
		return $id;
	}
}
