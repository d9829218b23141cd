<?php
/**
 * What goes with the cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart\Parts;

use Vitrine\View\Listing\Card;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/islands/cart-page/cross-sells.tsx.
 *
 * @see spec 2.5
 *
 * @phpstan-import-type Own from Words
 */
final class CrossSells {

	/**
	 * The products.
	 *
	 * @param array<string, mixed> $cart Of CartData.
	 * @param array<string, mixed> $shop Of Shop.
	 * @param Own                  $own  The owner's heading.
	 */
	public static function render( array $cart, array $shop, array $own = array() ): Markup {
		return Markup::tag(
			'section',
			array( 'class' => 'cross-sells' ),
			Markup::tag( 'h2', array(), Words::title( $own, __( 'You may be interested in…', 'vitrine' ) ) ),
			Markup::tag(
				'ul',
				array( 'class' => 'products columns-4' ),
				array_map(
					static fn ( array $card ): Markup => Card::render(
						$card,
						$cart['currency'],
						$shop['sale_badge'],
						array(
							'heading' => 'h3',
							'summary' => true,
							'sizes'   => '(max-width: 600px) 45vw, 260px',
						)
					),
					$cart['cross_sells']
				)
			)
		);
	}
}
