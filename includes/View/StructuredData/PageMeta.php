<?php
/**
 * What the head of a page of the built-in shop says of it.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\StructuredData;

use Vitrine\Commerce\Builtin\Catalogue\ProductFactory;
use Vitrine\Plugin;
use Vitrine\Support\MainQuery;
use Vitrine\View\Site\CategoryImage;

defined( 'ABSPATH' ) || exit;

/**
 * The description that search engines show, and what is shown where a link is
 * shared (Open Graph), where no other plugin says it. It is kept by caches, so that
 * nothing of a visitor is in it.
 */
final class PageMeta {

	/** Search engines show no more of a description. */
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
		// Jetpack, too, prints what is shown where a link is shared.
		if ( Front::is_elsewhere() || defined( 'JETPACK__VERSION' ) ) {
			return;
		}
		$about = self::about();
		if ( null === $about ) {
			return;
		}
		$text = self::line( $about['text'] );
		/**
		 * Changes what the head of the page of a product, a category, the shop or the
		 * site’s front says of it, or leaves it out: return an empty array. It is kept by
		 * caches: put nothing of a visitor into it.
		 *
		 * @param array<string, string> $tags Contents by name; `og:` and `product:` begin a property of Open Graph.
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
					'og:site_name'   => Front::site_name(),
				) + self::image( $about['image'] ) + ( $about['offer'] ?? array() )
			)
		);
		foreach ( $tags as $name => $content ) {
			printf( "<meta %s=\"%s\" content=\"%s\">\n", preg_match( '/^(?:og|product):/', (string) $name ) ? 'property' : 'name', esc_attr( (string) $name ), esc_attr( (string) $content ) );
		}
	}

	/**
	 * What the page is about; null: nothing of a shop.
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
			return self::of_page( $there instanceof \WP_Post ? $there : null, Front::site_name(), home_url( '/' ), get_bloginfo( 'description' ) );
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
	 * What a page of the site’s own is about: its excerpt says it, and else the site’s logo shows whose it is.
	 *
	 * @param \WP_Post|null $page  Null: the front shows the latest posts.
	 * @param string        $title Plain text.
	 * @param string        $url   Its address.
	 * @param string        $text  Where it has no excerpt.
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
	 * What a product costs and whether it can be had, where it is sold.
	 *
	 * @param int $id The product.
	 * @return array<string, string>
	 */
	private static function offer( int $id ): array {
		$product = ProductFactory::card( $id );
		$offer   = null === $product ? null : Front::offers()->of( $product );
		return null === $offer ? array() : array(
			'product:price:amount'   => (string) ( $offer['price'] ?? $offer['lowPrice'] ),
			'product:price:currency' => (string) $offer['priceCurrency'],
			'product:availability'   => $product->in_stock ? 'in stock' : 'out of stock',
		);
	}

	/**
	 * A picture, with what tells who shows it how much room it takes.
	 *
	 * @param int $id Of the attachment; 0: there is none.
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
	 * The text by which a post is told, unless a password guards it.
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
	 * A text as one short line.
	 *
	 * @param string $html With comments of blocks, too.
	 */
	private static function line( string $html ): string {
		$text = Front::plain( $html );
		return mb_strlen( $text ) <= self::LENGTH ? $text : rtrim( (string) preg_replace( '/\s+\S*$/u', '', mb_substr( $text, 0, self::LENGTH - 1 ) ) ) . '…';
	}
}
