<?php
/**
 * A picture of a gallery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Gallery;

use Vitrine\Commerce\Value\Image;
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

	/** As scripts of galleries know it. */
	private const NAME = 'woocommerce-product-gallery__image';

	/**
	 * The slide.
	 *
	 * @param array<string, mixed> $picture Of Picture, with `html` where others show something else.
	 * @param string               $id      Its anchor.
	 * @param string               $label   What the link does.
	 * @param bool                 $first   Whether it is seen first.
	 */
	public static function render( array $picture, string $id, string $label, bool $first ): Markup {
		if ( isset( $picture['html'] ) ) {
			return self::written( $picture['html'], $id, $picture['gallery_thumbnail_src'] );
		}
		return Markup::tag(
			'div',
			array(
				'class'      => self::NAME,
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
	 * What others show in the place of a picture: a slide of its own, or what fills one.
	 *
	 * @param string $html  As they print it.
	 * @param string $id    Its anchor.
	 * @param string $thumb Address of the small picture.
	 */
	private static function written( string $html, string $id, string $thumb ): Markup {
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( $tags->next_tag() && $tags->has_class( self::NAME ) ) {
			$tags->set_attribute( 'id', $id );
			return Markup::safe( $tags->get_updated_html() );
		}
		return Markup::tag(
			'div',
			array(
				'class'      => self::NAME,
				'id'         => $id,
				'data-thumb' => $thumb,
			),
			Markup::safe( $html )
		);
	}

	/**
	 * The room of a picture that is not there.
	 *
	 * @param Image|null $placeholder What stands there instead; null: a drawn one.
	 */
	public static function none( ?Image $placeholder ): Markup {
		return Markup::tag( 'div', array( 'class' => self::NAME ), Plain::render( $placeholder?->to_array(), '', 'first' ) );
	}
}
