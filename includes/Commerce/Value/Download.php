<?php
/**
 * A file that a customer may download.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Value;

defined( 'ABSPATH' ) || exit;

/**
 * A bought file as its buyer sees it. Plain text.
 */
final class Download {

	/**
	 * @param string      $name      File name.
	 * @param string      $product   Name of what was bought.
	 * @param string      $url       Its address, which is a secret of the buyer's.
	 * @param int|null    $remaining How often it may still be downloaded; null: without end.
	 * @param string|null $expires   Until when, UTC, `Y-m-d H:i:s`; null: for ever.
	 * @param bool        $expired   Whether that is over.
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
	 * Whether it can be downloaded still.
	 */
	public function is_open(): bool {
		return 0 !== $this->remaining && ! $this->expired;
	}

	/**
	 * How often and how long it can be downloaded; empty: without end.
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
