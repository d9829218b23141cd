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
	 * @param array<string, mixed> $options  Attributes of the block; `linkToPage`: of a quick view; `details`: HTML of the engine's own in place of the description.
	 */
	public static function render( Product $product, array $shop, array $currency, array $options ): Markup {
		$stock_class = $product->in_stock ? 'instock' : 'outofstock';
		$price       = $product->purchasable || Product::EXTERNAL === $product->type ? self::price( $product, $currency ) : null;
		$chosen      = Choice::shown( $product );
		$shop       += array( 'button_label' => $options['buttonLabel'] );
		return Markup::tag(
			'div',
			array(
				'class' => Markup::classes( 'product', 'product-type-' . $product->type, $stock_class, $product->on_sale ? 'sale' : '', self::layout( $options ) ),
				'id'    => 'product-' . $product->id,
			),
			$options['showGallery'] ? Gallery::render( $product, $shop['sale_badge'], $options['galleryLayout'], true, $chosen ) : null,
			Markup::tag(
				'div',
				array( 'class' => 'summary entry-summary' ),
				$options['showTitle'] ? Markup::tag( $options['heading'], array( 'class' => 'product_title entry-title' ), $product->name ) : null,
				$price,
				'' === $product->short_description ? null : Markup::tag( 'div', array( 'class' => 'woocommerce-product-details__short-description' ), Markup::safe( $product->short_description ) ),
				self::stock( $product ),
				Form::render( $product, $shop, $currency ),
				$options['showMeta'] ? Meta::render( $product, $chosen ) : null,
				( $options['linkToPage'] ?? false ) ? self::link( $product ) : null
			),
			isset( $options['details'] ) ? Markup::safe( $options['details'] ) : self::description( $product, $options ),
			$options['stickyBar'] ? StickyBar::render( $product, $shop, $price ) : null
		);
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
			sprintf( __( 'All about %s', 'vitrine' ), $product->name )
		);
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
	public static function price( Product $product, array $currency ): Markup {
		$price = array(
			'price'         => $product->price,
			'max_price'     => $product->max_price,
			'regular_price' => $product->regular_price,
		);
		return Markup::tag( 'p', array( 'class' => 'vitrine-product-price' ), Money::price( $price, $currency ) );
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
