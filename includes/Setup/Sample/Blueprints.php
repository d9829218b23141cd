<?php
/**
 * Definitions of sample products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Setup\Sample;

defined( 'ABSPATH' ) || exit;

/**
 * Six products in three categories: one on sale, one with variations, one with low
 * stock.
 *
 * @phpstan-type Sample array{name: string, category: string, short: string, text: string, price: float, sale?: float, sizes?: array<string, string>, stock?: int, colors: non-empty-list<array{int, int, int}>, shapes: list<array{string, int, int, int, int, int}>}
 */
final class Blueprints {

	/**
	 * Returns the products. Prices are in units of the currency.
	 *
	 * @return list<Sample>
	 */
	public static function all(): array {
		$kitchen  = __( 'Kitchen', 'vitrine' );
		$home     = __( 'Home', 'vitrine' );
		$clothing = __( 'Clothing', 'vitrine' );
		return array(
			array(
				'name'     => __( 'Sample mug', 'vitrine' ),
				'category' => $kitchen,
				'short'    => __( 'A mug for coffee, tea and cocoa.', 'vitrine' ),
				'text'     => __( 'Glazed stoneware, dishwasher safe. Holds 300 ml.', 'vitrine' ),
				'price'    => 14.0,
				'colors'   => array( array( 233, 226, 214 ), array( 46, 94, 110 ), array( 74, 126, 142 ) ),
				'shapes'   => array( array( 'oval', 350, 220, 150, 190, 1 ), array( 'oval', 380, 255, 90, 120, 0 ), array( 'box', 150, 180, 260, 260, 1 ), array( 'oval', 150, 400, 260, 80, 1 ), array( 'oval', 150, 145, 260, 70, 2 ) ),
			),
			array(
				'name'     => __( 'Sample teapot', 'vitrine' ),
				'category' => $kitchen,
				'short'    => __( 'Enough tea for two.', 'vitrine' ),
				'text'     => __( 'Cast iron with a strainer of steel. Holds 800 ml.', 'vitrine' ),
				'price'    => 48.0,
				'sale'     => 39.0,
				'colors'   => array( array( 222, 229, 222 ), array( 58, 66, 62 ), array( 92, 104, 98 ) ),
				'shapes'   => array( array( 'oval', 180, 110, 240, 260, 1 ), array( 'oval', 205, 140, 190, 220, 0 ), array( 'box', 90, 270, 140, 44, 1 ), array( 'oval', 140, 230, 320, 240, 1 ), array( 'oval', 215, 215, 170, 56, 2 ), array( 'oval', 280, 188, 40, 40, 2 ) ),
			),
			array(
				'name'     => __( 'Sample candle', 'vitrine' ),
				'category' => $home,
				'short'    => __( 'Beeswax. Burns for about 40 hours.', 'vitrine' ),
				'text'     => __( 'Poured by hand in a glass that can be used again.', 'vitrine' ),
				'price'    => 18.5,
				'stock'    => 3,
				'colors'   => array( array( 66, 58, 76 ), array( 240, 221, 178 ), array( 247, 178, 74 ), array( 214, 190, 140 ) ),
				'shapes'   => array( array( 'oval', 272, 110, 56, 120, 2 ), array( 'box', 296, 210, 8, 40, 3 ), array( 'box', 200, 260, 200, 230, 1 ), array( 'oval', 200, 460, 200, 60, 1 ), array( 'oval', 200, 232, 200, 56, 3 ) ),
			),
			array(
				'name'     => __( 'Sample notebook', 'vitrine' ),
				'category' => $home,
				'short'    => __( 'Dotted pages that lie flat.', 'vitrine' ),
				'text'     => __( 'A5, 160 pages of recycled paper.', 'vitrine' ),
				'price'    => 9.9,
				'colors'   => array( array( 242, 214, 196 ), array( 178, 74, 54 ), array( 140, 54, 40 ), array( 250, 242, 234 ) ),
				'shapes'   => array( array( 'box', 176, 126, 268, 360, 3 ), array( 'box', 166, 116, 264, 360, 1 ), array( 'box', 166, 116, 36, 360, 2 ), array( 'box', 240, 190, 150, 60, 3 ) ),
			),
			array(
				'name'     => __( 'Sample tote bag', 'vitrine' ),
				'category' => $clothing,
				'short'    => __( 'Carries a week’s shopping.', 'vitrine' ),
				'text'     => __( 'Organic cotton, 38 × 42 cm.', 'vitrine' ),
				'price'    => 16.0,
				'colors'   => array( array( 214, 226, 236 ), array( 226, 206, 164 ), array( 120, 92, 60 ) ),
				'shapes'   => array( array( 'oval', 220, 90, 160, 300, 2 ), array( 'oval', 240, 112, 120, 270, 0 ), array( 'box', 150, 230, 300, 270, 1 ), array( 'box', 150, 230, 300, 16, 2 ) ),
			),
			array(
				'name'     => __( 'Sample T-shirt', 'vitrine' ),
				'category' => $clothing,
				'short'    => __( 'In three sizes.', 'vitrine' ),
				'text'     => __( 'Heavy cotton jersey with a straight cut.', 'vitrine' ),
				'price'    => 24.0,
				'sizes'    => array(
					's' => __( 'S', 'vitrine' ),
					'm' => __( 'M', 'vitrine' ),
					'l' => __( 'L', 'vitrine' ),
				),
				'colors'   => array( array( 236, 236, 230 ), array( 62, 110, 86 ) ),
				'shapes'   => array( array( 'box', 100, 150, 400, 110, 1 ), array( 'box', 180, 150, 240, 340, 1 ), array( 'oval', 240, 118, 120, 90, 0 ) ),
			),
		);
	}
}
