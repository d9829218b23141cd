<?php
/**
 * Slide of the gallery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Gallery;

use Vitrine\Commerce\Value\Image;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Picture;

defined( 'ABSPATH' ) || exit;

/**
 * Renders a slide with the attributes that gallery scripts read. It links to the
 * full-size image, so that it can be enlarged without JavaScript.
 *
 * @see spec 3.18
 */
final class Slide {

	/** Class that gallery scripts look for. */
	private const NAME = 'woocommerce-product-gallery__image';

	/**
	 * Renders the slide.
	 *
	 * @param array<string, mixed> $picture Image of Picture, with `html` if a plugin replaces it.
	 * @param string               $id      ID of the slide.
	 * @param string               $label   Label of the link.
	 * @param bool                 $first   Whether it is the first slide.
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
	 * Renders the HTML with which a plugin replaces an image: a slide, or the content
	 * of one.
	 *
	 * @param string $html  HTML of the plugin.
	 * @param string $id    ID of the slide.
	 * @param string $thumb URL of the thumbnail.
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
	 * Renders a slide without image.
	 *
	 * @param Image|null $placeholder Placeholder image; null: an icon.
	 */
	public static function none( ?Image $placeholder ): Markup {
		return Markup::tag( 'div', array( 'class' => self::NAME ), Picture::render( $placeholder?->to_array(), '', 'first' ) );
	}
}
