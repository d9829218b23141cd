<?php
/**
 * A product's pictures.
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
 * A strip of pictures, one in view, and thumbnails that lead to each: plain
 * links, so it works without script. Narrow windows have a slider in place of
 * the thumbnails.
 *
 * @see spec 2.3, 9.7
 */
final class Gallery {

	/**
	 * The gallery.
	 *
	 * @param Product                               $product Whole.
	 * @param array{text: string, template: string} $badge   `sale_badge` of Shop.
	 * @param string                                $layout  `below`, `beside`: where the thumbnails are; in a `grid` every picture is seen.
	 * @param bool                                  $badged  Whether it carries the sign of a sale; another template may print it.
	 * @param Variation|null                        $chosen  As the page comes: its picture is seen first.
	 * @param Markup|null                           $others  What others print behind the pictures.
	 * @param Markup|null                           $theirs  The gallery of others, which stands in the place of this one.
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
	 * The sign of a sale. A variable product has it when any variation is on sale;
	 * a script hides it while one is chosen that is not.
	 *
	 * @param Product                               $product Whole.
	 * @param array{text: string, template: string} $badge   `sale_badge` of Shop.
	 * @param Variation|null                        $chosen  As the page comes.
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
	 * The pictures with that of the chosen variation in the first place, where a
	 * script would put it.
	 *
	 * @param list<array<string, mixed>> $pictures Of Picture.
	 * @param Product                    $product  Whole.
	 * @param Variation|null             $chosen   As the page comes.
	 * @return list<array<string, mixed>>
	 */
	private static function with_choice( array $pictures, Product $product, ?Variation $chosen ): array {
		$picture = array() !== $pictures && null !== $chosen ? Picture::of( $chosen->image_id, $product->name ) : null;
		return null === $picture ? $pictures : array_replace( $pictures, array( $picture ) );
	}

	/**
	 * What there is to see.
	 *
	 * @param Product $product Whole.
	 * @return list<array<string, mixed>> Of Picture.
	 */
	private static function pictures( Product $product ): array {
		$pictures = array();
		foreach ( $product->images as $image ) {
			$picture = Picture::of( $image->id, $product->name );
			if ( null !== $picture ) {
				$pictures[] = $picture + ( null === $image->html ? array() : array( 'html' => $image->html ) );
			}
		}
		return $pictures;
	}

	/**
	 * The ways of the slider, where there is a script.
	 *
	 * @param int $count How many pictures there are.
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
	 * The small ones.
	 *
	 * @param Product                    $product  Whole.
	 * @param list<array<string, mixed>> $pictures Of Picture.
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
	 * The anchor of a picture.
	 *
	 * @param Product $product Whole.
	 * @param int     $index   Place.
	 */
	private static function id( Product $product, int $index ): string {
		return 'product-' . $product->id . '-image-' . ( $index + 1 );
	}
}
