<?php
/**
 * Images of sample products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Setup\Sample;

defined( 'ABSPATH' ) || exit;

/**
 * Draws a flat PNG of a few kilobytes without an image library.
 */
final class SampleImage {

	/** Width and height in pixels. */
	private const SIZE = 600;

	/**
	 * Rows of color indexes, one byte per pixel.
	 *
	 * @var list<string>
	 */
	private array $rows;

	/** @param non-empty-list<array{int, int, int}> $colors Red, green and blue of each color; the first is the background. */
	public function __construct( private readonly array $colors ) {
		$this->rows = array_fill( 0, self::SIZE, str_repeat( "\0", self::SIZE ) );
	}

	/**
	 * Draws shapes on top of each other.
	 *
	 * @param list<array{string, int, int, int, int, int}> $shapes `box` or `oval`, left, top, width, height, color index.
	 */
	public function draw( array $shapes ): self {
		foreach ( $shapes as [ $kind, $left, $top, $width, $height, $color ] ) {
			for ( $y = 0; $y < $height; $y++ ) {
				$part  = ( $y + 0.5 - $height / 2 ) / ( $height / 2 );
				$span  = 'oval' === $kind ? (int) round( $width * sqrt( max( 0.0, 1 - $part * $part ) ) ) : $width;
				$start = $left + intdiv( $width - $span, 2 );
				if ( $span > 0 && isset( $this->rows[ $top + $y ] ) ) {
					$this->rows[ $top + $y ] = substr_replace( $this->rows[ $top + $y ], str_repeat( chr( $color ), $span ), $start, $span );
				}
			}
		}
		return $this;
	}

	/**
	 * Returns the contents of the file.
	 */
	public function png(): string {
		$palette = implode( '', array_map( static fn ( array $color ): string => pack( 'C3', ...$color ), $this->colors ) );
		return "\x89PNG\r\n\x1a\n"
			// 8 bits per pixel, indexed color.
			. self::chunk( 'IHDR', pack( 'NNC5', self::SIZE, self::SIZE, 8, 3, 0, 0, 0 ) )
			. self::chunk( 'PLTE', $palette )
			. self::chunk( 'IDAT', (string) gzcompress( "\0" . implode( "\0", $this->rows ), 9 ) )
			. self::chunk( 'IEND', '' );
	}

	/**
	 * Returns a chunk of the file.
	 *
	 * @param string $type Chunk type, four letters.
	 * @param string $data Data of the chunk.
	 */
	private static function chunk( string $type, string $data ): string {
		return pack( 'N', strlen( $data ) ) . $type . $data . pack( 'N', crc32( $type . $data ) );
	}
}
