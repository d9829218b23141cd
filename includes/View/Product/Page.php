<?php
/**
 * A product's page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product;

use Vitrine\Commerce\Value\Product;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Money;
use Vitrine\View\Parts\Others;
use Vitrine\View\Parts\Stars;
use Vitrine\View\Parts\Stock;
use Vitrine\View\Product\Gallery\Gallery;
use Vitrine\View\Product\Variations\Choice;

defined( 'ABSPATH' ) || exit;

/**
 * What is in the product block.
 *
 * @see spec 2.3
 */
final class Page {

	/**
	 * The product.
	 *
	 * @param Product              $product  Whole.
	 * @param array<string, mixed> $shop     Of Shop.
	 * @param array<string, mixed> $currency Wire shape.
	 * @param array<string, mixed> $options  Attributes of the block; `linkToPage`: of a quick view; `details`: HTML of the engine's own in place of the description; `others`: of Others; `isOwnPage`: whether the page is the product's own.
	 */
	public static function render( Product $product, array $shop, array $currency, array $options ): Markup {
		$stock_class = $product->in_stock ? 'instock' : 'outofstock';
		$price       = self::price( $product, $currency );
		$chosen      = Choice::shown( $product );
		$shop       += array( 'button_label' => $options['buttonLabel'] );
		$at          = static fn ( string $place ): ?Markup => Others::at( $options['others'] ?? array(), $place );
		$content     = Markup::tag(
			'div',
			array(
				'class' => Markup::classes( 'product', 'product-type-' . $product->type, $stock_class, $product->on_sale ? 'sale' : '', self::layout( $options ) ),
				'id'    => 'product-' . $product->id,
			),
			$at( 'before_single_product_summary' ),
			$options['showGallery'] ? Gallery::render( $product, $shop['sale_badge'], $options['galleryLayout'], true, $chosen ) : null,
			Markup::tag(
				'div',
				array( 'class' => 'summary entry-summary' ),
				$at( 'single_product_summary:-5' ),
				$options['showTitle'] ? Markup::tag( $options['heading'], array( 'class' => 'product_title entry-title' ), $product->name ) : null,
				$at( 'single_product_summary:5-10' ),
				$at( 'rating' ) ?? self::rating( $product, $options ),
				$price,
				$at( 'single_product_summary:10-20' ),
				'' === $product->short_description ? null : Markup::tag( 'div', array( 'class' => 'woocommerce-product-details__short-description' ), Markup::safe( $product->short_description ) ),
				$at( 'single_product_summary:20-30' ),
				self::stock( $product ),
				Form::render( $product, $shop, $currency ),
				$at( 'single_product_summary:30-40' ),
				$options['showMeta'] ? Meta::render( $product, $chosen ) : null,
				$at( 'single_product_summary:40-' ),
				( $options['linkToPage'] ?? false ) ? self::link( $product ) : null
			),
			$at( 'after_single_product_summary:-10' ),
			isset( $options['details'] ) ? Markup::safe( $options['details'] ) : self::description( $product, $options ),
			$options['stickyBar'] ? StickyBar::render( $product, $shop, $price ) : null
		);
		// Up-sells stand below, where a summary that sticks does not come.
		return Markup::join( $at( 'before_single_product' ), $content, $at( 'after_single_product_summary:10-' ), $at( 'after_single_product' ) );
	}

	/**
	 * The way to all that a quick view leaves out.
	 *
	 * @param Product $product Whole.
	 */
	private static function link( Product $product ): Markup {
		return Markup::tag(
			'a',
			array(
				'class' => 'vitrine-product-link',
				'href'  => $product->permalink,
			),
			/* translators: %s: product name. */
			sprintf( __( '%s: details', 'vitrine' ), $product->name )
		);
	}

	/**
	 * The average rating, which leads to the reviews.
	 *
	 * @param Product              $product Whole.
	 * @param array<string, mixed> $options As above.
	 */
	private static function rating( Product $product, array $options ): ?Markup {
		if ( null === $product->rating || isset( $options['details'] ) ) {
			return null;
		}
		$text  = Stars::text( $product->rating );
		$stars = Markup::join( Stars::render( $product->rating->average, $text ), Markup::tag( 'span', array( 'aria-hidden' => 'true' ), '(' . number_format_i18n( $product->rating->count ) . ')' ) );
		return Markup::tag( 'p', array( 'class' => 'vitrine-product-rating' ), Markup::tag( 'a', array( 'href' => ( $options['isOwnPage'] ?? false ) ? '#reviews' : $product->permalink . '#reviews' ), $stars ) );
	}

	/**
	 * How the columns stand.
	 *
	 * @param array<string, mixed> $options Attributes of the block.
	 */
	private static function layout( array $options ): string {
		return Markup::classes(
			'end' === $options['galleryPosition'] ? 'has-gallery-at-end' : '',
			$options['stickySummary'] && $options['showGallery'] ? 'has-sticky-summary' : ''
		);
	}

	/**
	 * The price.
	 *
	 * @param Product              $product  Whole.
	 * @param array<string, mixed> $currency Wire shape.
	 */
	public static function price( Product $product, array $currency ): ?Markup {
		$shown = null !== $product->price_html || $product->purchasable || Product::EXTERNAL === $product->type;
		$price = $shown ? Money::of( $product, $currency ) : null;
		return null === $price ? null : Markup::tag( 'p', array( 'class' => 'vitrine-product-price' ), $price );
	}

	/**
	 * Whether it can be had. A grouped or variable product says it at its children.
	 *
	 * @param Product $product Whole.
	 */
	private static function stock( Product $product ): ?Markup {
		if ( Product::EXTERNAL === $product->type || ( Product::SIMPLE !== $product->type && $product->in_stock ) ) {
			return null;
		}
		return null === $product->availability_html ? Stock::render( $product->in_stock, $product->few ) : Markup::safe( $product->availability_html );
	}

	/**
	 * The long description.
	 *
	 * @param Product              $product Whole.
	 * @param array<string, mixed> $options As above.
	 */
	private static function description( Product $product, array $options ): ?Markup {
		return ! $options['showDescription'] || '' === trim( $product->description ) ? null : Markup::tag(
			'section',
			array( 'class' => 'vitrine-product-description' ),
			Markup::tag( 'h2', array(), __( 'Description', 'vitrine' ) ),
			Markup::safe( $product->description )
		);
	}
}
