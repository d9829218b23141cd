<?php
/**
 * Meta tags on pages of the built-in shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\StructuredData;

use Vitrine\Commerce\Builtin\Catalog\ProductFactory;
use Vitrine\Plugin;
use Vitrine\Support\MainQuery;
use Vitrine\View\Site\CategoryImage;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the meta description and Open Graph tags, unless another plugin does. They are
 * cached, so they have no visitor data.
 */
final class PageMeta {

	/** Maximum length of a description in search results. */
	private const LENGTH = 160;

	/**
	 * Registers the hook.
	 */
	public static function boot(): void {
		add_action( 'wp_head', array( self::class, 'print' ) );
	}

	/**
	 * Prints the tags of the page.
	 */
	public static function print(): void {
		// Jetpack prints Open Graph tags too.
		if ( StructuredDataOutput::is_elsewhere() || defined( 'JETPACK__VERSION' ) ) {
			return;
		}
		$about = self::about();
		if ( null === $about ) {
			return;
		}
		$text = self::line( $about['text'] );
		/**
		 * Filters the meta tags of a product page, a category, the shop page or the
		 * front page; return an empty array to remove them. They are cached: do not add
		 * visitor data.
		 *
		 * @param array<string, string> $tags Contents by name; `og:` and `product:` are prefixes of Open Graph properties.
		 *
		 * @example
		 * add_filter( 'vitrine_page_meta', fn( $tags ) => [ 'twitter:site' => '@acme' ] + $tags );
		 */
		$tags = (array) apply_filters(
			'vitrine_page_meta',
			array_filter(
				array(
					'description'    => $text,
					'og:locale'      => get_locale(),
					'og:type'        => $about['type'],
					'og:title'       => $about['title'],
					'og:description' => $text,
					'og:url'         => $about['url'],
					'og:site_name'   => StructuredDataOutput::site_name(),
				) + self::image( $about['image'] ) + ( $about['offer'] ?? array() )
			)
		);
		foreach ( $tags as $name => $content ) {
			printf( "<meta %s=\"%s\" content=\"%s\">\n", preg_match( '/^(?:og|product):/', (string) $name ) ? 'property' : 'name', esc_attr( (string) $name ), esc_attr( (string) $content ) );
		}
	}

	/**
	 * Returns the data of the page; null: it is not a page of the shop.
	 *
	 * @return array{type: string, title: string, text: string, url: string, image: int, offer?: array<string, string>}|null
	 */
	private static function about(): ?array {
		$engine = Plugin::engine();
		$types  = $engine->content_types();
		$there  = MainQuery::get()->get_queried_object();
		if ( $there instanceof \WP_Post && is_singular( $types['post_type'] ) ) {
			return array(
				'type'  => 'product',
				'title' => $there->post_title,
				'text'  => self::text_of( $there ),
				'url'   => (string) get_permalink( $there ),
				'image' => (int) get_post_thumbnail_id( $there ),
				'offer' => self::offer( $there->ID ),
			);
		}
		if ( is_front_page() ) {
			return self::of_page( $there instanceof \WP_Post ? $there : null, StructuredDataOutput::site_name(), home_url( '/' ), get_bloginfo( 'description' ) );
		}
		if ( $there instanceof \WP_Post && $engine->is_page( 'shop' ) ) {
			return self::of_page( $there, $there->post_title, (string) get_permalink( $there ) );
		}
		if ( ! $there instanceof \WP_Term || ! MainQuery::get()->is_tax( array_values( array_diff_key( $types, array( 'post_type' => true ) ) ) ) ) {
			return null;
		}
		$link = get_term_link( $there );
		return array(
			'type'  => 'website',
			'title' => $there->name,
			'text'  => $there->description,
			'url'   => is_string( $link ) ? $link : '',
			'image' => (int) get_term_meta( $there->term_id, CategoryImage::META, true ),
		);
	}

	/**
	 * Returns the data of a page: its excerpt, and the site logo if it has no image.
	 *
	 * @param \WP_Post|null $page  The page; null: the front page shows the latest posts.
	 * @param string        $title Plain text.
	 * @param string        $url   URL of the page.
	 * @param string        $text  Text if it has no excerpt.
	 * @return array{type: string, title: string, text: string, url: string, image: int}
	 */
	private static function of_page( ?\WP_Post $page, string $title, string $url, string $text = '' ): array {
		$images = array( null === $page ? 0 : get_post_thumbnail_id( $page ), get_theme_mod( 'custom_logo' ), get_option( 'site_icon' ) );
		return array(
			'type'  => 'website',
			'title' => $title,
			'text'  => null !== $page && has_excerpt( $page ) ? self::text_of( $page ) : $text,
			'url'   => $url,
			'image' => (int) current( array_filter( $images ) ),
		);
	}

	/**
	 * Returns price and availability of a product that is for sale.
	 *
	 * @param int $id Product ID.
	 * @return array<string, string>
	 */
	private static function offer( int $id ): array {
		$product = ProductFactory::card( $id );
		$offer   = null === $product ? null : StructuredDataOutput::offers()->of( $product );
		return null === $offer ? array() : array(
			'product:price:amount'   => (string) ( $offer['price'] ?? $offer['lowPrice'] ),
			'product:price:currency' => (string) $offer['priceCurrency'],
			'product:availability'   => $product->in_stock ? 'in stock' : 'out of stock',
		);
	}

	/**
	 * Returns the tags of an image, with its size.
	 *
	 * @param int $id Attachment ID; 0: none.
	 * @return array<string, string>
	 */
	private static function image( int $id ): array {
		$image = $id > 0 ? wp_get_attachment_image_src( $id, 'large' ) : false;
		return false === $image ? array() : array(
			'og:image'        => $image[0],
			'og:image:width'  => (string) $image[1],
			'og:image:height' => (string) $image[2],
			'og:image:alt'    => (string) get_post_meta( $id, '_wp_attachment_image_alt', true ),
			'twitter:card'    => 'summary_large_image',
		);
	}

	/**
	 * Returns the text of a post, unless it is password protected.
	 *
	 * @param \WP_Post $post The post.
	 */
	private static function text_of( \WP_Post $post ): string {
		if ( post_password_required( $post ) ) {
			return '';
		}
		return '' === trim( $post->post_excerpt ) ? strip_shortcodes( $post->post_content ) : $post->post_excerpt;
	}

	/**
	 * Shortens a text to one line.
	 *
	 * @param string $html HTML, may include block comments.
	 */
	private static function line( string $html ): string {
		$text = StructuredDataOutput::plain( $html );
		return mb_strlen( $text ) <= self::LENGTH ? $text : rtrim( (string) preg_replace( '/\s+\S*$/u', '', mb_substr( $text, 0, self::LENGTH - 1 ) ) ) . '…';
	}
}
