<?php
/**
 * A picture of a gallery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Gallery;

use Vitrine\View\Markup;
use Vitrine\View\Parts\Picture as Plain;

defined( 'ABSPATH' ) || exit;

/**
 * One slide, with the attributes that scripts of galleries read. It is a link
 * to the whole picture, so it can be looked at closely without a script.
 *
 * @see spec 3.18
 */
final class Slide {

	/**
	 * The slide.
	 *
	 * @param array<string, mixed> $picture Of Picture.
	 * @param string               $id      Its anchor.
	 * @param string               $label   What the link does.
	 * @param bool                 $first   Whether it is seen first.
	 */
	public static function render( array $picture, string $id, string $label, bool $first ): Markup {
		return Markup::tag(
			'div',
			array(
				'class'      => 'woocommerce-product-gallery__image',
				'id'         => $id,
				'data-thumb' => $picture['gallery_thumbnail_src'],
			),
			Markup::tag(
				'a',
				array(
					'href'       => $picture['full_src'],
					'aria-label' => $label,
				),
				Markup::tag(
					'img',
					array(
						'class'                   => $first ? 'wp-post-image' : null,
						'src'                     => $picture['src'],
						'srcset'                  => '' === $picture['srcset'] ? null : $picture['srcset'],
						'sizes'                   => '' === $picture['srcset'] ? null : $picture['sizes'],
						'alt'                     => $picture['alt'],
						'width'                   => $picture['src_w'],
						'height'                  => $picture['src_h'],
						'data-caption'            => $picture['caption'],
						'data-large_image'        => $picture['full_src'],
						'data-large_image_width'  => $picture['full_src_w'],
						'data-large_image_height' => $picture['full_src_h'],
						'loading'                 => $first ? 'eager' : 'lazy',
						'fetchpriority'           => $first ? 'high' : null,
						'decoding'                => 'async',
					)
				)
			)
		);
	}

	/**
	 * The room of a picture that is not there.
	 */
	public static function none(): Markup {
		return Markup::tag( 'div', array( 'class' => 'woocommerce-product-gallery__image' ), Plain::render( null ) );
	}
}
