<?php
/**
 * List of files as text.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Downloads\Files;

defined( 'ABSPATH' ) || exit;

/**
 * One line per file, `name | URL | id`, for a form field that works without script.
 */
final class FileList {

	private const BETWEEN = ' | ';

	/**
	 * Returns the text.
	 *
	 * @param list<array{id: string, name: string, file: string}> $files Files in the format of Downloadable::to_input().
	 */
	public static function write( array $files ): string {
		return implode( "\n", array_map( static fn ( array $file ): string => implode( self::BETWEEN, array( self::plain( $file['name'] ), $file['file'], $file['id'] ) ), $files ) );
	}

	/**
	 * Parses the text. A line without `|` is a URL, and the name is that of the file.
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
	 * Removes separators from a name.
	 *
	 * @param string $name Name of a file.
	 */
	private static function plain( string $name ): string {
		return trim( str_replace( array( '|', "\r", "\n" ), array( '/', ' ', ' ' ), $name ) );
	}
}
