<?php
/**
 * The price options of a download.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads\Catalogue;

use Vitrine\Modules\EasyDigitalDownloads\Money;
use Vitrine\Commerce\Value\Variation;

defined( 'ABSPATH' ) || exit;

/**
 * Where a download has several prices, each is a variation, told apart by one
 * attribute. A price's number begins at 0 there, a variation's id at 1 here: 0
 * is none.
 */
final class PriceOptions {

	/** The attribute's field. */
	public const FIELD = 'attribute_price';

	/**
	 * The options of a download; none when it has one price.
	 *
	 * @param int $download The download.
	 * @return list<array{id: int, slug: string, name: string, price: int}> In the owner's order; `id` is the variation's.
	 */
	public static function of( int $download ): array {
		$options = array();
		$taken   = array();
		foreach ( edd_has_variable_prices( $download ) ? (array) edd_get_variable_prices( $download ) : array() as $number => $price ) {
			$name = self::name( $price );
			$slug = sanitize_title( $name );
			if ( '' === $slug || isset( $taken[ $slug ] ) ) {
				// Two of one name, or a name of signs only.
				$slug = trim( $slug . '-' . ( (int) $number + 1 ), '-' );
			}
			$taken[ $slug ] = true;
			$options[]      = array(
				'id'    => (int) $number + 1,
				'slug'  => $slug,
				'name'  => '' === $name ? $slug : $name,
				'price' => Money::minor( is_array( $price ) ? $price['amount'] ?? 0 : 0 ),
			);
		}
		return $options;
	}

	/**
	 * The number that Easy Digital Downloads has for a variation.
	 *
	 * @param int $variation Variation id, from 1.
	 */
	public static function number( int $variation ): int {
		return $variation - 1;
	}

	/**
	 * The attribute that tells the options apart.
	 *
	 * @param int                                                          $download The download.
	 * @param list<array{id: int, slug: string, name: string, price: int}> $options  Of of().
	 * @return list<array{name: string, label: string, options: array<string, string>, default: string}>
	 */
	public static function attributes( int $download, array $options ): array {
		if ( array() === $options ) {
			return array();
		}
		$default = (int) edd_get_default_variable_price( $download ) + 1;
		return array(
			array(
				'name'    => self::FIELD,
				'label'   => __( 'Option', 'vitrine' ),
				'options' => array_column( $options, 'name', 'slug' ),
				'default' => array_column( $options, 'slug', 'id' )[ $default ] ?? '',
			),
		);
	}

	/**
	 * The options as variations.
	 *
	 * @param list<array{id: int, slug: string, name: string, price: int}> $options Of of().
	 * @param bool                                                         $single  Whether one is all that can be bought.
	 * @return list<Variation>
	 */
	public static function variations( array $options, bool $single ): array {
		return array_map(
			static fn ( array $option ): Variation => new Variation(
				$option['id'],
				array( self::FIELD => $option['slug'] ),
				'',
				$option['price'],
				$option['price'],
				null,
				true,
				sold_individually: $single,
				max: $single ? 1 : null,
				// There is no stock to tell of.
				availability_html: '',
			),
			$options
		);
	}

	/**
	 * What the owner calls an option, as text.
	 *
	 * @param mixed $price As it is stored.
	 */
	private static function name( mixed $price ): string {
		$name = is_array( $price ) && is_scalar( $price['name'] ?? '' ) ? (string) ( $price['name'] ?? '' ) : '';
		return trim( wp_strip_all_tags( html_entity_decode( $name, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) );
	}
}
