<?php
/**
 * The page of a product that is sold out.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product;

use Vitrine\Commerce\Value\Product;
use Vitrine\View\CardData;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Badge;

defined( 'ABSPATH' ) || exit;

/**
 * Says at first sight, beside the price and in the place of the form, that a product
 * is sold out.
 */
final class SoldOut {

	/**
	 * Whether a product could be bought if it were in stock, and no plugin shows
	 * something else in place of its form.
	 *
	 * @param Product $product Product with all details.
	 */
	public static function is( Product $product ): bool {
		return ! $product->in_stock && $product->purchasable && Product::EXTERNAL !== $product->type && null === ProductForm::other( $product );
	}

	/**
	 * Renders the badge beside the price, which is that of the listing; null if the
	 * product is not sold out.
	 *
	 * @param Product $product Product with all details.
	 */
	public static function badge( Product $product ): ?Markup {
		return self::is( $product ) ? Markup::join( ' ', Badge::out( CardData::stock_text( $product ) ) ) : null;
	}

	/**
	 * Renders the disabled button.
	 */
	public static function button(): Markup {
		return Markup::tag(
			'div',
			array( 'class' => 'cart' ),
			Markup::tag(
				'button',
				array(
					'type'     => 'button',
					'class'    => 'single_add_to_cart_button button alt wp-element-button',
					'disabled' => true,
				),
				__( 'Sold out', 'vitrine' )
			)
		);
	}
}
