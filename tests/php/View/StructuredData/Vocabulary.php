<?php
/**
 * The vocabulary of schema.org.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View\StructuredData;

/**
 * Validates structured data with tests/fixtures/schema-org.json.
 */
final class Vocabulary {

	private const ADDRESS = 'https://schema.org/';

	/** Types that accept plain text, numbers or URLs. */
	private const PLAIN = array( 'Boolean', 'Date', 'DateTime', 'Integer', 'Number', 'Text', 'Time', 'URL' );

	/**
	 * Returns the errors in a graph.
	 *
	 * @param array<string, mixed> $graph A graph or a part of one.
	 * @param string               $path  Path of the part, for messages.
	 * @return list<string>
	 */
	public static function faults( array $graph, string $path = '' ): array {
		$type  = (string) ( $graph['@type'] ?? '' );
		$path .= "/$type";
		$known = self::all()['types'][ $type ] ?? null;
		if ( null === $known ) {
			return array( "$path: no such type" );
		}
		$faults = array();
		foreach ( $graph as $name => $value ) {
			// Constraints of an action's input are next to its properties.
			if ( str_starts_with( $name, '@' ) || 'query-input' === $name ) {
				continue;
			}
			$allowed = $known['properties'][ $name ] ?? null;
			if ( null === $allowed ) {
				$faults[] = "$path/$name: no such property";
				continue;
			}
			foreach ( is_array( $value ) && array_is_list( $value ) ? $value : array( $value ) as $one ) {
				$faults = array_merge( $faults, self::of_value( $one, $allowed, "$path/$name" ) );
			}
		}
		return $faults;
	}

	/**
	 * Returns the errors in a value.
	 *
	 * @param mixed        $value   Value of a property.
	 * @param list<string> $allowed Allowed types.
	 * @param string       $path    Path of the value, for messages.
	 * @return list<string>
	 */
	private static function of_value( mixed $value, array $allowed, string $path ): array {
		if ( is_array( $value ) ) {
			$is = self::all()['types'][ $value['@type'] ?? '' ]['is'] ?? array();
			return array_merge(
				array() === array_intersect( $allowed, $is ) ? array( "$path: may not be a " . ( $value['@type'] ?? '?' ) ) : array(),
				self::faults( $value, $path )
			);
		}
		$members = array_merge( array(), ...array_values( array_intersect_key( self::all()['enumerations'], array_flip( $allowed ) ) ) );
		if ( array() !== $members && is_string( $value ) && str_starts_with( $value, self::ADDRESS ) ) {
			return in_array( $value, $members, true ) ? array() : array( "$path: no such member: $value" );
		}
		// Every item may be given by its URL.
		$is_named = is_string( $value ) && str_starts_with( $value, 'http' );
		return $is_named || array() !== array_intersect( $allowed, self::PLAIN ) ? array() : array( "$path: may not be plain" );
	}

	/**
	 * Returns the vocabulary.
	 *
	 * @return array{types: array<string, array{is: list<string>, properties: array<string, list<string>>}>, enumerations: array<string, list<string>>}
	 */
	private static function all(): array {
		static $all = null;
		$all      ??= json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/schema-org.json' ), true, 32, JSON_THROW_ON_ERROR );
		return $all;
	}
}
