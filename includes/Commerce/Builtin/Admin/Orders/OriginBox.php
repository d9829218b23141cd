<?php
/**
 * Order attribution box.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Orders;

use Vitrine\Commerce\Builtin\Orders\Origins\OrderOrigins;
use Vitrine\Commerce\Rules\Orders\OriginLabels;

defined( 'ABSPATH' ) || exit;

/**
 * Shown next to the order.
 *
 * @see spec 3.15
 */
final class OriginBox {

	/**
	 * Prints the box, if there is data.
	 *
	 * @param int $order_id Order ID.
	 */
	public static function render( int $order_id ): void {
		$origin = OrderOrigins::of( $order_id );
		if ( array() === $origin ) {
			return;
		}
		printf( '<div class="postbox"><div class="postbox-header"><h2>%s</h2></div><div class="inside"><dl class="vitrine-origin">', esc_html__( 'Order attribution', 'vitrine' ) );
		self::row( __( 'Type', 'vitrine' ), OriginLabels::type( $origin['source_type'] ?? '' ) );
		foreach ( self::labels() as $field => $label ) {
			self::row( $label, $origin[ $field ] ?? '' );
		}
		echo '</dl></div></div>';
	}

	/**
	 * Returns the labels of displayed fields.
	 *
	 * @return array<string, string>
	 */
	private static function labels(): array {
		return array(
			'utm_source'    => __( 'Source', 'vitrine' ),
			'utm_medium'    => __( 'Medium', 'vitrine' ),
			'utm_campaign'  => __( 'Campaign', 'vitrine' ),
			'utm_term'      => __( 'Term', 'vitrine' ),
			'utm_content'   => __( 'Content', 'vitrine' ),
			'device_type'   => __( 'Device', 'vitrine' ),
			'session_pages' => __( 'Session page views', 'vitrine' ),
			'session_count' => __( 'Visits', 'vitrine' ),
			'session_entry' => __( 'Landing page', 'vitrine' ),
			'referrer'      => __( 'Referrer', 'vitrine' ),
		);
	}

	/**
	 * Prints a row.
	 *
	 * @param string $label Label.
	 * @param string $value Value; empty: no row.
	 */
	private static function row( string $label, string $value ): void {
		if ( '' !== $value ) {
			printf( '<dt>%s</dt><dd>%s</dd>', esc_html( $label ), esc_html( $value ) );
		}
	}
}
