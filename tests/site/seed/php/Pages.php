<?php
/**
 * Pages around the sample shop.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Seed;

use Vitrine\Templates\Patterns;

/**
 * Creates a front page and a menu. The engine creates the shop's pages;
 * listings.php creates the listings of posts and products.
 */
final class Pages {

	/**
	 * Constructor.
	 *
	 * @param Data       $data   Data to write.
	 * @param ShopWriter $writer Provides the URLs of the shop's pages.
	 * @param string     $home   Block markup of the front page.
	 */
	public function __construct( private readonly Data $data, private readonly ShopWriter $writer, private readonly string $home ) {
	}

	/**
	 * Writes the pages.
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
	 * Creates a page.
	 *
	 * @param string $title    Title.
	 * @param string $slug     Slug.
	 * @param string $content  Content.
	 * @param string $template Template of the theme, or empty for the default one.
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
	 * Puts the header of this plugin's pattern in place of the block theme's, as the
	 * Site Editor does.
	 */
	public static function put_header(): void {
		Patterns::register();
		$header = wp_insert_post(
			array(
				'post_type'    => 'wp_template_part',
				'post_name'    => 'header',
				'post_title'   => 'Header',
				'post_status'  => 'publish',
				'post_content' => wp_slash( \WP_Block_Patterns_Registry::get_instance()->get_registered( 'vitrine/header' )['content'] ),
			)
		);
		wp_set_object_terms( $header, get_stylesheet(), 'wp_theme' );
		wp_set_object_terms( $header, 'header', 'wp_template_part_area' );
	}

	/**
	 * Returns a menu link.
	 *
	 * @param string $label Its text.
	 * @param string $path  Target path.
	 */
	public static function link( string $label, string $path ): string {
		return sprintf( '<!-- wp:navigation-link {"label":"%s","url":"%s","kind":"custom","isTopLevelLink":true} /-->', $label, $path );
	}

	/**
	 * Returns a URL without its host, so that a copy of the site on another port
	 * keeps working.
	 *
	 * @param string $url Absolute URL.
	 */
	public static function path( string $url ): string {
		return wp_make_link_relative( $url );
	}
}
