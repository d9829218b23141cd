<?php
/**
 * What stands in a cell.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read;

use Vitrine\Commerce\Builtin\Admin\Money;
use Vitrine\Commerce\Value\Currency;

defined( 'ABSPATH' ) || exit;

/**
 * Reads texts as what they mean, each the way back of ProductCells. Pure.
 */
final class Cell {

	/**
	 * Reads a cell that holds yes or no.
	 *
	 * @param string $text    Text of the cell.
	 * @param string $heading Of its column.
	 * @return bool|null Null: nothing is said.
	 * @throws BadCell When it is neither.
	 */
	public static function truth( string $text, string $heading ): ?bool {
		return match ( strtolower( trim( $text ) ) ) {
			''                     => null,
			'1', 'yes', 'true', 'y' => true,
			'0', 'no', 'false', 'n' => false,
			default                => throw new BadCell( $heading, $text ),
		};
	}

	/**
	 * A whole number.
	 *
	 * @param string $text    Text of the cell.
	 * @param string $heading Of its column.
	 * @return int|null Null if there is none.
	 * @throws BadCell When it is something else.
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
	 * A price. A single point or comma with as many digits behind it as the currency
	 * has is the decimal one: files of exporters have no other.
	 *
	 * @param string   $text     Text of the cell.
	 * @param string   $heading  Of its column.
	 * @param Currency $currency Currency of the shop.
	 * @return int|null Minor units; null: there is none.
	 * @throws BadCell When it is something else.
	 */
	public static function price( string $text, string $heading, Currency $currency ): ?int {
		$text = trim( $text );
		if ( 1 === preg_match( '/^(\d{1,12})[.,](\d+?)0*$/D', $text, $parts ) && strlen( $parts[2] ) <= $currency->decimals ) {
			return (int) ( $parts[1] . str_pad( $parts[2], $currency->decimals, '0' ) );
		}
		if ( 1 === preg_match( '/^(\d{1,12})[.,]0{1,2}$/D', $text, $parts ) ) {
			return (int) ( $parts[1] . str_repeat( '0', $currency->decimals ) );
		}
		$minor = Money::read( $text, $currency );
		if ( false === $minor ) {
			throw new BadCell( $heading, $text );
		}
		return $minor;
	}

	/**
	 * A day, with or without a time behind it.
	 *
	 * @param string $text    Text of the cell.
	 * @param string $heading Of its column.
	 * @return string `Y-m-d`; empty: there is none.
	 * @throws BadCell When it is something else.
	 */
	public static function day( string $text, string $heading ): string {
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
	 * Several values, between commas; one within a value has a backslash before it.
	 *
	 * @param string $text Text of the cell.
	 * @return list<string>
	 */
	public static function values( string $text ): array {
		$values = array_map( static fn ( string $value ): string => trim( str_replace( '\\,', ',', $value ) ), preg_split( '/(?<!\\\\),/', $text ) ?: array() );
		return array_values( array_filter( $values, static fn ( string $value ): bool => '' !== $value ) );
	}

	/**
	 * Categories: each is a path from the top.
	 *
	 * @param string $text Of the cell, as `Home > Lighting, New`.
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
	 * A text of several lines: `\n` is the end of one, `\\n` are these two characters.
	 *
	 * @param string $text Text of the cell.
	 */
	public static function lines( string $text ): string {
		$parts = array_map( static fn ( string $part ): string => str_replace( '\n', "\n", $part ), explode( '\\\\n', $text ) );
		return implode( '\n', $parts );
	}
}
