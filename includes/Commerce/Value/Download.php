<?php
/**
 * Download of a customer.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Value;

defined( 'ABSPATH' ) || exit;

/**
 * Purchased file for display. Plain text.
 */
final class Download {

	/**
	 * @param string      $name      File name.
	 * @param string      $product   Name of the product.
	 * @param string      $url       URL with the customer's secret key.
	 * @param int|null    $remaining Remaining downloads; null: unlimited.
	 * @param string|null $expires   Expiration in UTC, `Y-m-d H:i:s`; null: never.
	 * @param bool        $expired   Whether it has expired.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $product,
		public readonly string $url,
		public readonly ?int $remaining,
		public readonly ?string $expires,
		public readonly bool $expired,
	) {}

	/**
	 * Whether it can still be downloaded.
	 */
	public function is_open(): bool {
		return 0 !== $this->remaining && ! $this->expired;
	}

	/**
	 * Returns remaining downloads and expiration as text; empty: unlimited.
	 */
	public function terms(): string {
		$date = null === $this->expires ? '' : (string) wp_date( (string) get_option( 'date_format' ), (int) strtotime( $this->expires . ' UTC' ) );
		$left = match ( $this->remaining ) {
			null    => '',
			0       => __( 'No downloads remaining', 'vitrine' ),
			/* translators: %d: number of downloads. */
			default => sprintf( _n( '%d download remaining', '%d downloads remaining', $this->remaining, 'vitrine' ), $this->remaining ),
		};
		$end = match ( true ) {
			'' === $date   => '',
			/* translators: %s: date. */
			$this->expired => sprintf( __( 'Expired on %s', 'vitrine' ), $date ),
			/* translators: %s: date. */
			default        => sprintf( __( 'Expires on %s', 'vitrine' ), $date ),
		};
		return implode( ' · ', array_filter( array( $left, $end ) ) );
	}
}
