<?php
/**
 * What a quick view shows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\QuickView;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Value\Product;
use Vitrine\View\Markup;
use Vitrine\View\Product\Page;
use Vitrine\View\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * The product as its page has it, without the long texts. The same for every
 * visitor.
 *
 * @see spec 2.4
 */
final class Content {

	/**
	 * What of the page is shown, as attributes of the product block.
	 */
	private const OPTIONS = array(
		'showGallery'     => true,
		'showTitle'       => true,
		'showMeta'        => false,
		'showDescription' => false,
		'heading'         => 'h2',
		'galleryPosition' => 'start',
		'galleryLayout'   => 'below',
		'stickySummary'   => false,
		'stickyBar'       => false,
		'buttonLabel'     => '',
		'linkToPage'      => true,
	);

	/**
	 * The product.
	 *
	 * @param Product $product Whole.
	 * @param Engine  $engine  Its shop.
	 */
	public static function render( Product $product, Engine $engine ): Markup {
		return Markup::tag(
			'div',
			array( 'class' => 'vitrine-product' ),
			Page::render( $product, Shop::props( $engine ), $engine->currency()->to_array(), self::OPTIONS )
		);
	}

	/**
	 * What is said in its place.
	 *
	 * @param string $text Why there is no product.
	 */
	public static function refusal( string $text ): Markup {
		return Markup::tag( 'p', array( 'class' => 'vitrine-quick-view-refusal' ), $text );
	}
}
