<?php
/**
 * Blog posts of the sample shop.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Seed;

/**
 * Creates thirty posts in categories, for listings of content.
 */
final class Posts {

	/**
	 * Constructor.
	 *
	 * @param Data     $data     Data to write.
	 * @param Pictures $pictures Images.
	 */
	public function __construct( private readonly Data $data, private readonly Pictures $pictures ) {
	}

	/**
	 * Writes the posts, newest first, a few days apart.
	 */
	public function fill(): void {
		$journal    = $this->data->journal();
		$categories = array();
		foreach ( $journal['categories'] as $category ) {
			$term = wp_insert_term( $category['name'], 'category', $category );

			$categories[ $category['slug'] ] = (int) $term['term_id'];
		}
		foreach ( $journal['posts'] as $i => $post ) {
			$id = wp_insert_post(
				array(
					'post_title'    => $post['title'],
					'post_excerpt'  => $post['excerpt'],
					'post_content'  => self::paragraph( $post['excerpt'] ) . self::paragraph( $post['text'] ),
					'post_status'   => 'publish',
					'post_author'   => 1,
					'post_date'     => gmdate( 'Y-m-d H:i:s', strtotime( '2026-09-30 09:00:00' ) - $i * 3 * DAY_IN_SECONDS ),
					'post_category' => array( $categories[ $post['category'] ] ),
				)
			);
			set_post_thumbnail( $id, $this->pictures->id( $post['image'], $post['title'] ) );
		}
	}

	/**
	 * Returns a paragraph block.
	 *
	 * @param string $text Plain text.
	 */
	private static function paragraph( string $text ): string {
		return "<!-- wp:paragraph -->\n<p>" . esc_html( $text ) . "</p>\n<!-- /wp:paragraph -->\n\n";
	}
}
