<?php
/**
 * Rules for moving an attribute.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * An attribute becomes a taxonomy, which products share. If its name is too long for a
 * taxonomy or reserved, it becomes a custom attribute of the product. Pure.
 */
final class AttributeRules {

	public const PREFIX = 'attribute_';

	/** Maximum length of a taxonomy name without `pa_`, in bytes. */
	private const LONGEST = 29;

	/**
	 * Returns the slug of an attribute field.
	 *
	 * @param string $field Field name such as `attribute_colour`.
	 */
	public static function slug( string $field ): string {
		return str_starts_with( $field, self::PREFIX ) ? substr( $field, strlen( self::PREFIX ) ) : $field;
	}

	/**
	 * Whether the attribute can be a taxonomy.
	 *
	 * @param string $slug        Slug of the attribute.
	 * @param bool   $is_reserved Whether the name is reserved by WordPress or WooCommerce.
	 */
	public static function is_shared( string $slug, bool $is_reserved ): bool {
		return ! $is_reserved && strlen( $slug ) <= self::LONGEST && 1 === preg_match( '/^[a-z0-9_-]+$/D', $slug );
	}

	/**
	 * Returns the attribute value of a variation.
	 *
	 * @param string                $slug      Slug of the option; empty: any.
	 * @param array<string, string> $options   Slug to label.
	 * @param bool                  $is_shared Whether the attribute is a taxonomy.
	 */
	public static function value( string $slug, array $options, bool $is_shared ): string {
		return $is_shared || '' === $slug ? $slug : (string) ( $options[ $slug ] ?? $slug );
	}
}
