<?php
/**
 * Fixture of Easy Digital Downloads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Contract\Fixtures;

use PHPUnit\Framework\Assert;
use Vitrine\Commerce\Engine;
use Vitrine\Tests\Commerce\Contract\EngineFixture;
use Vitrine\Tests\Commerce\Contract\Visitors\DownloadsVisits;
use Vitrine\Tests\Commerce\Contract\Visitors\VisitorEngine;

/**
 * Sets up Easy Digital Downloads to allow quantities and multiple discount codes.
 * A sale price becomes the price there.
 */
final class DownloadsFixture implements EngineFixture {

	/** Settings of the shop. */
	private const SETTINGS = array(
		'item_quantities'          => '1',
		'allow_multiple_discounts' => '1',
		'enable_skus'              => '1',
		'currency'                 => 'EUR',
		'currency_position'        => 'before',
		'thousands_separator'      => ',',
		'decimal_separator'        => '.',
	);

	/**
	 * {@inheritDoc}
	 */
	public function visitor(): Engine {
		self::set_up();
		return new VisitorEngine( new DownloadsVisits() );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Engine $engine Engine from visitor().
	 */
	public function again( Engine $engine ): Engine {
		Assert::assertInstanceOf( VisitorEngine::class, $engine );
		return new VisitorEngine( $engine->visits() );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $data Data, with `id` to update a product.
	 */
	public function product( array $data ): int {
		self::set_up();
		$post = array_filter(
			array(
				'ID'            => $data['id'] ?? null,
				'post_type'     => 'download',
				'post_title'    => $data['name'] ?? null,
				'post_content'  => $data['description'] ?? null,
				'post_excerpt'  => $data['short_description'] ?? null,
				'post_status'   => $data['status'] ?? ( isset( $data['id'] ) ? null : 'publish' ),
				'post_password' => $data['password'] ?? null,
				'post_date'     => $data['date'] ?? null,
				'menu_order'    => $data['menu_order'] ?? null,
			),
			static fn ( mixed $value ): bool => null !== $value
		);
		$id   = isset( $data['id'] ) ? wp_update_post( $post, true ) : wp_insert_post( $post, true );
		Assert::assertIsInt( $id );
		self::save_meta( $id, $data );
		return $id;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string               $code Code.
	 * @param array<string, mixed> $data Data as in the interface.
	 */
	public function coupon( string $code, array $data ): void {
		self::set_up();
		$fixed = 'fixed' === ( $data['type'] ?? 'percent' );
		$id    = edd_add_discount(
			array(
				'name'              => $code,
				'code'              => $code,
				'status'            => 'active',
				'scope'             => 'not_global',
				'amount_type'       => $fixed ? 'flat' : 'percent',
				'amount'            => $fixed ? $data['amount'] / 100 : $data['amount'],
				'end_date'          => $data['expires'] ?? null,
				'min_charge_amount' => ( $data['min_subtotal'] ?? 0 ) / 100,
				// 0 means "unlimited" there.
				'max_uses'          => isset( $data['usage_limit'] ) ? max( 1, $data['usage_limit'] ) : 0,
				'use_count'         => 0 === ( $data['usage_limit'] ?? null ) ? 1 : 0,
				'product_reqs'      => $data['product_ids'] ?? array(),
				'categories'        => self::categories( $data['categories'] ?? array() ),
			)
		);
		Assert::assertGreaterThan( 0, (int) $id );
	}

	/**
	 * Does nothing, since downloads are not shipped.
	 *
	 * @param int      $cost      Amount in minor units.
	 * @param int|null $free_from Amount in minor units.
	 */
	public function shipping( int $cost, ?int $free_from ): void {}

	/**
	 * {@inheritDoc}
	 */
	public function saved_carts(): array {
		global $wpdb;
		return (array) $wpdb->get_results( "SELECT session_key, session_value FROM {$wpdb->prefix}edd_sessions ORDER BY session_key", ARRAY_A );
	}

	/**
	 * Sets up the shop.
	 */
	private static function set_up(): void {
		foreach ( self::SETTINGS as $key => $value ) {
			if ( edd_get_option( $key ) !== $value ) {
				edd_update_option( $key, $value );
			}
		}
	}

	/**
	 * Saves the post meta of a download.
	 *
	 * @param int                  $id   Post ID.
	 * @param array<string, mixed> $data Data of product().
	 */
	private static function save_meta( int $id, array $data ): void {
		$price = $data['sale_price'] ?? $data['regular_price'] ?? null;
		$meta  = array(
			'edd_price'                => null === $price ? null : (string) ( $price / 100 ),
			'edd_sku'                  => $data['sku'] ?? null,
			'_edd_download_sales'      => $data['total_sales'] ?? null,
			'_edd_quantities_disabled' => isset( $data['sold_individually'] ) ? (int) $data['sold_individually'] : null,
		);
		if ( isset( $data['options'] ) ) {
			$meta['_variable_pricing']   = 1;
			$meta['edd_variable_prices'] = $data['options'];
			$meta['edd_price']           = min( array_column( $data['options'], 'amount' ) );
		}
		foreach ( $meta as $key => $value ) {
			if ( null !== $value ) {
				update_post_meta( $id, $key, $value );
			}
		}
		if ( isset( $data['categories'] ) ) {
			wp_set_object_terms( $id, $data['categories'], 'download_category' );
		}
	}

	/**
	 * Returns the IDs of categories.
	 *
	 * @param list<string> $slugs Slugs of categories, which are created if missing.
	 * @return list<int>
	 */
	private static function categories( array $slugs ): array {
		return array_map(
			static function ( string $slug ): int {
				$term = get_term_by( 'slug', $slug, 'download_category' );
				return $term instanceof \WP_Term ? $term->term_id : (int) wp_insert_term( ucfirst( $slug ), 'download_category' )['term_id'];
			},
			$slugs
		);
	}
}
