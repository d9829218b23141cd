<?php
/**
 * Byte range of a file.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Downloads\Serving;

defined( 'ABSPATH' ) || exit;

/**
 * Parses the requested range.
 */
final class ByteRange {

	/**
	 * @param int  $start First byte, from 0.
	 * @param int  $end   Last byte; less than the first if empty.
	 * @param bool $part  Whether a part was requested, rather than the whole file.
	 */
	private function __construct(
		public readonly int $start,
		public readonly int $end,
		public readonly bool $part,
	) {}

	/**
	 * Returns the range of a header. Invalid headers and multiple ranges may be
	 * answered with the whole file (RFC 9110, 14.2).
	 *
	 * @param string $header `Range` header; may be empty.
	 * @param int    $size   File size in bytes.
	 * @return self|null Null if the range is not satisfiable (416).
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
	 * Returns the length in bytes.
	 */
	public function length(): int {
		return $this->end - $this->start + 1;
	}
}
