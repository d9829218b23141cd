<?php
/**
 * The lines of Easy Digital Downloads' cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads\Cart;

use Vitrine\Modules\EasyDigitalDownloads\Catalogue\DownloadFactory;
use Vitrine\Modules\EasyDigitalDownloads\Catalogue\PriceOptions;
use Vitrine\Commerce\Rules\ItemFacts;

defined( 'ABSPATH' ) || exit;

/**
 * There a line is known by its place, which changes; here by a key, which is the
 * hash that it is given when it is added.
 */
final class Contents {

	/**
	 * The lines by their keys, in order.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function all(): array {
		$lines = array();
		foreach ( array_values( (array) EDD()->cart->get_contents() ) as $item ) {
			if ( isset( $item['id'] ) ) {
				$lines[ self::key( $item ) ] = $item;
			}
		}
		return $lines;
	}

	/**
	 * The key of a line.
	 *
	 * @param array<string, mixed> $item As it is stored there.
	 */
	public static function key( array $item ): string {
		$hash = $item['hash'] ?? '';
		// A line of another plugin's may lack one.
		return is_string( $hash ) && '' !== $hash ? $hash : md5( (string) wp_json_encode( array( $item['id'] ?? 0, $item['options'] ?? array() ) ) );
	}

	/**
	 * The place of a line, by which Easy Digital Downloads knows it.
	 *
	 * @param string $key Of the line.
	 * @return int|null Null when it is not there.
	 */
	public static function place( string $key ): ?int {
		$place = array_search( $key, array_keys( self::all() ), true );
		return false === $place ? null : $place;
	}

	/**
	 * The pieces of a line.
	 *
	 * @param array<string, mixed> $item The line.
	 */
	public static function quantity( array $item ): int {
		return edd_item_quantities_enabled() ? max( 1, (int) ( $item['quantity'] ?? 1 ) ) : 1;
	}

	/**
	 * The variation of a line; 0: none.
	 *
	 * @param array<string, mixed> $item The line.
	 */
	public static function variation( array $item ): int {
		$number = $item['options']['price_id'] ?? null;
		return is_numeric( $number ) && edd_has_variable_prices( (int) $item['id'] ) ? (int) $number + 1 : 0;
	}

	/**
	 * The line that a download and a variation have; null when there is none.
	 *
	 * @param int $download  The download.
	 * @param int $variation Variation id; 0: none.
	 */
	public static function find( int $download, int $variation ): ?string {
		foreach ( self::all() as $key => $item ) {
			if ( (int) $item['id'] === $download && self::variation( $item ) === $variation ) {
				return $key;
			}
		}
		return null;
	}

	/**
	 * What the rules of quantities must know of a line.
	 *
	 * @param int $download  The download.
	 * @param int $variation Variation id; 0: none.
	 */
	public static function facts( int $download, int $variation ): ItemFacts {
		$name = DownloadFactory::name( $download );
		foreach ( PriceOptions::of( $download ) as $option ) {
			if ( $option['id'] === $variation ) {
				$name .= ' – ' . $option['name'];
			}
		}
		return new ItemFacts( $name, true, sold_individually: DownloadFactory::is_single( $download ), needs_shipping: false );
	}
}
