<?php
/**
 * Products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Parts;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Move\Marks;
use Vitrine\Move\Write\ProductWriter;

defined( 'ABSPATH' ) || exit;

/**
 * Converts a product to a WooCommerce product with the same ID, so that its URL, texts,
 * images, reviews and references do not change. Grouped products come last because
 * their prices depend on their child products.
 */
final class ProductsMover implements Mover {

	public const TYPE = 'product';

	/**
	 * @param bool $grouped Whether this part moves grouped products; otherwise all others.
	 */
	public function __construct( private readonly bool $grouped ) {}

	/**
	 * {@inheritDoc}
	 */
	public function id(): string {
		return $this->grouped ? 'grouped' : 'products';
	}

	/**
	 * {@inheritDoc}
	 */
	public function label(): string {
		return $this->grouped ? __( 'Grouped products', 'vitrine' ) : __( 'Products', 'vitrine' );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $after ID of the last item before them.
	 */
	public function left( int $after ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i p LEFT JOIN %i r ON r.product_id = p.ID WHERE p.post_type = %s AND p.post_status <> 'auto-draft' AND ( COALESCE( r.type, 'simple' ) = 'grouped' ) = %d AND p.ID > %d", $wpdb->posts, Tables::products(), ContentTypes::PRODUCT, (int) $this->grouped, $after ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $after ID of the last item before them.
	 * @param int $limit Maximum number.
	 */
	public function next( int $after, int $limit ): array {
		global $wpdb;
		return array_values( array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT p.ID FROM %i p LEFT JOIN %i r ON r.product_id = p.ID WHERE p.post_type = %s AND p.post_status <> 'auto-draft' AND ( COALESCE( r.type, 'simple' ) = 'grouped' ) = %d AND p.ID > %d ORDER BY p.ID LIMIT %d", $wpdb->posts, Tables::products(), ContentTypes::PRODUCT, (int) $this->grouped, $after, $limit ) ) ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $id ID from next().
	 * @throws \RuntimeException When WooCommerce did not save the product.
	 */
	public function move( int $id ): string {
		if ( ContentTypes::PRODUCT !== get_post_type( $id ) ) {
			return self::KNOWN;
		}
		ProductWriter::write( $id );
		if ( (string) $id !== (string) get_post_meta( $id, Marks::PRODUCT, true ) ) {
			throw new \RuntimeException( esc_html__( 'WooCommerce did not save this product.', 'vitrine' ) );
		}
		return self::MOVED;
	}
}
