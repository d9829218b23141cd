<?php
/**
 * Products of the calls recorded from WooCommerce.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Ajax\WooCommerce;

/**
 * Recreates the parts of the shop that matter for the recorded calls, by the
 * names that the fixtures use for its products.
 */
final class OracleShop {

	/** Properties of a variation that is out of stock. */
	private const SOLD_OUT = array( 'stock_status' => 'outofstock' );

	/**
	 * Returns the fixture of a kind of calls.
	 *
	 * @param string $name Name of the file.
	 * @return list<array<string, mixed>>
	 */
	public static function calls( string $name ): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . "/fixtures/woocommerce/$name.json" ), true, 16, JSON_THROW_ON_ERROR );
	}

	/**
	 * Creates the products.
	 *
	 * @return array<string, string> IDs by name in the fixtures.
	 */
	public static function products(): array {
		$mug    = self::save( new \WC_Product_Simple() );
		$few    = self::save(
			new \WC_Product_Simple(),
			array(
				'manage_stock'   => true,
				'stock_quantity' => 5,
			)
		);
		$other  = self::save( new \WC_Product_Simple() );
		$page   = array(
			'post_type'   => 'page',
			'post_status' => 'publish',
			'post_title'  => 'Page',
		);
		$simple = array(
			'{mug}'      => $mug,
			'{other}'    => $other,
			'{few}'      => $few,
			'{sold_out}' => self::save( new \WC_Product_Simple(), array( 'stock_status' => 'outofstock' ) ),
			'{grouped}'  => self::save( new \WC_Product_Grouped(), array( 'children' => array( $mug, $few, $other ) ) ),
			'{external}' => self::save( new \WC_Product_External(), array( 'product_url' => 'https://example.org/' ) ),
			'{page}'     => wp_insert_post( $page ),
			'{post}'     => wp_insert_post( array( 'post_type' => 'post' ) + $page ),
			'{unknown}'  => 999999,
		);
		return array_map( 'strval', $simple + self::variable_ones() + self::stocked() );
	}

	/**
	 * Creates the products with variations.
	 *
	 * @return array<string, int>
	 */
	private static function variable_ones(): array {
		$sizes  = array( 'Size' => array( 'small', 'large' ) );
		$shirt  = self::variable( $sizes, array( array( 'size' => 'small' ), array( 'size' => 'large' ) + self::SOLD_OUT ) );
		$single = self::variable( array( 'Pack' => array( 'One' ) ), array( array( 'pack' => 'One' ) ), array( 'sold_individually' => true ) );
		$any    = self::variable(
			$sizes + array( 'Colour' => array( 'red', 'blue' ) ),
			array(
				array(
					'size'   => '',
					'colour' => '',
				),
			)
		);
		$matrix = self::variable(
			array(
				'Width'  => array( 'W1', 'W2' ),
				'Letter' => array( 'A', 'B', 'C' ),
			),
			array_map(
				static fn ( string $both ): array => array(
					'width'  => substr( $both, 0, 2 ),
					'letter' => $both[2],
				) + ( 'W2A' === $both ? self::SOLD_OUT : array() ),
				array( 'W1A', 'W1B', 'W1C', 'W2A' )
			)
		);
		$open   = self::variable(
			array(
				'Number' => array( 'N1', 'N2' ),
				'Colour' => array( 'red', 'blue' ),
			),
			array(
				array(
					'number' => 'N2',
					'colour' => '',
				),
			)
		);
		return array(
			'{variable}'           => $shirt['product'],
			'{variation}'          => $shirt[0],
			'{sold_out_variation}' => $shirt[1],
			'{single_variation}'   => $single[0],
			'{any_variation}'      => $any[0],
			'{matrix}'             => $matrix['product'],
			'{open}'               => $open['product'],
		);
	}

	/**
	 * Creates variations with managed stock.
	 *
	 * @return array<string, int>
	 */
	private static function stocked(): array {
		$stock  = static fn ( string $grade, int $left, string $backorders = 'no' ): array => array(
			'grade'          => $grade,
			'manage_stock'   => true,
			'stock_quantity' => $left,
			'backorders'     => $backorders,
		);
		$grades = array( $stock( 'Three', 3 ), $stock( 'Zero', 0 ), $stock( 'BackNotify', 0, 'notify' ), $stock( 'BackYes', 0, 'yes' ), $stock( 'BackLeft', 2, 'yes' ) );
		$made   = self::variable( array( 'Grade' => array_column( $grades, 'grade' ) ), $grades );
		unset( $made['product'] );
		return array_combine( array( '{three}', '{zero}', '{back_notify}', '{back_yes}', '{back_left}' ), $made );
	}

	/**
	 * Creates a variable product.
	 *
	 * @param array<string, list<string>> $attributes Options by attribute name.
	 * @param list<array<string, mixed>>  $variations Lowercase attribute names with options, and properties.
	 * @param array<string, mixed>        $more       Properties of the product.
	 * @return array<int|string, int> IDs of the variations, and of the `product`.
	 */
	private static function variable( array $attributes, array $variations, array $more = array() ): array {
		$own = array();
		foreach ( $attributes as $name => $options ) {
			$attribute = new \WC_Product_Attribute();
			$attribute->set_name( $name );
			$attribute->set_options( $options );
			$attribute->set_visible( true );
			$attribute->set_variation( true );
			$own[] = $attribute;
		}
		$product = self::save( new \WC_Product_Variable(), array( 'attributes' => $own ) + $more );
		$names   = array_flip( array_map( 'strtolower', array_keys( $attributes ) ) );
		$ids     = array_map(
			static fn ( array $one ): int => self::save(
				new \WC_Product_Variation(),
				array(
					'parent_id'  => $product,
					'attributes' => array_intersect_key( $one, $names ),
				) + array_diff_key( $one, $names )
			),
			$variations
		);
		\WC_Product_Variable::sync( $product );
		return $ids + array( 'product' => $product );
	}

	/**
	 * Saves a product.
	 *
	 * @param \WC_Product          $product A new product.
	 * @param array<string, mixed> $more    Its properties.
	 */
	private static function save( \WC_Product $product, array $more = array() ): int {
		$product->set_props(
			$more + array(
				'name'          => 'Thing',
				'status'        => 'publish',
				'regular_price' => '12',
			)
		);
		return $product->save();
	}
}
