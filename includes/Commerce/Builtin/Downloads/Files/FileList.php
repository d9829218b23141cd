<?php
/**
 * Files of a product as text.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Downloads\Files;

defined( 'ABSPATH' ) || exit;

/**
 * One line a file, `name | address | id`: one field of a form, which can be filled
 * in without a script too. Pure.
 */
final class FileList {

	private const BETWEEN = ' | ';

	/**
	 * The text.
	 *
	 * @param list<array{id: string, name: string, file: string}> $files As Downloadable::to_input() has them.
	 */
	public static function write( array $files ): string {
		return implode( "\n", array_map( static fn ( array $file ): string => implode( self::BETWEEN, array( self::plain( $file['name'] ), $file['file'], $file['id'] ) ), $files ) );
	}

	/**
	 * The files. A line without a bar is an address, and its name is the file's.
	 *
	 * @param string $text Text as entered.
	 * @return list<array{id: string, name: string, file: string}>
	 */
	public static function read( string $text ): array {
		$files = array();
		foreach ( preg_split( '/\R/u', $text ) ?: array() as $line ) {
			if ( '' === trim( $line ) ) {
				continue;
			}
			$parts   = array_map( 'trim', explode( '|', $line ) );
			$parts   = 1 === count( $parts ) ? array( '', $parts[0] ) : $parts;
			$files[] = array(
				'id'   => $parts[2] ?? '',
				'name' => $parts[0],
				'file' => $parts[1],
			);
		}
		return $files;
	}

	/**
	 * A name without what stands between the parts of a line.
	 *
	 * @param string $name Of a file.
	 */
	private static function plain( string $name ): string {
		return trim( str_replace( array( '|', "\r", "\n" ), array( '/', ' ', ' ' ), $name ) );
	}
}
