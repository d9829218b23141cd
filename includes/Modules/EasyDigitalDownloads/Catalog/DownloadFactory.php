<?php
/**
 * Creates products from downloads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads\Catalog;

use Vitrine\Commerce\Value\Image;
use Vitrine\Commerce\Value\Product;
use Vitrine\Modules\EasyDigitalDownloads\DownloadsMoney;

defined( 'ABSPATH' ) || exit;

/**
 * A bundle is a download like any other; its contents are listed below its description.
 */
final class DownloadFactory {

	/**
	 * Returns a download for a card, without texts.
	 *
	 * @param int $id Download ID.
	 */
	public static function card( int $id ): ?Product {
		return self::make( $id, false );
	}

	/**
	 * Returns a complete download.
	 *
	 * @param int $id Download ID.
	 */
	public static function whole( int $id ): ?Product {
		return self::make( $id, true );
	}

	/**
	 * Whether at most one can be bought.
	 *
	 * @param int $id Download ID.
	 */
	public static function is_single( int $id ): bool {
		return ! edd_item_quantities_enabled() || edd_download_quantities_disabled( $id );
	}

	/**
	 * Whether it is publicly for sale.
	 *
	 * @param \WP_Post $post Download.
	 */
	public static function is_sold( \WP_Post $post ): bool {
		return 'publish' === $post->post_status && '' === $post->post_password && ( new \EDD_Download( $post->ID ) )->can_purchase();
	}

	/**
	 * Returns the name as plain text.
	 *
	 * @param int $id Download ID.
	 */
	public static function name( int $id ): string {
		return html_entity_decode( wp_strip_all_tags( get_the_title( $id ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * Creates a product from a download.
	 *
	 * @param int  $id    Download ID.
	 * @param bool $whole Whether to include texts.
	 */
	private static function make( int $id, bool $whole ): ?Product {
		$post = get_post( $id );
		if ( ! $post instanceof \WP_Post || DownloadsCatalog::POST_TYPE !== $post->post_type ) {
			return null;
		}
		$options = PriceOptions::of( $id );
		$prices  = array() === $options ? array( DownloadsMoney::minor( edd_get_download_price( $id ) ) ) : array_column( $options, 'price' );
		$single  = self::is_single( $id );
		$image   = Image::of_attachment( (int) get_post_thumbnail_id( $id ), 'medium_large', self::name( $id ) );
		$sku     = edd_use_skus() ? (string) get_post_meta( $id, 'edd_sku', true ) : '';
		return new Product(
			$id,
			array() === $options ? Product::SIMPLE : Product::VARIABLE,
			self::name( $id ),
			$post->post_name,
			(string) get_permalink( $post ),
			'-' === $sku ? '' : $sku,
			$whole ? self::description( $post ) . self::bundle( $id ) : '',
			$whole && '' !== trim( $post->post_excerpt ) ? wpautop( wp_kses_post( $post->post_excerpt ) ) : '',
			null === $image ? array() : array( $image ),
			min( $prices ),
			max( $prices ),
			min( $prices ),
			false,
			true,
			null,
			self::is_sold( $post ),
			$single,
			max: $single ? 1 : null,
			categories: self::categories( $id ),
			attributes: PriceOptions::attributes( $id, $options ),
			variations: $whole ? PriceOptions::variations( $options, $single ) : array(),
		);
	}

	/**
	 * Returns the categories of a download.
	 *
	 * @param int $id Download ID.
	 * @return list<array{slug: string, name: string, url: string}>
	 */
	private static function categories( int $id ): array {
		$terms = get_the_terms( $id, DownloadsCatalog::CATEGORY );
		return array_map(
			static fn ( \WP_Term $term ): array => array(
				'slug' => $term->slug,
				'name' => html_entity_decode( $term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
				'url'  => DownloadsCatalog::term_url( $term ),
			),
			is_array( $terms ) ? array_values( $terms ) : array()
		);
	}

	/**
	 * Returns the description, without the purchase form that Easy Digital Downloads
	 * adds to it.
	 *
	 * @param \WP_Post $post Download.
	 */
	private static function description( \WP_Post $post ): string {
		// Prevents recursion: the description may contain a product block.
		static $running = false;
		if ( $running || '' === trim( $post->post_content ) ) {
			return '';
		}
		$running = true;
		$before  = remove_filter( 'the_content', 'edd_before_download_content' );
		$after   = remove_filter( 'the_content', 'edd_after_download_content' );
		try {
			return (string) apply_filters( 'the_content', $post->post_content ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress hook.
		} finally {
			if ( $before ) {
				add_filter( 'the_content', 'edd_before_download_content' );
			}
			if ( $after ) {
				add_filter( 'the_content', 'edd_after_download_content' );
			}
			$running = false;
		}
	}

	/**
	 * Returns the contents of a bundle as a list of links.
	 *
	 * @param int $id Download ID.
	 * @return string HTML; empty if it is not a bundle.
	 */
	private static function bundle( int $id ): string {
		$items = array();
		foreach ( edd_is_bundled_product( $id ) ? (array) edd_get_bundled_products( $id ) : array() as $part ) {
			// `12_1`: the second price option of download 12.
			$download = (int) $part;
			if ( 'publish' === get_post_status( $download ) ) {
				$items[] = sprintf( '<li><a href="%1$s">%2$s</a></li>', esc_url( (string) get_permalink( $download ) ), esc_html( self::name( $download ) ) );
			}
		}
		return array() === $items ? '' : sprintf( '<p>%1$s</p><ul class="vitrine-bundle">%2$s</ul>', esc_html__( 'In this bundle:', 'vitrine' ), implode( '', $items ) );
	}
}
