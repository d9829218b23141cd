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
 * Has its products, coupons and customer written, whatever the engine.
 */
final class Shop {

	/**
	 * Products by slug.
	 *
	 * @var array<string, int>
	 */
	private array $ids = array();

	/**
	 * Takes what it needs.
	 *
	 * @param Data       $data     What to write.
	 * @param Pictures   $pictures Pictures.
	 * @param ShopWriter $writer   Of the engine.
	 */
	public function __construct( private readonly Data $data, private readonly Pictures $pictures, private readonly ShopWriter $writer ) {
	}

	/**
	 * Writes everything.
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
		// One of each category after another: the first page of a listing shows them all.
		usort( $products, static fn( array $a, array $b ): int => $a['row'] <=> $b['row'] );
		foreach ( $products as $i => $product ) {
			$products[ $i ]['menu_order'] = $i;
			$products[ $i ]['date']       = gmdate( 'Y-m-d H:i:s', strtotime( '2026-09-01 10:00:00' ) - $i * DAY_IN_SECONDS );
		}
		// Products that name others are written when those have their ids.
		usort( $products, static fn( array $a, array $b ): int => self::names_others( $a ) <=> self::names_others( $b ) );
		foreach ( $products as $product ) {
			$this->ids[ $product['slug'] ] = $this->writer->product( $this->completed( $product ) );
		}
		array_map( array( $this->writer, 'coupon' ), $this->data->shop()['coupons'] );
		$this->add_customer();
	}

	/**
	 * Adds what has arrived since, to the categories that are there, behind all others
	 * in the shop's own order.
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
	 * A product with everything that the data only name.
	 *
	 * @param array<string, mixed> $product As in the data, with its categories, date and place.
	 * @return array<string, mixed> As ShopWriter::product() takes it.
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
	 * Whether a product needs others to be there.
	 *
	 * @param array<string, mixed> $product As in the data.
	 */
	private static function names_others( array $product ): bool {
		return isset( $product['children'] ) || isset( $product['cross_sells'] );
	}

	/**
	 * Makes the customer, with an address.
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
	 * The id of what was made.
	 *
	 * @param int|WP_Error $result What the writer gave.
	 * @param string       $what   Of which.
	 * @throws RuntimeException When it was refused.
	 */
	public static function made( int|WP_Error $result, string $what ): int {
		if ( is_wp_error( $result ) ) {
			throw new RuntimeException( $what . ': ' . $result->get_error_message() . ' ' . wp_json_encode( $result->get_error_data() ) );
		}
		return $result;
	}
}
