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
use Vitrine\View\Parts\Stars;
use Vitrine\View\Parts\Stock;
use Vitrine\View\Product\Gallery\Gallery;
use Vitrine\View\Product\Parts\PageOthers;
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
	 * @param array<string, mixed> $options  Attributes of the block; `linkToPage`: of a quick view; `details`: draws the engine's own in place of the description, if there is any; `others`: PageOthers; `isOwnPage`: whether the page is the product's own.
	 */
	public static function render( Product $product, array $shop, array $currency, array $options ): Markup {
		$price   = self::price( $product, $currency );
		$chosen  = Choice::shown( $product );
		$shop   += array( 'button_label' => $options['buttonLabel'] );
		$given   = $options['others'] ?? null;
		$others  = $given instanceof PageOthers ? $given : new PageOthers();
		$at      = static fn ( string $place ): ?Markup => $others->at( $place );
		$content = Markup::join(
			$options['showGallery'] ? Gallery::render( $product, $shop['sale_badge'], $options['galleryLayout'], true, $chosen, $at( 'product_thumbnails' ), $at( 'gallery' ) ) : null,
			Markup::tag(
				'div',
				array( 'class' => 'summary entry-summary' ),
				$at( 'single_product_summary:-5' ),
				$options['showTitle'] ? self::title( $product, $options['heading'] ) : null,
				$at( 'single_product_summary:5-10' ),
				$at( 'rating' ) ?? ( isset( $options['details'] ) ? null : self::rating( $product, $options['isOwnPage'] ?? false ) ),
				$price,
				$at( 'single_product_summary:10-20' ),
				self::excerpt( $product ),
				$at( 'single_product_summary:20-30' ),
				self::stock( $product ),
				Form::render( $product, $shop, $currency ),
				$at( 'single_product_summary:30-40' ),
				$at( 'product_meta_start' ),
				$options['showMeta'] ? Meta::render( $product, $chosen ) : null,
				$at( 'product_meta_end' ),
				$at( 'single_product_summary:40-50' ),
				$at( 'single_product_summary:50-' ),
				( $options['linkToPage'] ?? false ) ? self::link( $product ) : null
			),
			$at( 'after_single_product_summary:-10' ),
			self::details( $product, $options ),
			$options['stickyBar'] ? StickyBar::render( $product, $shop, $price ) : null
		);
		return self::frame( $product, self::layout( $options ), $others, $content );
	}

	/**
	 * What is around the parts of a product.
	 *
	 * @param Product    $product Whole.
	 * @param string     $layout  Classes that say how the columns stand.
	 * @param PageOthers $others  What other plugins print.
	 * @param Markup     $content The parts.
	 */
	public static function frame( Product $product, string $layout, PageOthers $others, Markup $content ): Markup {
		$at   = static fn ( string $place ): ?Markup => $others->at( $place );
		$main = Markup::tag(
			'div',
			array(
				'class' => Markup::classes( self::classes( $product ), $layout ),
				'id'    => 'product-' . $product->id,
			),
			$at( 'before_single_product_summary' ),
			$content
		);
		// Up-sells stand below, where a summary that sticks does not come.
		return Markup::join( $at( 'before_single_product' ), $main, $at( 'after_single_product_summary:10-' ), $at( 'after_single_product' ) );
	}

	/**
	 * What scripts and styles know a product's element by.
	 *
	 * @param Product $product Whole.
	 */
	public static function classes( Product $product ): string {
		return Markup::classes( 'product', 'product-type-' . $product->type, $product->in_stock ? 'instock' : 'outofstock', $product->on_sale ? 'sale' : '', $product->classes ?? '' );
	}

	/**
	 * The name.
	 *
	 * @param Product $product   Whole.
	 * @param string  $heading   Tag name.
	 * @param bool    $is_linked Whether it leads to the product's page.
	 */
	public static function title( Product $product, string $heading, bool $is_linked = false ): Markup {
		return Markup::tag( $heading, array( 'class' => 'product_title entry-title' ), $is_linked ? Markup::tag( 'a', array( 'href' => $product->permalink ), $product->name ) : $product->name );
	}

	/**
	 * The short description.
	 *
	 * @param Product $product Whole.
	 */
	public static function excerpt( Product $product ): ?Markup {
		return '' === $product->short_description ? null : Markup::tag( 'div', array( 'class' => 'woocommerce-product-details__short-description' ), Markup::safe( $product->short_description ) );
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
			__( 'View full details', 'vitrine' )
		);
	}

	/**
	 * The average rating, which leads to the reviews.
	 *
	 * @param Product $product     Whole.
	 * @param bool    $is_own_page Whether the page is the product's own.
	 */
	public static function rating( Product $product, bool $is_own_page ): ?Markup {
		if ( null === $product->rating ) {
			return null;
		}
		$text  = Stars::text( $product->rating );
		$stars = null !== $product->rating_html ? Markup::foreign( $product->rating_html ) : Markup::join( Stars::render( $product->rating->average, $text ), Markup::tag( 'span', array( 'aria-hidden' => 'true' ), '(' . number_format_i18n( $product->rating->count ) . ')' ) );
		return Markup::tag( 'p', array( 'class' => 'vitrine-product-rating' ), Markup::tag( 'a', array( 'href' => $is_own_page ? '#reviews' : $product->permalink . '#reviews' ), $stars ) );
	}

	/**
	 * How the columns stand.
	 *
	 * @param array<string, mixed> $options `galleryPosition`, `stickySummary` and `showGallery` as the block has them.
	 */
	public static function layout( array $options ): string {
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
		return null === $price ? null : Markup::tag( 'p', array( 'class' => Markup::classes( 'vitrine-product-price', self::price_class( $product ) ) ), $price );
	}

	/**
	 * The classes that others give the price.
	 *
	 * @param Product $product Whole.
	 */
	private static function price_class( Product $product ): string {
		/**
		 * Further classes of the price on the page of a product.
		 *
		 * @param string  $classes Of others, with spaces between.
		 * @param Product $product Of the page.
		 *
		 * @example
		 * add_filter( 'vitrine_product_price_class', fn( $classes ) => "$classes is-large" );
		 */
		return (string) apply_filters( 'vitrine_product_price_class', '', $product );
	}

	/**
	 * Whether it can be had. A grouped or variable product says it at its children.
	 *
	 * @param Product $product Whole.
	 */
	public static function stock( Product $product ): ?Markup {
		if ( null !== Form::other( $product ) || Product::EXTERNAL === $product->type || ( Product::SIMPLE !== $product->type && $product->in_stock ) ) {
			return null;
		}
		return null === $product->availability_html ? Stock::render( $product->in_stock, $product->few ) : Markup::safe( $product->availability_html );
	}

	/**
	 * What stands below the summary.
	 *
	 * @param Product              $product Whole.
	 * @param array<string, mixed> $options As in render().
	 */
	private static function details( Product $product, array $options ): ?Markup {
		$details = isset( $options['details'] ) ? $options['details']() : null;
		if ( null !== $details ) {
			return Markup::safe( $details );
		}
		return $options['showDescription'] ? self::description( $product ) : null;
	}

	/**
	 * The long description.
	 *
	 * @param Product $product Whole.
	 */
	public static function description( Product $product ): ?Markup {
		return '' === trim( $product->description ) ? null : Markup::tag(
			'section',
			array( 'class' => 'vitrine-product-description' ),
			Markup::tag( 'h2', array(), __( 'Description', 'vitrine' ) ),
			Markup::safe( $product->description )
		);
	}
}
