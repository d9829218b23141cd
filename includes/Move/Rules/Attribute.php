<?php
/**
 * How an attribute goes over.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * An attribute becomes a taxonomy, which several products share. One whose name
 * is too long for that, or means something else in WordPress, becomes one of the
 * product alone. Pure.
 */
final class Attribute {

	public const PREFIX = 'attribute_';

	/** Bytes of a taxonomy's name, less `pa_`. */
	private const LONGEST = 29;

	/**
	 * The slug of an attribute's field.
	 *
	 * @param string $field `attribute_colour`.
	 */
	public static function slug( string $field ): string {
		return str_starts_with( $field, self::PREFIX ) ? substr( $field, strlen( self::PREFIX ) ) : $field;
	}

	/**
	 * Whether it can be a taxonomy.
	 *
	 * @param string $slug        Of the attribute.
	 * @param bool   $is_reserved Whether WordPress or WooCommerce keeps the name for itself.
	 */
	public static function is_shared( string $slug, bool $is_reserved ): bool {
		return ! $is_reserved && strlen( $slug ) <= self::LONGEST && 1 === preg_match( '/^[a-z0-9_-]+$/D', $slug );
	}

	/**
	 * What a variation says of an attribute.
	 *
	 * @param string                $slug      Of the option; empty: any.
	 * @param array<string, string> $options   Slug to label.
	 * @param bool                  $is_shared Whether the attribute is a taxonomy.
	 */
	public static function value( string $slug, array $options, bool $is_shared ): string {
		return $is_shared || '' === $slug ? $slug : (string) ( $options[ $slug ] ?? $slug );
	}
}
