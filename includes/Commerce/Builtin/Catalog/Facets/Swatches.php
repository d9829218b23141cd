<?php
/**
 * Swatches of attribute values.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalog\Facets;

use Vitrine\Commerce\Facets\Color;
use Vitrine\Commerce\Rules\Search\SwatchImage;

defined( 'ABSPATH' ) || exit;

/**
 * Attributes of the built-in shop are stored in products, not as terms, so swatches are
 * stored by attribute name and value.
 */
final class Swatches {

	public const OPTION = 'vitrine_swatches';

	/** Option with images in the same format: attachment IDs. */
	public const IMAGES = 'vitrine_swatch_images';

	/**
	 * Returns the colors of an attribute's values.
	 *
	 * @param string $facet Facet name.
	 * @return array<string, string> In the format of HasSwatches.
	 */
	public static function of( string $facet ): array {
		$kept   = get_option( self::OPTION );
		$colors = is_array( $kept ) && is_array( $kept[ $facet ] ?? null ) ? $kept[ $facet ] : array();
		return array_filter( array_map( array( Color::class, 'of' ), $colors ) );
	}

	/**
	 * Returns the images of an attribute's values.
	 *
	 * @param string $facet Facet name.
	 * @return array<string|int, string> In the format of HasSwatches.
	 */
	public static function images( string $facet ): array {
		return SwatchImage::urls( self::image_ids( $facet ) );
	}

	/**
	 * Returns the attachment IDs of an attribute's values.
	 *
	 * @param string $facet Facet name.
	 * @return array<string|int, int> Attachment IDs by slug.
	 */
	public static function image_ids( string $facet ): array {
		$kept = get_option( self::IMAGES );
		return array_map( 'intval', is_array( $kept ) && is_array( $kept[ $facet ] ?? null ) ? $kept[ $facet ] : array() );
	}

	/**
	 * Saves colors and images of an attribute's values, replacing previous ones.
	 *
	 * @param string                        $facet  Facet name.
	 * @param array<string, mixed>          $colors Entered colors by slug; empty ones are removed.
	 * @param array<string|int, mixed>|null $images Submitted attachment IDs by slug; null: unchanged.
	 * @return list<string> Slugs of invalid colors or images; if there are any, nothing is saved.
	 */
	public static function save( string $facet, array $colors, ?array $images = null ): array {
		$typed  = array_filter( $colors, static fn ( mixed $color ): bool => ! is_string( $color ) || '' !== trim( $color ) );
		$read   = array_map( array( Color::class, 'of' ), $typed );
		$ids    = array_map( array( SwatchImage::class, 'read' ), $images ?? array() );
		$broken = array_map( 'strval', array_merge( array_keys( $ids, null, true ), array_keys( $read, '', true ) ) );
		if ( array() === $broken ) {
			self::keep( self::OPTION, $facet, $read );
			if ( null !== $images ) {
				self::keep( self::IMAGES, $facet, array_filter( $ids ) );
			}
		}
		return $broken;
	}

	/**
	 * Saves the values of an attribute.
	 *
	 * @param string                        $option Option name.
	 * @param string                        $facet  Facet name.
	 * @param array<string|int, string|int> $values Values by slug.
	 */
	private static function keep( string $option, string $facet, array $values ): void {
		$kept = get_option( $option );
		update_option( $option, array_filter( array( $facet => $values ) + ( is_array( $kept ) ? $kept : array() ) ), false );
	}
}
