<?php
/**
 * Colors of the values of attributes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalogue\Facets;

use Vitrine\Commerce\Facets\Color;
use Vitrine\Commerce\Rules\Search\SwatchImage;

defined( 'ABSPATH' ) || exit;

/**
 * Attributes of the built-in shop are in its products and no terms: what belongs to
 * a value in all of them is kept by the names of attribute and value.
 */
final class Swatches {

	public const OPTION = 'vitrine_swatches';

	/** Pictures, in the same shape: ids of attachments. */
	public const IMAGES = 'vitrine_swatch_images';

	/**
	 * The colors of an attribute's values.
	 *
	 * @param string $facet Facet name.
	 * @return array<string, string> As the port has it.
	 */
	public static function of( string $facet ): array {
		$kept   = get_option( self::OPTION );
		$colors = is_array( $kept ) && is_array( $kept[ $facet ] ?? null ) ? $kept[ $facet ] : array();
		return array_filter( array_map( array( Color::class, 'of' ), $colors ) );
	}

	/**
	 * The pictures of an attribute's values.
	 *
	 * @param string $facet Facet name.
	 * @return array<string|int, string> As the port has it.
	 */
	public static function images( string $facet ): array {
		return SwatchImage::urls( self::image_ids( $facet ) );
	}

	/**
	 * The same as ids of attachments.
	 *
	 * @param string $facet Facet name.
	 * @return array<string|int, int> Slug to id.
	 */
	public static function image_ids( string $facet ): array {
		$kept = get_option( self::IMAGES );
		return array_map( 'intval', is_array( $kept ) && is_array( $kept[ $facet ] ?? null ) ? $kept[ $facet ] : array() );
	}

	/**
	 * Keeps colors and pictures of an attribute's values, in the place of those that it had.
	 *
	 * @param string                        $facet  Facet name.
	 * @param array<string, mixed>          $colors Slug to color as typed; what is empty has none.
	 * @param array<string|int, mixed>|null $images Slug to the id of an attachment as sent; null: pictures stay.
	 * @return list<string> Slugs of those that are no colors, or no images: nothing was kept where there are any.
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
	 * Keeps what one attribute's values have.
	 *
	 * @param string                        $option Where.
	 * @param string                        $facet  Facet name.
	 * @param array<string|int, string|int> $values By slug.
	 */
	private static function keep( string $option, string $facet, array $values ): void {
		$kept = get_option( $option );
		update_option( $option, array_filter( array( $facet => $values ) + ( is_array( $kept ) ? $kept : array() ) ), false );
	}
}
