<?php
/**
 * The sample shop in the built-in engine.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Seed;

use RuntimeException;
use Vitrine\Commerce\Builtin\Catalogue\ContentTypes;
use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Coupons\Coupons;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use WP_Error;

/**
 * Writes products, coupons and the customer by the engine's own classes.
 */
final class BuiltinShop {

	/**
	 * Products by slug.
	 *
	 * @var array<string, int>
	 */
	private array $ids = array();

	/**
	 * Takes what it needs.
	 *
	 * @param Data     $data     What to write.
	 * @param Pictures $pictures Pictures.
	 */
	public function __construct( private readonly Data $data, private readonly Pictures $pictures ) {
	}

	/**
	 * Writes everything.
	 */
	public function fill(): void {
		$products = array();
		foreach ( $this->data->categories() as $file ) {
			wp_insert_term( $file['category']['name'], ContentTypes::CATEGORY, $file['category'] );
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
			$this->add_product( $product );
		}
		foreach ( $this->data->shop()['coupons'] as $coupon ) {
			self::add_coupon( $coupon );
		}
		$this->add_customer();
	}

	/**
	 * Writes one product.
	 *
	 * @param array<string, mixed> $product As in the data, with its date.
	 */
	private function add_product( array $product ): void {
		$picture = fn( string $name ): int => $this->pictures->id( $name, $product['name'] );
		$names   = array(
			'children'    => $product['children'] ?? array(),
			'cross_sells' => $product['cross_sells'] ?? array(),
		);
		$written = array_diff_key( $product, array_flip( array( 'images', 'matrix', 'children', 'cross_sells', 'row' ) ) );

		$written['description'] = '<p>' . implode( "</p>\n<p>", array_map( 'esc_html', $product['description'] ) ) . '</p>';
		$written['image_ids']   = array_map( $picture, $product['images'] );
		if ( isset( $product['matrix'] ) ) {
			$written['variations'] = Matrix::variations( $product, $picture );
		}
		foreach ( array_filter( $names ) as $key => $slugs ) {
			$written[ $key ] = array_map( fn( string $slug ): int => $this->ids[ $slug ], $slugs );
		}
		$this->ids[ $product['slug'] ] = self::made( ProductWriter::save( $written ), $product['slug'] );
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
	 * Writes one coupon.
	 *
	 * @param array<string, mixed> $coupon As in the data.
	 */
	private static function add_coupon( array $coupon ): void {
		$is_percent = isset( $coupon['percent'] );
		$saved      = Coupons::save(
			new Coupon(
				id: 0,
				code: $coupon['code'],
				type: $is_percent ? Coupon::PERCENT : Coupon::FIXED,
				// The engine counts hundredths of a percent.
				amount: $is_percent ? $coupon['percent'] * 100 : $coupon['fixed'],
				expires: $coupon['expires'] ?? null,
				usage_limit: $coupon['usage_limit'] ?? null
			)
		);
		self::made( $saved, $coupon['code'] );
	}

	/**
	 * Makes the customer, with an address.
	 */
	private function add_customer(): void {
		$customer = $this->data->shop()['customer'];
		$id       = wp_insert_user(
			array(
				'user_login' => $customer['login'],
				'user_pass'  => $customer['password'],
				'user_email' => $customer['email'],
				'first_name' => $customer['first_name'],
				'last_name'  => $customer['last_name'],
				'role'       => 'subscriber',
			)
		);
		$id       = self::made( $id, 'customer' );
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
	private static function made( int|WP_Error $result, string $what ): int {
		if ( is_wp_error( $result ) ) {
			throw new RuntimeException( $what . ': ' . $result->get_error_message() . ' ' . wp_json_encode( $result->get_error_data() ) );
		}
		return $result;
	}
}
