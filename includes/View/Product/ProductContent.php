<?php
/**
 * The product page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product;

use Vitrine\Commerce\Value\Currency;
use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\Value\Variation;
use Vitrine\Contract;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Money;
use Vitrine\View\Parts\Stars;
use Vitrine\View\Parts\StockStatus;
use Vitrine\View\Product\Gallery\Gallery;
use Vitrine\View\Product\Parts\PageOthers;
use Vitrine\View\Product\Variations\Choice;
use Vitrine\View\Product\Variations\Data;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the content of the product block.
 *
 * @see spec 2.3
 */
final class ProductContent {

	/**
	 * Renders the product.
	 *
	 * @param Product              $product  Product with all details.
	 * @param array<string, mixed> $shop     Data of Shop.
	 * @param array<string, mixed> $currency Currency data.
	 * @param array<string, mixed> $options  Block attributes; `linkToPage`: for a quick view; `details`: renders the engine's details in place of the description, if any; `others`: PageOthers; `isOwnPage`: whether this is the page of the product.
	 */
	public static function render( Product $product, array $shop, array $currency, array $options ): Markup {
		$chosen  = Choice::shown( $product );
		$shop   += array( 'button_label' => $options['buttonLabel'] );
		$given   = $options['others'] ?? null;
		$others  = $given instanceof PageOthers ? $given : new PageOthers();
		$at      = static fn ( string $place ): ?Markup => $others->at( $place );
		$content = Markup::join(
			$options['showGallery'] ? Gallery::render( $product, $shop['sale_badge'], $options['galleryLayout'], true, $chosen, $at( 'product_thumbnails' ), $at( 'gallery' ) ) : null,
			self::summary_column(
				self::summary(
					$at( 'single_product_summary:-5' ),
					$options['showTitle'] ? self::title( $product, $options['heading'] ) : null,
					$at( 'single_product_summary:5-10' ),
					$at( 'rating' ) ?? ( isset( $options['details'] ) ? null : self::rating( $product, $options['isOwnPage'] ?? false ) ),
					self::price( $product, $currency, $chosen ),
					$at( 'single_product_summary:10-20' ),
					self::excerpt( $product ),
					$at( 'single_product_summary:20-30' ),
					self::stock( $product ),
					ProductForm::render( $product, $shop, $currency ),
					$at( 'single_product_summary:30-40' ),
					$at( 'product_meta_start' ),
					$options['showMeta'] ? Meta::render( $product, $chosen ) : null,
					$at( 'product_meta_end' ),
					$at( 'single_product_summary:40-50' ),
					$at( 'single_product_summary:50-' ),
					( $options['linkToPage'] ?? false ) ? self::link( $product ) : null
				)
			),
			$at( 'after_single_product_summary:-10' ),
			self::details( $product, $options ),
			$options['stickyBar'] ? StickyBar::render( $product, $shop, self::price( $product, $currency ) ) : null
		);
		return self::frame( $product, self::layout( $options ), $others, $content );
	}

	/**
	 * Renders the summary.
	 *
	 * @param Markup|null ...$parts Its parts; null: the product does not have the part.
	 */
	public static function summary( ?Markup ...$parts ): Markup {
		return Markup::tag( 'div', array( 'class' => 'summary entry-summary' ), $parts );
	}

	/**
	 * Renders the column of a summary: as tall as the gallery beside it, so that the
	 * summary is sticky there and no further.
	 *
	 * @param Markup $summary Rendered summary.
	 */
	public static function summary_column( Markup $summary ): Markup {
		return Markup::tag( 'div', array( 'class' => 'vitrine-summary-column' ), $summary );
	}

	/**
	 * Renders the wrapper of a product.
	 *
	 * @param Product    $product Product with all details.
	 * @param string     $layout  Classes for the layout of the columns.
	 * @param PageOthers $others  Output of plugins.
	 * @param Markup     $content Parts of the product.
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
		// Up-sells are outside of the wrapper, because a sticky summary would overlap them.
		return Markup::join( $at( 'before_single_product' ), $main, $at( 'after_single_product_summary:10-' ), $at( 'after_single_product' ) );
	}

	/**
	 * Returns the classes that scripts and styles look for.
	 *
	 * @param Product $product Product with all details.
	 */
	public static function classes( Product $product ): string {
		return Markup::classes( 'product', 'product-type-' . $product->type, $product->in_stock ? 'instock' : 'outofstock', $product->on_sale ? 'sale' : '', $product->classes ?? '' );
	}

	/**
	 * Renders the product name.
	 *
	 * @param Product $product   Product with all details.
	 * @param string  $heading   Tag name.
	 * @param bool    $is_linked Whether it links to the product page.
	 */
	public static function title( Product $product, string $heading, bool $is_linked = false ): Markup {
		return Markup::tag( $heading, array( 'class' => 'product_title entry-title' ), $is_linked ? Markup::tag( 'a', array( 'href' => $product->permalink ), $product->name ) : $product->name );
	}

	/**
	 * Renders the short description.
	 *
	 * @param Product $product Product with all details.
	 */
	public static function excerpt( Product $product ): ?Markup {
		return '' === $product->short_description ? null : Markup::tag( 'div', array( 'class' => 'woocommerce-product-details__short-description' ), Markup::safe( $product->short_description ) );
	}

	/**
	 * Renders the link from a quick view to the product page.
	 *
	 * @param Product $product Product with all details.
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
	 * Renders the average rating, linked to the reviews.
	 *
	 * @param Product $product     Product with all details.
	 * @param bool    $is_own_page Whether this is the page of the product.
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
	 * Returns the classes for the layout of the columns.
	 *
	 * @param array<string, mixed> $options Block attributes `galleryPosition`, `stickySummary` and `showGallery`.
	 */
	public static function layout( array $options ): string {
		return Markup::classes(
			'end' === $options['galleryPosition'] ? 'has-gallery-at-end' : '',
			$options['stickySummary'] && $options['showGallery'] ? 'has-sticky-summary' : ''
		);
	}

	/**
	 * Renders the price, with the badge of a product that is sold out.
	 *
	 * @param Product              $product  Product with all details.
	 * @param array<string, mixed> $currency Currency data.
	 * @param Variation|null       $chosen   Preselected variation, whose price replaces the range, as the script would do.
	 */
	public static function price( Product $product, array $currency, ?Variation $chosen = null ): ?Markup {
		$shown = null !== $product->price_html || $product->purchasable || Product::EXTERNAL === $product->type;
		$price = $shown ? Money::of( $product, $currency ) : null;
		if ( null === $price ) {
			return null;
		}
		$own = null === $chosen ? '' : Data::price_html( $chosen, new Currency( ...$currency ) );
		return Markup::tag(
			'p',
			array( 'class' => Markup::classes( 'vitrine-product-price', self::price_class( $product ) ) ) + ( '' === $own ? array() : array( Contract::name( 'markers.printed_over' ) => (string) $price ) ),
			'' === $own ? $price : Markup::safe( $own ),
			SoldOut::badge( $product )
		);
	}

	/**
	 * Returns the price classes of plugins.
	 *
	 * @param Product $product Product with all details.
	 */
	private static function price_class( Product $product ): string {
		/**
		 * Filters further classes of the price on a product page.
		 *
		 * @param string  $classes Classes from earlier filters, separated by spaces.
		 * @param Product $product Product of the page.
		 *
		 * @example
		 * add_filter( 'vitrine_product_price_class', fn( $classes ) => "$classes is-large" );
		 */
		return (string) apply_filters( 'vitrine_product_price_class', '', $product );
	}

	/**
	 * Renders the stock status. Grouped and variable products show it for their
	 * children instead.
	 *
	 * @param Product $product Product with all details.
	 */
	public static function stock( Product $product ): ?Markup {
		if ( null !== ProductForm::other( $product ) || Product::EXTERNAL === $product->type || ( Product::SIMPLE !== $product->type && $product->in_stock ) ) {
			return null;
		}
		return null === $product->availability_html ? StockStatus::render( $product->in_stock, $product->few ) : Markup::safe( $product->availability_html );
	}

	/**
	 * Renders the details below the summary.
	 *
	 * @param Product              $product Product with all details.
	 * @param array<string, mixed> $options Options of render().
	 */
	private static function details( Product $product, array $options ): ?Markup {
		$details = isset( $options['details'] ) ? $options['details']() : null;
		if ( null !== $details ) {
			return Markup::safe( $details );
		}
		return $options['showDescription'] ? self::description( $product ) : null;
	}

	/**
	 * Renders the description.
	 *
	 * @param Product $product Product with all details.
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
