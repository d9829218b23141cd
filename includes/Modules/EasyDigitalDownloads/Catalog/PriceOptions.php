<?php
/**
 * Price options of downloads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads\Catalog;

use Vitrine\Modules\EasyDigitalDownloads\DownloadsMoney;
use Vitrine\Commerce\Value\Variation;

defined( 'ABSPATH' ) || exit;

/**
 * If a download has several prices, each is a variation with a single attribute. Price
 * IDs start at 0, variation IDs at 1: 0 means none.
 */
final class PriceOptions {

	/** Field of the attribute. */
	public const FIELD = 'attribute_price';

	/**
	 * Returns the price options of a download; empty if it has a single price.
	 *
	 * @param int $download Download ID.
	 * @return list<array{id: int, slug: string, name: string, price: int}> In the owner's order; `id` is the variation ID.
	 */
	public static function of( int $download ): array {
		$options = array();
		$taken   = array();
		foreach ( edd_has_variable_prices( $download ) ? (array) edd_get_variable_prices( $download ) : array() as $number => $price ) {
			$name = self::name( $price );
			$slug = sanitize_title( $name );
			if ( '' === $slug || isset( $taken[ $slug ] ) ) {
				// The name is not unique, or has only symbols.
				$slug = trim( $slug . '-' . ( (int) $number + 1 ), '-' );
			}
			$taken[ $slug ] = true;
			$options[]      = array(
				'id'    => (int) $number + 1,
				'slug'  => $slug,
				'name'  => '' === $name ? $slug : $name,
				'price' => DownloadsMoney::minor( is_array( $price ) ? $price['amount'] ?? 0 : 0 ),
			);
		}
		return $options;
	}

	/**
	 * Returns the price ID of a variation.
	 *
	 * @param int $variation Variation ID, from 1.
	 */
	public static function number( int $variation ): int {
		return $variation - 1;
	}

	/**
	 * Returns the attribute of the options.
	 *
	 * @param int                                                          $download Download ID.
	 * @param list<array{id: int, slug: string, name: string, price: int}> $options  Options from of().
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
	 * Returns the options as variations.
	 *
	 * @param list<array{id: int, slug: string, name: string, price: int}> $options Options from of().
	 * @param bool                                                         $single  Whether at most one can be bought.
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
				// Downloads have no stock.
				availability_html: '',
			),
			$options
		);
	}

	/**
	 * Returns the name of an option as plain text.
	 *
	 * @param mixed $price Stored price option.
	 */
	private static function name( mixed $price ): string {
		$name = is_array( $price ) && is_scalar( $price['name'] ?? '' ) ? (string) ( $price['name'] ?? '' ) : '';
		return trim( wp_strip_all_tags( html_entity_decode( $name, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) );
	}
}
