<?php
/**
 * A number for each product, such as its price, stored bit by bit.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\FacetIndex\Bits;

defined( 'ABSPATH' ) || exit;

/**
 * For each bit of the number there is a set of the products whose number has that bit. So
 * a range is found in as many steps as the largest number has bits, however many products
 * there are.
 */
final class Numbers {

	/**
	 * @param array<int, string> $slices Sets by bit; bits that no number has may be absent.
	 * @param string             $all    The products that have a number.
	 */
	public function __construct( private readonly array $slices, private readonly string $all ) {}

	/**
	 * The products whose number is at least this.
	 *
	 * @param int $from The number.
	 */
	public function at_least( int $from ): string {
		return $from <= 0 ? $this->all : $this->reaching( $from );
	}

	/**
	 * The products whose number is at most this.
	 *
	 * @param int $to The number.
	 */
	public function at_most( int $to ): string {
		return $to < 0 ? '' : Bitmap::minus( $this->all, $this->reaching( $to + 1 ) );
	}

	/**
	 * The lowest number in a set.
	 *
	 * @param string $of Set.
	 * @return ?int Null where no product in it has a number.
	 */
	public function lowest( string $of ): ?int {
		return $this->last( $of, false );
	}

	/**
	 * The highest number in a set.
	 *
	 * @param string $of Set.
	 * @return ?int Null where no product in it has a number.
	 */
	public function highest( string $of ): ?int {
		return $this->last( $of, true );
	}

	/**
	 * The products whose number is at least this. Compares from the lowest bit up: with a
	 * higher bit that the bound has not, a number is above it whatever its lower bits are.
	 *
	 * @param int $from Above 0.
	 */
	private function reaching( int $from ): string {
		$bits = array() === $this->slices ? array( 0 ) : array_keys( $this->slices );
		$top  = max( max( $bits ), (int) floor( log( $from, 2 ) ) + 1 );
		$met  = $this->all;
		for ( $bit = 0; $bit <= $top; $bit++ ) {
			$has = $this->slices[ $bit ] ?? '';
			if ( 0 !== ( $from >> $bit & 1 ) ) {
				$met &= $has;
			} elseif ( '' !== $has ) {
				$met |= $has;
			}
		}
		return $met & $this->all;
	}

	/**
	 * The lowest or highest number in a set.
	 *
	 * @param string $of   Set.
	 * @param bool   $high Whether it is the highest.
	 */
	private function last( string $of, bool $high ): ?int {
		$left = $of & $this->all;
		if ( Bitmap::is_empty( $left ) ) {
			return null;
		}
		$number = 0;
		for ( $bit = array() === $this->slices ? -1 : max( array_keys( $this->slices ) ); $bit >= 0; $bit-- ) {
			$has    = $this->slices[ $bit ] ?? null;
			$wanted = null === $has ? ( $high ? '' : $left ) : ( $high ? $left & $has : Bitmap::minus( $left, $has ) );
			$found  = ! Bitmap::is_empty( $wanted );
			$left   = $found ? $wanted : $left;
			if ( $found === $high ) {
				$number |= 1 << $bit;
			}
		}
		return $number;
	}
}
