<?php
/**
 * Parser for cells of an import file.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read;

use Vitrine\Commerce\Builtin\Admin\MoneyField;
use Vitrine\Commerce\Value\Currency;

defined( 'ABSPATH' ) || exit;

/**
 * Converts the text of a cell to a value, the inverse of ProductCells. Pure.
 */
final class Cell {

	/**
	 * Reads a Boolean.
	 *
	 * @param string $text    Text of the cell.
	 * @param string $heading Heading of the column.
	 * @return bool|null Null if the cell is empty.
	 * @throws BadCell When it is not a Boolean.
	 */
	public static function boolean( string $text, string $heading ): ?bool {
		return match ( strtolower( trim( $text ) ) ) {
			''                     => null,
			'1', 'yes', 'true', 'y' => true,
			'0', 'no', 'false', 'n' => false,
			default                => throw new BadCell( $heading, $text ),
		};
	}

	/**
	 * Reads an integer.
	 *
	 * @param string $text    Text of the cell.
	 * @param string $heading Heading of the column.
	 * @return int|null Null if the cell is empty.
	 * @throws BadCell When the cell is not valid.
	 */
	public static function number( string $text, string $heading ): ?int {
		$text = trim( $text );
		if ( '' === $text ) {
			return null;
		}
		if ( 1 !== preg_match( '/^[+-]?\d{1,9}(?:[.,]0+)?$/D', $text ) ) {
			throw new BadCell( $heading, $text );
		}
		return (int) $text;
	}

	/**
	 * Reads a price. A single point or comma is the decimal separator if no more digits
	 * follow than the currency has: exported files have no thousands separators.
	 *
	 * @param string   $text     Text of the cell.
	 * @param string   $heading  Heading of the column.
	 * @param Currency $currency Currency of the shop.
	 * @return int|null Minor units, null if the cell is empty.
	 * @throws BadCell When the cell is not valid.
	 */
	public static function price( string $text, string $heading, Currency $currency ): ?int {
		$text = trim( $text );
		if ( 1 === preg_match( '/^(\d{1,12})[.,](\d+?)0*$/D', $text, $parts ) && strlen( $parts[2] ) <= $currency->decimals ) {
			return (int) ( $parts[1] . str_pad( $parts[2], $currency->decimals, '0' ) );
		}
		if ( 1 === preg_match( '/^(\d{1,12})[.,]0{1,2}$/D', $text, $parts ) ) {
			return (int) ( $parts[1] . str_repeat( '0', $currency->decimals ) );
		}
		$minor = MoneyField::read( $text, $currency );
		if ( false === $minor ) {
			throw new BadCell( $heading, $text );
		}
		return $minor;
	}

	/**
	 * Reads a date, with or without a time.
	 *
	 * @param string $text    Text of the cell.
	 * @param string $heading Heading of the column.
	 * @return string Date as `Y-m-d`, empty if the cell is empty.
	 * @throws BadCell When the cell is not valid.
	 */
	public static function date( string $text, string $heading ): string {
		$text = trim( $text );
		if ( '' === $text ) {
			return '';
		}
		if ( 1 !== preg_match( '/^(\d{4})-(\d\d)-(\d\d)(?:[ T][\d:.]+(?:Z|[+-][\d:]+)?)?$/D', $text, $parts ) || ! checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] ) ) {
			throw new BadCell( $heading, $text );
		}
		return substr( $text, 0, 10 );
	}

	/**
	 * Splits comma-separated values. A comma within a value is escaped with a backslash.
	 *
	 * @param string $text Text of the cell.
	 * @return list<string>
	 */
	public static function values( string $text ): array {
		$values = array_map( static fn ( string $value ): string => trim( str_replace( '\\,', ',', $value ) ), preg_split( '/(?<!\\\\),/', $text ) ?: array() );
		return array_values( array_filter( $values, static fn ( string $value ): bool => '' !== $value ) );
	}

	/**
	 * Reads category paths.
	 *
	 * @param string $text Text of the cell, such as `Home > Lighting, New`.
	 * @return list<non-empty-list<string>>
	 */
	public static function paths( string $text ): array {
		$paths = array();
		foreach ( self::values( $text ) as $value ) {
			$names = array_values( array_filter( array_map( 'trim', explode( '>', $value ) ), static fn ( string $name ): bool => '' !== $name ) );
			if ( array() !== $names ) {
				$paths[] = $names;
			}
		}
		return $paths;
	}

	/**
	 * Reads a multiline text: `\n` is a line break, `\\n` is a literal `\n`.
	 *
	 * @param string $text Text of the cell.
	 */
	public static function lines( string $text ): string {
		$parts = array_map( static fn ( string $part ): string => str_replace( '\n', "\n", $part ), explode( '\\\\n', $text ) );
		return implode( '\n', $parts );
	}
}
