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
	 * @param Data       $data     What to write.
	 * @param Pictures   $pictures Pictures.
	 * @param ShopWriter $writer   Knows where the shop's own pages are.
	 */
	public function __construct( private readonly Data $data, private readonly Pictures $pictures, private readonly ShopWriter $writer ) {
	}

	/**
	 * Writes them.
	 */
	public function fill(): void {
		$shop = $this->data->shop();
		update_option( 'blogname', $shop['title'] );
		update_option( 'blogdescription', $shop['tagline'] );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', self::write( 'Home', 'home', $this->front(), 'page-no-title' ) );
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
	 * The front page: a picture, a word, the way in. A browser that paints half of
	 * it has to move nothing when the other half comes.
	 */
	private function front(): string {
		$image = $this->pictures->id( 'ripple-vase-pair', 'Ripple Vase' );
		$url   = self::path( (string) wp_get_attachment_url( $image ) );
		$shop  = self::path( $this->writer->page_url( 'shop' ) );
		return <<<HTML
<!-- wp:media-text {"align":"wide","mediaId":$image,"mediaType":"image","mediaSizeSlug":"full","verticalAlignment":"top"} -->
<div class="wp-block-media-text alignwide is-stacked-on-mobile is-vertically-aligned-top"><figure class="wp-block-media-text__media"><img src="$url" alt="Two rippled vases, one of them blue" class="wp-image-$image size-full"/></figure><div class="wp-block-media-text__content"><!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading">Things for a calm home</h1>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Ceramics, light and linen from small workshops. Made slowly, sent quickly.</p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="$shop">See the shop</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div></div>
<!-- /wp:media-text -->
HTML;
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
	private static function link( string $label, string $path ): string {
		return sprintf( '<!-- wp:navigation-link {"label":"%s","url":"%s","kind":"custom","isTopLevelLink":true} /-->', $label, $path );
	}

	/**
	 * An address without its host, so that a copy of the site on another port keeps working.
	 *
	 * @param string $url Absolute.
	 */
	private static function path( string $url ): string {
		return wp_make_link_relative( $url );
	}
}
