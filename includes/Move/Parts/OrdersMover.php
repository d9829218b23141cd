<?php
/**
 * Orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Parts;

use Vitrine\Commerce\Builtin\Orders\OrderStore;
use Vitrine\Move\Marks;
use Vitrine\Move\Record;
use Vitrine\Move\Write\DownloadPermissions;
use Vitrine\Move\Write\NoteWriter;
use Vitrine\Move\Write\OrderWriter;
use Vitrine\Move\Write\RefundWriter;

defined( 'ABSPATH' ) || exit;

/**
 * Moves an order with its line items, refunds and notes in one transaction.
 */
final class OrdersMover implements Mover {

	/**
	 * {@inheritDoc}
	 */
	public function id(): string {
		return 'orders';
	}

	/**
	 * {@inheritDoc}
	 */
	public function label(): string {
		return __( 'Orders', 'vitrine' );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $after ID of the last item before them.
	 */
	public function left( int $after ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE id > %d', self::store()->table(), $after ) . Record::none_of( Record::ORDER, 'id' ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Both parts are prepared.
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $after ID of the last item before them.
	 * @param int $limit Maximum number.
	 */
	public function next( int $after, int $limit ): array {
		global $wpdb;
		$sql = $wpdb->prepare( 'SELECT id FROM %i WHERE id > %d', self::store()->table(), $after ) . Record::none_of( Record::ORDER, 'id' ) . $wpdb->prepare( ' ORDER BY id LIMIT %d', $limit );
		return array_values( array_map( 'intval', $wpdb->get_col( $sql ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Its parts are prepared.
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $id ID from next().
	 * @throws \RuntimeException When WooCommerce did not save the whole order.
	 */
	public function move( int $id ): string {
		if ( Record::of( Record::ORDER, $id ) > 0 ) {
			return self::KNOWN;
		}
		$source = self::store()->load( $id );
		if ( null === $source ) {
			return self::KNOWN;
		}
		$order = OrderWriter::write( $source );
		Record::add( Record::ORDER, $id, $order->get_id() );
		$refunded = RefundWriter::write( $source, $order );
		NoteWriter::write( $source, $order );
		DownloadPermissions::write( $source, $order );
		$kept = wc_get_order( Marks::order( $id ) );
		// WooCommerce only logs errors while saving.
		if ( ! $kept instanceof \WC_Order || ! OrderWriter::is_whole( $kept, $source ) || count( $kept->get_refunds() ) !== $refunded ) {
			throw new \RuntimeException( esc_html__( 'WooCommerce did not save all of this order.', 'vitrine' ) );
		}
		return self::MOVED;
	}

	/**
	 * Returns the order store of the built-in shop.
	 */
	private static function store(): OrderStore {
		global $wpdb;
		return new OrderStore( $wpdb, static fn (): string => '' );
	}
}
