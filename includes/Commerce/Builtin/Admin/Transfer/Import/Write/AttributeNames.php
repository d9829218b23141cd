<?php
/**
 * Names of imported attributes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import\Write;

defined( 'ABSPATH' ) || exit;

/**
 * Assigns names to attributes and their values. Existing names of the product are kept
 * because carts and variations store them. Pure.
 *
 * @phpstan-type Attribute array{name: string, label: string, options: array<string, string>, default: string, variation: bool}
 */
final class AttributeNames {

	private const PREFIX = 'attribute_';

	/**
	 * Returns the attributes of a product.
	 *
	 * @param list<array{label: string, values: list<string>, default: string}> $given Attributes in the file.
	 * @param list<Attribute> $known Attributes of the product.
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
				// Set by the variations that follow.
				'variation' => $old['variation'] ?? false,
			);
		}
		return $attributes;
	}

	/**
	 * Returns the attribute values of a variation.
	 *
	 * @param list<array{label: string, values: list<string>, default: string}> $given Attributes in the file.
	 * @param list<Attribute> $known Attributes of the product.
	 * @return array<string, string>|string Field name to slug, or the text of a missing attribute or value.
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
	 * Finds an attribute by its label.
	 *
	 * @param string          $label Label of the attribute.
	 * @param list<Attribute> $known Attributes of the product.
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
	 * Returns a unique slug.
	 *
	 * @param string       $text  Label.
	 * @param list<string> $taken Existing slugs.
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
