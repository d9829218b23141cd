<?php
/**
 * Sample products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Setup\Sample;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Builtin\ShopOptions;

defined( 'ABSPATH' ) || exit;

/**
 * Adds some products, categories and images to the shop, and removes them. The caller
 * checks capabilities.
 *
 * @phpstan-import-type Sample from Blueprints
 */
final class SampleProducts {

	/** Name of the size attribute. */
	private const SIZE = 'size';

	/**
	 * Returns the sample products in the shop.
	 *
	 * @return list<int> Product IDs, including those in the trash.
	 */
	public static function ids(): array {
		return SampleMarks::posts( ContentTypes::PRODUCT );
	}

	/**
	 * Adds the sample products, all or none. Does nothing if they exist.
	 *
	 * @return true|\WP_Error Error if a product could not be saved.
	 */
	public static function add(): bool|\WP_Error {
		if ( array() !== self::ids() ) {
			return true;
		}
		foreach ( Blueprints::all() as $sample ) {
			$written = self::write( $sample );
			if ( is_wp_error( $written ) ) {
				self::remove();
				return $written;
			}
		}
		return true;
	}

	/**
	 * Removes the sample products, their images and categories. Edited products, and images
	 * and categories in use elsewhere, are kept.
	 *
	 * @return int Number of products kept.
	 */
	public static function remove(): int {
		$kept = 0;
		foreach ( self::ids() as $id ) {
			if ( SampleMarks::is_untouched( $id ) ) {
				wp_delete_post( $id, true );
			} else {
				SampleMarks::release_post( $id );
				++$kept;
			}
		}
		foreach ( SampleMarks::posts( 'attachment' ) as $id ) {
			self::is_used( $id ) ? SampleMarks::release_post( $id ) : wp_delete_attachment( $id, true );
		}
		foreach ( SampleMarks::terms() as $id => $name ) {
			self::remove_category( $id, $name );
		}
		return $kept;
	}

	/**
	 * Saves a product.
	 *
	 * @param Sample $sample Definition of the product.
	 * @return true|\WP_Error
	 */
	private static function write( array $sample ): bool|\WP_Error {
		$category = self::category( $sample['category'] );
		if ( is_wp_error( $category ) ) {
			return $category;
		}
		$picture = self::picture( $sample );
		$price   = self::minor( $sample['price'] );
		$id      = ProductWriter::save(
			array(
				'name'              => $sample['name'],
				'short_description' => $sample['short'],
				'description'       => $sample['text'],
				'categories'        => array( $category ),
				'image_ids'         => array_filter( array( $picture ) ),
				'regular_price'     => $price,
				'sale_price'        => isset( $sample['sale'] ) ? self::minor( $sample['sale'] ) : null,
			)
			+ ( isset( $sample['stock'] ) ? array( 'stock' => $sample['stock'] ) : array() )
			+ ( isset( $sample['sizes'] ) ? self::variable( $sample['sizes'], $price ) : array() )
		);
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		SampleMarks::mark_post( $id );
		return true;
	}

	/**
	 * Returns the data of a product with sizes.
	 *
	 * @param array<string, string> $sizes Labels by slug.
	 * @param int                   $price Price in minor units.
	 * @return array<string, mixed> Data for ProductWriter::save().
	 */
	private static function variable( array $sizes, int $price ): array {
		return array(
			'type'       => 'variable',
			'attributes' => array(
				array(
					'name'      => self::SIZE,
					'label'     => __( 'Size', 'vitrine' ),
					'options'   => $sizes,
					'default'   => '',
					'variation' => true,
				),
			),
			'variations' => array_map(
				static fn ( string $size ): array => array(
					'attributes'    => array( self::SIZE => $size ),
					'regular_price' => $price,
				),
				array_keys( $sizes )
			),
		);
	}

	/**
	 * Converts a price to minor units. Currencies without decimals get higher prices.
	 *
	 * @param float $price Price in units of the currency.
	 */
	private static function minor( float $price ): int {
		$decimals = ShopOptions::get()->currency->decimals;
		return (int) round( $price * 10 ** ( 0 === $decimals ? 2 : $decimals ) );
	}

	/**
	 * Returns a category, an existing one if the name matches.
	 *
	 * @param string $name Category name.
	 * @return int|\WP_Error Term ID.
	 */
	private static function category( string $name ): int|\WP_Error {
		$there = get_term_by( 'name', $name, ContentTypes::CATEGORY );
		if ( $there instanceof \WP_Term ) {
			return $there->term_id;
		}
		$made = wp_insert_term( $name, ContentTypes::CATEGORY );
		if ( is_wp_error( $made ) ) {
			return $made;
		}
		SampleMarks::mark_term( (int) $made['term_id'], $name );
		return (int) $made['term_id'];
	}

	/**
	 * Creates the image of a product in the media library.
	 *
	 * @param Sample $sample Definition of the product.
	 * @return int Attachment ID; 0 if the image could not be created.
	 */
	private static function picture( array $sample ): int {
		if ( ! function_exists( 'gzcompress' ) ) {
			return 0;
		}
		$name = sanitize_file_name( $sample['name'] );
		$file = wp_upload_bits( ( '' === $name ? 'sample' : $name ) . '.png', null, ( new SampleImage( $sample['colors'] ) )->draw( $sample['shapes'] )->png() );
		if ( false !== $file['error'] ) {
			return 0;
		}
		$id = wp_insert_attachment(
			wp_slash(
				array(
					'post_title'     => $sample['name'],
					'post_mime_type' => 'image/png',
				)
			),
			$file['file']
		);
		if ( 0 === $id ) {
			wp_delete_file( $file['file'] );
			return 0;
		}
		// Marked before thumbnails are created, which may fail.
		SampleMarks::mark_post( $id );
		require_once ABSPATH . 'wp-admin/includes/image.php';
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file['file'] ) );
		return $id;
	}

	/**
	 * Whether an image is used elsewhere: as featured image or in content.
	 *
	 * @param int $id Attachment ID.
	 */
	private static function is_used( int $id ): bool {
		global $wpdb;
		$main = $wpdb->get_var( $wpdb->prepare( "SELECT meta_id FROM %i WHERE meta_key = '_thumbnail_id' AND meta_value = %s LIMIT 1", $wpdb->postmeta, (string) $id ) );
		return null !== $main || null !== $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM %i WHERE post_content LIKE %s AND post_type <> 'revision' LIMIT 1", $wpdb->posts, '%' . $wpdb->esc_like( "wp-image-$id\"" ) . '%' ) );
	}

	/**
	 * Deletes a category, unless the owner has renamed it or it is not empty.
	 *
	 * @param int    $id   Term ID.
	 * @param string $name Original name.
	 */
	private static function remove_category( int $id, string $name ): void {
		$term  = get_term( $id, ContentTypes::CATEGORY );
		$posts = get_objects_in_term( $id, ContentTypes::CATEGORY );
		$below = get_term_children( $id, ContentTypes::CATEGORY );
		if ( $term instanceof \WP_Term && $term->name === $name && array() === $posts && array() === $below ) {
			wp_delete_term( $id, ContentTypes::CATEGORY );
		} else {
			SampleMarks::release_term( $id );
		}
	}
}
