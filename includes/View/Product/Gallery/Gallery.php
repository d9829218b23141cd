<?php
/**
 * The product gallery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Gallery;

use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\Value\Variation;
use Vitrine\Contract;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Badge;
use Vitrine\View\Parts\Icon;

defined( 'ABSPATH' ) || exit;

/**
 * A scrollable strip of images and thumbnails that link to each of them, so that it
 * works without JavaScript. Narrow windows have a slider instead of thumbnails.
 *
 * @see spec 2.3, 9.7
 */
final class Gallery {

	/**
	 * Renders the gallery.
	 *
	 * @param Product                               $product Product with all details.
	 * @param array{text: string, template: string} $badge   `sale_badge` of Shop.
	 * @param string                                $layout  `below`, `beside`: position of the thumbnails; in a `grid` all images are displayed.
	 * @param bool                                  $badged  Whether to include the sale badge; another template may print it.
	 * @param Variation|null                        $chosen  Preselected variation, whose image comes first.
	 * @param Markup|null                           $others  Output of plugins after the images.
	 * @param Markup|null                           $theirs  Gallery of a plugin, which replaces this one.
	 */
	public static function render( Product $product, array $badge, string $layout = 'below', bool $badged = true, ?Variation $chosen = null, ?Markup $others = null, ?Markup $theirs = null ): Markup {
		if ( null !== $theirs ) {
			return Markup::tag( 'div', array( 'class' => 'vitrine-gallery-theirs images' ), $badged ? self::badge( $product, $badge, $chosen ) : null, $theirs );
		}
		$own      = self::pictures( $product );
		$pictures = self::with_choice( $own, $product, $chosen );
		$many     = count( $pictures ) > 1;
		$slides   = array();
		foreach ( $pictures as $index => $picture ) {
			/* translators: %s: what a picture shows. */
			$slides[] = Slide::render( $picture, self::id( $product, $index ), sprintf( __( 'Enlarge: %s', 'vitrine' ), $picture['alt'] ), 0 === $index );
		}
		return Markup::tag(
			'div',
			array(
				'class'                                  => Markup::classes( 'vitrine-gallery woocommerce-product-gallery images', $many ? 'vitrine-gallery--' . $layout : '' ),
				Contract::name( 'markers.printed_over' ) => $pictures === $own ? null : (string) wp_json_encode( $own[0], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
			),
			$badged ? self::badge( $product, $badge, $chosen ) : null,
			Markup::tag(
				'div',
				array( 'class' => 'vitrine-gallery-stage' ),
				Markup::tag(
					'div',
					array(
						'class'                => 'woocommerce-product-gallery__wrapper',
						'role'                 => $many ? 'group' : null,
						'aria-roledescription' => $many ? __( 'gallery', 'vitrine' ) : null,
						/* translators: %s: product name. */
						'aria-label'           => $many ? sprintf( __( 'Images of %s', 'vitrine' ), $product->name ) : null,
					),
					array() === $slides ? Slide::none( $product->images[0] ?? null ) : $slides
				),
				$many ? self::arrows( count( $pictures ) ) : null
			),
			$many ? self::thumbnails( $product, $pictures ) : null,
			$others
		);
	}

	/**
	 * Renders the sale badge. A variable product has it if any variation is on sale; a
	 * script hides it while another one is chosen.
	 *
	 * @param Product                               $product Product with all details.
	 * @param array{text: string, template: string} $badge   `sale_badge` of Shop.
	 * @param Variation|null                        $chosen  Preselected variation.
	 * @see spec 4.13
	 */
	private static function badge( Product $product, array $badge, ?Variation $chosen ): ?Markup {
		if ( ! $product->on_sale || ! $product->in_stock ) {
			return null;
		}
		if ( null !== $product->sale_html ) {
			return Badge::written( $product->sale_html );
		}
		return null === $chosen || '' === $badge['template']
			? Badge::render( $product->sale_percentage(), $badge )
			: Badge::of_choice( $product->sale_percentage(), $chosen->sale_percentage(), $badge );
	}

	/**
	 * Replaces the first image with that of the preselected variation, as a script
	 * would.
	 *
	 * @param list<array<string, mixed>> $pictures Images of Picture.
	 * @param Product                    $product  Product with all details.
	 * @param Variation|null             $chosen   Preselected variation.
	 * @return list<array<string, mixed>>
	 */
	private static function with_choice( array $pictures, Product $product, ?Variation $chosen ): array {
		$picture = array() !== $pictures && null !== $chosen ? GalleryImage::of( $chosen->image_id, $product->name ) : null;
		return null === $picture ? $pictures : array_replace( $pictures, array( $picture ) );
	}

	/**
	 * Returns the images.
	 *
	 * @param Product $product Product with all details.
	 * @return list<array<string, mixed>> Of Picture.
	 */
	private static function pictures( Product $product ): array {
		$pictures = array();
		foreach ( $product->images as $image ) {
			$picture = GalleryImage::of( $image->id, $product->name );
			if ( null !== $picture ) {
				$pictures[] = $picture + ( null === $image->html ? array() : array( 'html' => $image->html ) );
			}
		}
		return $pictures;
	}

	/**
	 * Renders the arrows of the slider, which need JavaScript.
	 *
	 * @param int $count Number of images.
	 */
	private static function arrows( int $count ): Markup {
		$arrow = static fn ( string $name, string $label, bool $disabled ): Markup => Markup::tag(
			'button',
			array(
				'type'          => 'button',
				'class'         => 'vitrine-gallery-' . $name,
				'aria-label'    => $label,
				'aria-disabled' => $disabled ? 'true' : null,
			),
			Icon::render( $name )
		);
		return Markup::tag(
			'div',
			array( 'class' => 'vitrine-gallery-arrows' ),
			$arrow( 'previous', __( 'Previous image', 'vitrine' ), true ),
			Markup::tag(
				'span',
				array(
					'class' => 'vitrine-gallery-count',
					'role'  => 'status',
				),
				/* translators: 1: number of a picture, 2: of how many. */
				sprintf( __( '%1$d of %2$d', 'vitrine' ), 1, $count )
			),
			$arrow( 'next', __( 'Next image', 'vitrine' ), false )
		);
	}

	/**
	 * Renders the thumbnails.
	 *
	 * @param Product                    $product  Product with all details.
	 * @param list<array<string, mixed>> $pictures Images of Picture.
	 */
	private static function thumbnails( Product $product, array $pictures ): Markup {
		$items = array();
		foreach ( $pictures as $index => $picture ) {
			$items[] = Markup::tag(
				'li',
				array(),
				Markup::tag(
					'a',
					array(
						'href'         => '#' . self::id( $product, $index ),
						'aria-current' => 0 === $index ? 'true' : null,
						/* translators: 1: number of a picture, 2: of how many. */
						'aria-label'   => sprintf( __( 'Show image %1$d of %2$d', 'vitrine' ), $index + 1, count( $pictures ) ),
					),
					Markup::tag(
						'img',
						array(
							'src'      => $picture['gallery_thumbnail_src'],
							'alt'      => '',
							'width'    => 96,
							'height'   => 96,
							'loading'  => 'lazy',
							'decoding' => 'async',
						)
					)
				)
			);
		}
		return Markup::tag( 'ul', array( 'class' => 'flex-control-thumbs vitrine-gallery-thumbs' ), $items );
	}

	/**
	 * Returns the ID of an image.
	 *
	 * @param Product $product Product with all details.
	 * @param int     $index   Index of the image.
	 */
	private static function id( Product $product, int $index ): string {
		return 'product-' . $product->id . '-image-' . ( $index + 1 );
	}
}
