<?php
/**
 * A product's pictures.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product;

use Vitrine\Commerce\Value\Image;
use Vitrine\Commerce\Value\Product;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Badge;
use Vitrine\View\Parts\Picture;

/**
 * A strip of pictures, one in view, and thumbnails that lead to each: plain
 * links, so it works without script.
 *
 * @see spec 2.3
 */
final class Gallery {

	/**
	 * The gallery.
	 *
	 * @param Product                               $product Whole.
	 * @param array{text: string, template: string} $badge   `sale_badge` of Shop.
	 */
	public static function render( Product $product, array $badge ): Markup {
		$many = count( $product->images ) > 1;
		return Markup::tag(
			'div',
			array( 'class' => 'woocommerce-product-gallery images' ),
			$product->on_sale && $product->in_stock ? Badge::render( $product->sale_percentage(), $badge ) : null,
			Markup::tag(
				'div',
				array(
					'class'      => 'vitrine-gallery-strip',
					'role'       => $many ? 'group' : null,
					'tabindex'   => $many ? '0' : null,
					/* translators: %s: product name. */
					'aria-label' => $many ? sprintf( __( 'Pictures of %s', 'vitrine' ), $product->name ) : null,
				),
				array() === $product->images
					? Markup::tag( 'div', array( 'class' => 'woocommerce-product-gallery__image' ), Picture::render( null ) )
					: array_map( static fn ( Image $image, int $index ): Markup => self::picture( $product, $image, $index ), $product->images, array_keys( $product->images ) )
			),
			$many ? self::thumbnails( $product ) : null
		);
	}

	/**
	 * One picture.
	 *
	 * @param Product $product Whole.
	 * @param Image   $image   One of its pictures.
	 * @param int     $index   Its place.
	 */
	private static function picture( Product $product, Image $image, int $index ): Markup {
		return Markup::tag(
			'div',
			array(
				'class' => 'woocommerce-product-gallery__image',
				'id'    => self::id( $product, $index ),
			),
			Picture::render( $image->to_array(), '(max-width: 781px) 92vw, 640px', 0 === $index ? 'first' : 'lazy', '' === $image->alt ? $product->name : $image->alt )
		);
	}

	/**
	 * The small ones.
	 *
	 * @param Product $product Whole.
	 */
	private static function thumbnails( Product $product ): Markup {
		$items = array();
		foreach ( $product->images as $index => $image ) {
			$items[] = Markup::tag(
				'li',
				array(),
				Markup::tag(
					'a',
					array(
						'href'       => '#' . self::id( $product, $index ),
						/* translators: 1: number of a picture, 2: of how many. */
						'aria-label' => sprintf( __( 'Show picture %1$d of %2$d', 'vitrine' ), $index + 1, count( $product->images ) ),
					),
					Picture::render( $image->to_array(), '88px', 'lazy', '' )
				)
			);
		}
		return Markup::tag( 'ul', array( 'class' => 'flex-control-thumbs vitrine-gallery-thumbs' ), $items );
	}

	/**
	 * The anchor of a picture.
	 *
	 * @param Product $product Whole.
	 * @param int     $index   Place.
	 */
	private static function id( Product $product, int $index ): string {
		return 'product-' . $product->id . '-image-' . ( $index + 1 );
	}
}
