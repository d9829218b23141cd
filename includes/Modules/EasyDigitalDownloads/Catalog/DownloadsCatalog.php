<?php
/**
 * Catalog of downloads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads\Catalog;

use Vitrine\Commerce\Catalog;
use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\Value\ProductPage;
use Vitrine\Commerce\Value\ProductQuery;

defined( 'ABSPATH' ) || exit;

/**
 * Implements the catalog with the post type of Easy Digital Downloads.
 */
final class DownloadsCatalog implements Catalog {

	public const POST_TYPE = 'download';
	public const CATEGORY  = 'download_category';

	private const MAX_PER_PAGE = 100;

	/**
	 * {@inheritDoc}
	 *
	 * @param int $id Download ID.
	 */
	public function find( int $id ): ?Product {
		return self::may_see( $id ) ? DownloadFactory::whole( $id ) : null;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $product_id Download ID.
	 */
	public function variations( int $product_id ): array {
		return self::may_see( $product_id ) ? PriceOptions::variations( PriceOptions::of( $product_id ), DownloadFactory::is_single( $product_id ) ) : array();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param ProductQuery $query Sort order, category, search, page.
	 */
	public function query( ProductQuery $query ): ProductPage {
		$page     = max( 1, $query->page );
		$per_page = min( self::MAX_PER_PAGE, max( 1, $query->per_page ) );
		$found    = DownloadSearch::run( $query, $page, $per_page );
		return new ProductPage(
			array_values( array_filter( array_map( array( DownloadFactory::class, 'card' ), $found['ids'] ) ) ),
			$found['total'],
			$page,
			$per_page,
			DownloadSearch::valid( $query->orderby )
		);
	}

	/**
	 * {@inheritDoc}
	 */
	public function sort_orders(): array {
		return array(
			'menu_order' => __( 'Default sorting', 'vitrine' ),
			'popularity' => __( 'Sort by popularity', 'vitrine' ),
			'date'       => __( 'Sort by latest', 'vitrine' ),
			'price'      => __( 'Sort by price: low to high', 'vitrine' ),
			'price-desc' => __( 'Sort by price: high to low', 'vitrine' ),
		);
	}

	/**
	 * {@inheritDoc}
	 */
	public function categories(): array {
		$terms = get_terms( array( 'taxonomy' => self::CATEGORY ) );
		return array_map(
			static fn ( \WP_Term $term ): array => array(
				'id'    => $term->term_id,
				'slug'  => $term->slug,
				'name'  => html_entity_decode( $term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
				'count' => $term->count,
				'url'   => self::term_url( $term ),
			),
			is_array( $terms ) ? array_values( $terms ) : array()
		);
	}

	/**
	 * Returns the URL of a category.
	 *
	 * @param \WP_Term $term Category.
	 */
	public static function term_url( \WP_Term $term ): string {
		$url = get_term_link( $term );
		return is_string( $url ) ? $url : '';
	}

	/**
	 * Whether the current visitor can see a download.
	 *
	 * @param int $id Download ID.
	 */
	private static function may_see( int $id ): bool {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof \WP_Post || self::POST_TYPE !== $post->post_type || 'trash' === $post->post_status || post_password_required( $post ) ) {
			return false;
		}
		return 'publish' === $post->post_status || current_user_can( 'read_post', $id );
	}
}
