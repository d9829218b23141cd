<?php
/**
 * The pictures of a product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Products;

use Vitrine\Commerce\Value\Image;

defined( 'ABSPATH' ) || exit;

/**
 * The product's own, each as plugins show it on the product's page; else the
 * owner's placeholder. WooCommerce's own gray one says nothing that a view does not.
 */
final class Pictures {

	/** What the file of WooCommerce's own placeholder is called. */
	private const USUAL = 'woocommerce-placeholder';

	/**
	 * The pictures, the main one first.
	 *
	 * @param \WC_Product $product The product.
	 * @param bool        $whole   Whether those of the gallery too, as its page shows them.
	 * @param string      $name    For pictures without a text.
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
	 * The picture of a line of the cart.
	 *
	 * @param \WC_Product $product What lies in the cart.
	 * @param string      $name    For a picture without a text.
	 */
	public static function of_line( \WC_Product $product, string $name ): ?Image {
		return Image::of_line( (int) $product->get_image_id(), $name ) ?? self::placeholder( $name );
	}

	/**
	 * What a plugin shows in the place of a picture.
	 *
	 * @param int  $id      Attachment.
	 * @param bool $is_main Whether it is the product's main picture.
	 * @return string|null As the plugin prints it; null: no plugin has changed it.
	 */
	private static function slide( int $id, bool $is_main ): ?string {
		$usual = wc_get_gallery_image_html( $id, $is_main );
		/** This filter is documented in WooCommerce: templates/single-product/product-image.php */
		$shown = apply_filters( 'woocommerce_single_product_image_thumbnail_html', $usual, $id ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
		return is_string( $shown ) && $shown !== $usual ? $shown : null;
	}

	/**
	 * The picture that the owner has chosen for products without one, or that a
	 * plugin has; null: WooCommerce's own.
	 *
	 * @param string $name Of the product.
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
		// An address of the owner's or a plugin's: only the browser knows how large it is.
		$size = wc_get_image_size( 'woocommerce_single' );
		return new Image( $src, '', '', $name, (int) $size['width'], (int) $size['height'] ? (int) $size['height'] : (int) $size['width'] );
	}
}
