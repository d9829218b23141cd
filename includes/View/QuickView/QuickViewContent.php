<?php
/**
 * Content of a quick view.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\QuickView;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Value\Product;
use Vitrine\View\Markup;
use Vitrine\View\Product\ProductContent;
use Vitrine\View\ShopProps;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the product as on its page, without the long texts. The same for all
 * visitors.
 *
 * @see spec 2.4
 */
final class QuickViewContent {

	/**
	 * Options of the product page.
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
	 * Renders the product.
	 *
	 * @param Product $product Product with all details.
	 * @param Engine  $engine  The engine.
	 */
	public static function render( Product $product, Engine $engine ): Markup {
		return Markup::tag(
			'div',
			array( 'class' => 'vitrine-product' ),
			ProductContent::render( $product, ShopProps::props( $engine ), $engine->currency()->to_array(), self::OPTIONS )
		);
	}

	/**
	 * Renders a message instead of the product.
	 *
	 * @param string $text Reason why there is no product.
	 */
	public static function refusal( string $text ): Markup {
		return Markup::tag( 'p', array( 'class' => 'vitrine-quick-view-refusal' ), $text );
	}
}
