<?php
/**
 * The pages around the sample shop.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Seed;

/**
 * A front page and a menu. The pages of the shop are made by the engine, listings
 * of the journal and of the products by listings.php.
 */
final class Pages {

	/**
	 * Takes what it needs.
	 *
	 * @param Data       $data   What to write.
	 * @param ShopWriter $writer Knows where the shop's own pages are.
	 * @param string     $home   The front page, as blocks.
	 */
	public function __construct( private readonly Data $data, private readonly ShopWriter $writer, private readonly string $home ) {
	}

	/**
	 * Writes them.
	 */
	public function fill(): void {
		$shop = $this->data->shop();
		update_option( 'blogname', $shop['title'] );
		update_option( 'blogdescription', $shop['tagline'] );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', self::write( 'Home', 'home', $this->home, 'page-no-title' ) );
		update_option( 'posts_per_page', 9 );
		wp_insert_post(
			array(
				'post_type'    => 'wp_navigation',
				'post_title'   => 'Main menu',
				'post_name'    => 'main-menu',
				'post_status'  => 'publish',
				'post_content' => self::link( 'Shop', self::path( $this->writer->page_url( 'shop' ) ) )
					. self::link( 'Journal', self::path( home_url( '/journal/' ) ) )
					. self::link( 'My account', self::path( $this->writer->page_url( 'account' ) ) ),
			)
		);
	}

	/**
	 * Writes a page.
	 *
	 * @param string $title    Title.
	 * @param string $slug     Slug.
	 * @param string $content  Content.
	 * @param string $template One of the theme's, or empty for the usual one.
	 */
	public static function write( string $title, string $slug, string $content, string $template ): int {
		return (int) wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_title'   => $title,
				'post_name'    => $slug,
				'post_content' => $content,
				'post_status'  => 'publish',
				'meta_input'   => array( '_wp_page_template' => $template ),
			)
		);
	}

	/**
	 * A link of the menu.
	 *
	 * @param string $label Its text.
	 * @param string $path  Where it leads.
	 */
	public static function link( string $label, string $path ): string {
		return sprintf( '<!-- wp:navigation-link {"label":"%s","url":"%s","kind":"custom","isTopLevelLink":true} /-->', $label, $path );
	}

	/**
	 * An address without its host, so that a copy of the site on another port keeps working.
	 *
	 * @param string $url Absolute.
	 */
	public static function path( string $url ): string {
		return wp_make_link_relative( $url );
	}
}
