<?php
/**
 * The sample shop.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Seed;

use RuntimeException;
use WP_Error;

/**
 * Writes products, coupons and a customer with the engine's writer.
 */
final class Shop {

	/**
	 * Product IDs by slug.
	 *
	 * @var array<string, int>
	 */
	private array $ids = array();

	/**
	 * Constructor.
	 *
	 * @param Data       $data     Data to write.
	 * @param Pictures   $pictures Images.
	 * @param ShopWriter $writer   Writer of the engine.
	 */
	public function __construct( private readonly Data $data, private readonly Pictures $pictures, private readonly ShopWriter $writer ) {
	}

	/**
	 * Writes the whole shop.
	 */
	public function fill(): void {
		$this->writer->open();
		$products = array();
		foreach ( $this->data->categories() as $file ) {
			$this->writer->category( $file['category'] );
			foreach ( $file['products'] as $i => $product ) {
				$products[] = $product + array(
					'categories' => array( $file['category']['slug'] ),
					'row'        => $i,
				);
			}
		}
		// Alternate categories, so that the first page of a listing shows all of them.
		usort( $products, static fn( array $a, array $b ): int => $a['row'] <=> $b['row'] );
		foreach ( $products as $i => $product ) {
			$products[ $i ]['menu_order'] = $i;
			$products[ $i ]['date']       = gmdate( 'Y-m-d H:i:s', strtotime( '2026-09-01 10:00:00' ) - $i * DAY_IN_SECONDS );
		}
		// Products that refer to others come last, when those have IDs.
		usort( $products, static fn( array $a, array $b ): int => self::names_others( $a ) <=> self::names_others( $b ) );
		foreach ( $products as $product ) {
			$this->ids[ $product['slug'] ] = $this->writer->product( $this->completed( $product ) );
		}
		array_map( array( $this->writer, 'coupon' ), $this->data->shop()['coupons'] );
		$this->add_customer();
	}

	/**
	 * Adds newer products to the existing categories, at the end of the shop's
	 * menu order.
	 */
	public function add_arrivals(): void {
		foreach ( $this->data->arrivals() as $i => $product ) {
			$this->writer->product(
				$this->completed(
					array_diff_key( $product, array( 'category' => true ) ) + array(
						'categories' => array( $product['category'] ),
						'menu_order' => 1000 + $i,
						'date'       => gmdate( 'Y-m-d H:i:s', strtotime( '2026-09-20 10:00:00' ) - $i * DAY_IN_SECONDS ),
					)
				)
			);
		}
	}

	/**
	 * Returns a product with everything that the data refer to.
	 *
	 * @param array<string, mixed> $product Product as in the data, with categories, date and menu
	 *                                      order.
	 * @return array<string, mixed> Product for ShopWriter::product().
	 */
	private function completed( array $product ): array {
		$picture = fn( string $name ): int => $this->pictures->id( $name, $product['name'] );
		$names   = array_filter(
			array(
				'children'    => $product['children'] ?? array(),
				'cross_sells' => $product['cross_sells'] ?? array(),
			)
		);

		$complete = array_diff_key( $product, array_flip( array( 'images', 'matrix', 'children', 'cross_sells', 'row' ) ) );

		$complete['description'] = '<p>' . implode( "</p>\n<p>", array_map( 'esc_html', $product['description'] ) ) . '</p>';
		$complete['image_ids']   = array_map( $picture, $product['images'] );
		if ( isset( $product['matrix'] ) ) {
			$complete['variations'] = Matrix::variations( $product, $picture );
		}
		foreach ( $names as $key => $slugs ) {
			$complete[ $key ] = array_map( fn( string $slug ): int => $this->ids[ $slug ], $slugs );
		}
		return $complete;
	}

	/**
	 * Whether a product refers to other products.
	 *
	 * @param array<string, mixed> $product Product as in the data.
	 */
	private static function names_others( array $product ): bool {
		return isset( $product['children'] ) || isset( $product['cross_sells'] );
	}

	/**
	 * Creates the customer with an address.
	 */
	private function add_customer(): void {
		$customer = $this->data->shop()['customer'];
		$id       = self::made(
			wp_insert_user(
				array(
					'user_login' => $customer['login'],
					'user_pass'  => $customer['password'],
					'user_email' => $customer['email'],
					'first_name' => $customer['first_name'],
					'last_name'  => $customer['last_name'],
					'role'       => $this->writer->customer_role(),
				)
			),
			'customer'
		);
		foreach ( array( 'first_name', 'last_name', 'address_1', 'city', 'postcode', 'country' ) as $field ) {
			update_user_meta( $id, 'billing_' . $field, $customer[ $field ] );
			update_user_meta( $id, 'shipping_' . $field, $customer[ $field ] );
		}
		update_user_meta( $id, 'billing_email', $customer['email'] );
	}

	/**
	 * Returns an ID, or throws if an insertion failed.
	 *
	 * @param int|WP_Error $result Result of the insertion.
	 * @param string       $what   What was inserted, for the message.
	 * @throws RuntimeException When the insertion failed.
	 */
	public static function made( int|WP_Error $result, string $what ): int {
		if ( is_wp_error( $result ) ) {
			throw new RuntimeException( $what . ': ' . $result->get_error_message() . ' ' . wp_json_encode( $result->get_error_data() ) );
		}
		return $result;
	}
}
