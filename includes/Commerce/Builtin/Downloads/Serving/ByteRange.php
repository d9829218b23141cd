<?php
/**
 * A part of a file.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Downloads\Serving;

defined( 'ABSPATH' ) || exit;

/**
 * Which bytes are asked for. Pure.
 */
final class ByteRange {

	/**
	 * @param int  $start The first byte, from 0.
	 * @param int  $end   The last one; before the first: there is none.
	 * @param bool $part  Whether it was asked for; else it is the whole file.
	 */
	private function __construct(
		public readonly int $start,
		public readonly int $end,
		public readonly bool $part,
	) {}

	/**
	 * The part that a header asks for. What is not understood, and several parts at
	 * once, may be answered by the whole (RFC 9110, 14.2).
	 *
	 * @param string $header `Range`; may be empty.
	 * @param int    $size   Bytes of the file.
	 * @return self|null Null: the file has no such bytes (416).
	 */
	public static function of( string $header, int $size ): ?self {
		$whole = new self( 0, $size - 1, false );
		if ( 1 !== preg_match( '/^\s*bytes\s*=\s*(\d{0,18})\s*-\s*(\d{0,18})\s*$/Di', $header, $parts ) || ( '' === $parts[1] && '' === $parts[2] ) ) {
			return $whole;
		}
		if ( '' === $parts[1] ) {
			$last = (int) $parts[2];
			return 0 === $last || 0 === $size ? null : new self( max( 0, $size - $last ), $size - 1, true );
		}
		$start = (int) $parts[1];
		$end   = '' === $parts[2] ? $size - 1 : min( (int) $parts[2], $size - 1 );
		if ( '' !== $parts[2] && (int) $parts[2] < $start ) {
			return $whole;
		}
		return $start >= $size ? null : new self( $start, $end, true );
	}

	/**
	 * Length in bytes.
	 */
	public function length(): int {
		return $this->end - $this->start + 1;
	}
}
