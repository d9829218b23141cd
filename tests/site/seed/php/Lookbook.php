<?php
/**
 * The lookbook of the sample shop.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Seed;

/**
 * Builds a page of looks: a wide image with text next to it, on alternating
 * sides, and the products in it.
 */
final class Lookbook {

	/** First query ID of its listings, above those of other pages. */
	private const QUERY = 61;

	/**
	 * Constructor.
	 *
	 * @param string $post_type Post type of products.
	 */
	public function __construct( private readonly string $post_type ) {
	}

	/**
	 * Returns the page as block markup.
	 *
	 * @param list<array{title: string, text: string, picture: string, alt: string, products: list<string>}> $looks Looks in order of display.
	 */
	public function content( array $looks ): string {
		$title = '<!-- wp:heading {"level":1,"align":"wide"} --><h1 class="wp-block-heading alignwide">Lookbook</h1><!-- /wp:heading -->';
		return implode( "\n\n", array( $title, ...array_map( fn ( array $look, int $number ): string => Home::section( $this->look( $look, $number ) ), $looks, array_keys( $looks ) ) ) );
	}

	/**
	 * Returns a look.
	 *
	 * @param array{title: string, text: string, picture: string, alt: string, products: list<string>} $look   The look.
	 * @param int                                                                                      $number Its index, from 0.
	 */
	private function look( array $look, int $number ): string {
		$image    = $this->id( 'picture-' . $look['picture'], 'attachment' );
		$url      = Pages::path( (string) wp_get_attachment_url( $image ) );
		$is_right = 1 === $number % 2;
		$side     = $is_right ? ' has-media-on-the-right' : '';
		$figure   = sprintf( '<figure class="wp-block-media-text__media"><img src="%s" alt="%s" class="wp-image-%d size-full"/></figure>', $url, esc_attr( $look['alt'] ), $image );
		$words    = sprintf( '<div class="wp-block-media-text__content"><!-- wp:heading --><h2 class="wp-block-heading">%s</h2><!-- /wp:heading --><!-- wp:paragraph --><p>%s</p><!-- /wp:paragraph --></div>', esc_html( $look['title'] ), esc_html( $look['text'] ) );
		$picture  = array( 'align' => 'wide' ) + ( $is_right ? array( 'mediaPosition' => 'right' ) : array() ) + array(
			'mediaId'       => $image,
			'mediaType'     => 'image',
			'mediaSizeSlug' => 'full',
		);
		$listing  = array(
			'collection'     => 'hand-picked',
			'productIds'     => array_map( fn ( string $slug ): int => $this->id( $slug, $this->post_type ), $look['products'] ),
			'rows'           => 1,
			'showSort'       => false,
			'showCount'      => false,
			'showPagination' => false,
			'heading'        => 'h3',
			'queryId'        => self::QUERY + $number,
		);
		return '<!-- wp:media-text ' . wp_json_encode( $picture ) . ' --><div class="wp-block-media-text alignwide' . $side . ' is-stacked-on-mobile">' . ( $is_right ? $words . $figure : $figure . $words ) . '</div><!-- /wp:media-text -->'
			. "\n\n<!-- wp:vitrine/product-listing " . wp_json_encode( $listing ) . ' /-->';
	}

	/**
	 * Returns the ID of a post.
	 *
	 * @param string $slug      Slug of the post.
	 * @param string $post_type Its type.
	 * @throws \RuntimeException When it does not exist.
	 */
	private function id( string $slug, string $post_type ): int {
		$post = get_page_by_path( $slug, OBJECT, $post_type );
		return $post instanceof \WP_Post ? $post->ID : throw new \RuntimeException( "There is no $post_type $slug." );
	}
}
