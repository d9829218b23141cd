<?php
/**
 * Product images.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Products;

use Vitrine\Commerce\Value\Image;
use Vitrine\Commerce\WooCommerce\Products\Cards\CardHtml;

defined( 'ABSPATH' ) || exit;

/**
 * The product's own, each as plugins show it on the product's page; else the
 * The product's images, as plugins show them on the product page, or the owner's
 * placeholder. WooCommerce's default placeholder is left out, since our views have
 * their own. */
final class ProductImages {

	/** File name of WooCommerce's default placeholder. */
	private const USUAL = 'woocommerce-placeholder';

	/**
	 * Returns the images, the main image first.
	 *
	 * @param \WC_Product $product The product.
	 * @param bool        $whole   Whether to include the gallery images, as on the product page.
	 * @param string      $name    Alternative text for images without one.
	 * @return list<Image>
	 */
	public static function of( \WC_Product $product, bool $whole, string $name ): array {
		$ids = array_map( 'intval', array_merge( array( $product->get_image_id() ), $whole ? $product->get_gallery_image_ids() : array() ) );
		_prime_post_caches( array_values( array_filter( $ids ) ), false );
		$images = array_values( array_filter( array_map( static fn ( int $id ): ?Image => Image::of_attachment( $id, 'medium_large', $name ), $ids ) ) );
		if ( $whole && has_filter( 'woocommerce_single_product_image_thumbnail_html' ) ) {
			$images = array_map( static fn ( Image $image, int $place ): Image => $image->shown_as( self::slide( $image->id, 0 === $place ) ), $images, array_keys( $images ) );
		}
		if ( ! $whole && array() !== $images ) {
			$images[0] = $images[0]->shown_as( CardHtml::image( $product ) );
		}
		return array() === $images ? array_filter( array( self::placeholder( $name ) ) ) : $images;
	}

	/**
	 * Returns the image of a cart item.
	 *
	 * @param \WC_Product $product Product in the cart.
	 * @param string      $name    Alternative text for an image without one.
	 */
	public static function of_line( \WC_Product $product, string $name ): ?Image {
		return Image::of_line( (int) $product->get_image_id(), $name ) ?? self::placeholder( $name );
	}

	/**
	 * Returns the gallery HTML with which a plugin replaces an image.
	 *
	 * @param int  $id      Attachment ID.
	 * @param bool $is_main Whether it is the product's main picture.
	 * @return string|null As the plugin prints it; null: no plugin has changed it.
	 */
	private static function slide( int $id, bool $is_main ): ?string {
		$usual = wc_get_gallery_image_html( $id, $is_main );
		/** This filter is documented in WooCommerce: templates/single-product/product-image.php */
		$shown = apply_filters( 'woocommerce_single_product_image_thumbnail_html', $usual, $id ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		return is_string( $shown ) && $shown !== $usual ? $shown : null;
	}

	/**
	 * Returns the placeholder image set by the owner or a plugin; null: WooCommerce's
	 * default.
	 *
	 * @param string $name Product name.
	 */
	private static function placeholder( string $name ): ?Image {
		$src = (string) wc_placeholder_img_src( 'woocommerce_single' );
		if ( '' === $src || str_starts_with( wp_basename( $src ), self::USUAL ) ) {
			return null;
		}
		$id    = (int) get_option( 'woocommerce_placeholder_image', 0 );
		$image = Image::of_attachment( $id, 'medium_large', $name );
		if ( null !== $image && wp_get_attachment_image_url( $id, 'woocommerce_single' ) === $src ) {
			return $image;
		}
		// A URL instead of an attachment: its real size is unknown.
		$size = wc_get_image_size( 'woocommerce_single' );
		return new Image( $src, '', '', $name, (int) $size['width'], (int) $size['height'] ? (int) $size['height'] : (int) $size['width'] );
	}
}
