<?php
/**
 * What the head of a page of the built-in shop says of it.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\StructuredData;

use Vitrine\Plugin;
use Vitrine\Support\MainQuery;

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
	 * Takes the hook.
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
		 * Changes what the head of a product’s or a category’s page says of it, or
		 * leaves it out: return an empty array. It is kept by caches: put nothing of a
		 * visitor into it.
		 *
		 * @param array<string, string> $tags Contents by name; `og:` begins a property of Open Graph.
		 *
		 * @example
		 * add_filter( 'vitrine_page_meta', fn( $tags ) => [ 'og:locale' => get_locale() ] + $tags );
		 */
		$tags = (array) apply_filters(
			'vitrine_page_meta',
			array_filter(
				array(
					'description'    => $text,
					'og:type'        => $about['type'],
					'og:title'       => $about['title'],
					'og:description' => $text,
					'og:url'         => $about['url'],
					'og:site_name'   => wp_specialchars_decode( get_bloginfo( 'name', 'display' ), ENT_QUOTES ),
					'og:image'       => $about['image'],
				)
			)
		);
		foreach ( $tags as $name => $content ) {
			printf( "<meta %s=\"%s\" content=\"%s\">\n", str_starts_with( (string) $name, 'og:' ) ? 'property' : 'name', esc_attr( (string) $name ), esc_attr( (string) $content ) );
		}
	}

	/**
	 * What the page is about; null: it is no product's and no category's.
	 *
	 * @return array{type: string, title: string, text: string, url: string, image: string}|null
	 */
	private static function about(): ?array {
		$types = Plugin::engine()->content_types();
		$there = MainQuery::get()->get_queried_object();
		if ( $there instanceof \WP_Post && is_singular( $types['post_type'] ) ) {
			return array(
				'type'  => 'product',
				'title' => $there->post_title,
				'text'  => post_password_required( $there ) ? '' : ( '' === trim( $there->post_excerpt ) ? strip_shortcodes( $there->post_content ) : $there->post_excerpt ),
				'url'   => (string) get_permalink( $there ),
				'image' => (string) get_the_post_thumbnail_url( $there, 'large' ),
			);
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
			'image' => '',
		);
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
