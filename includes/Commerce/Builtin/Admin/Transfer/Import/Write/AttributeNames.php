<?php
/**
 * Attributes of a file.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import\Write;

defined( 'ABSPATH' ) || exit;

/**
 * Gives attributes and their values the names that the product knows them by, since
 * carts and variations hold these, or else new ones. Pure.
 *
 * @phpstan-type Attribute array{name: string, label: string, options: array<string, string>, default: string, variation: bool}
 */
final class AttributeNames {

	private const PREFIX = 'attribute_';

	/**
	 * The attributes of a product.
	 *
	 * @param list<array{label: string, values: list<string>, default: string}> $given Of the file.
	 * @param list<Attribute> $known As the product has them.
	 * @return list<Attribute>
	 */
	public static function product( array $given, array $known ): array {
		$attributes = array();
		foreach ( $given as $one ) {
			if ( array() === $one['values'] ) {
				continue;
			}
			$old     = self::find( $one['label'], $known );
			$name    = $old['name'] ?? self::PREFIX . self::slug( $one['label'], array_map( static fn ( string $name ): string => substr( $name, strlen( self::PREFIX ) ), array_column( array_merge( $known, $attributes ), 'name' ) ) );
			$slugs   = array_flip( $old['options'] ?? array() );
			$options = array();
			foreach ( $one['values'] as $value ) {
				if ( ! in_array( $value, $options, true ) ) {
					$options[ (string) ( $slugs[ $value ] ?? self::slug( $value, array_map( 'strval', array( ...array_keys( $options ), ...array_values( $slugs ) ) ) ) ) ] = $value;
				}
			}
			$attributes[] = array(
				'name'      => $name,
				'label'     => $one['label'],
				'options'   => $options,
				'default'   => (string) array_search( $one['default'], $options, true ),
				// Variations say which of them tell them apart.
				'variation' => $old['variation'] ?? false,
			);
		}
		return $attributes;
	}

	/**
	 * The choices of a variation.
	 *
	 * @param list<array{label: string, values: list<string>, default: string}> $given Of the file.
	 * @param list<Attribute> $known As the product has them.
	 * @return array<string, string>|string Field name to slug; or what is not there.
	 */
	public static function choices( array $given, array $known ): array|string {
		$choices = array();
		foreach ( $given as $one ) {
			$attribute = self::find( $one['label'], $known );
			$value     = $one['values'][0] ?? '';
			if ( null === $attribute ) {
				return $one['label'];
			}
			$slug = '' === $value ? '' : array_search( $value, $attribute['options'], true );
			if ( false === $slug ) {
				return $one['label'] . ': ' . $value;
			}
			$choices[ $attribute['name'] ] = (string) $slug;
		}
		return $choices;
	}

	/**
	 * An attribute by what it is called.
	 *
	 * @param string          $label Its label.
	 * @param list<Attribute> $known Of the product.
	 * @return Attribute|null
	 */
	private static function find( string $label, array $known ): ?array {
		foreach ( $known as $attribute ) {
			if ( $attribute['label'] === $label ) {
				return $attribute;
			}
		}
		return null;
	}

	/**
	 * A name that nothing else has.
	 *
	 * @param string       $text  What it is for.
	 * @param list<string> $taken Names of others.
	 */
	private static function slug( string $text, array $taken ): string {
		$plain  = sanitize_title( $text );
		$plain  = '' === $plain ? 'value' : $plain;
		$slug   = $plain;
		$number = 1;
		while ( in_array( $slug, $taken, true ) ) {
			++$number;
			$slug = "$plain-$number";
		}
		return $slug;
	}
}
