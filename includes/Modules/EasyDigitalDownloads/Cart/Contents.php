<?php
/**
 * Lines of the cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads\Cart;

use Vitrine\Modules\EasyDigitalDownloads\Catalog\DownloadFactory;
use Vitrine\Modules\EasyDigitalDownloads\Catalog\PriceOptions;
use Vitrine\Commerce\Rules\Cart\ItemFacts;

defined( 'ABSPATH' ) || exit;

/**
 * Easy Digital Downloads identifies a line by its position, which changes. Here it has
 * a key: the hash it gets when it is added.
 */
final class Contents {

	/**
	 * Returns the lines by key, in order.
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
	 * Returns the key of a line.
	 *
	 * @param array<string, mixed> $item Stored line.
	 */
	public static function key( array $item ): string {
		$hash = $item['hash'] ?? '';
		// Lines added by other plugins may have no hash.
		return is_string( $hash ) && '' !== $hash ? $hash : md5( (string) wp_json_encode( array( $item['id'] ?? 0, $item['options'] ?? array() ) ) );
	}

	/**
	 * Returns the position of a line.
	 *
	 * @param string $key Key of the line.
	 * @return int|null Null if there is no such line.
	 */
	public static function place( string $key ): ?int {
		$place = array_search( $key, array_keys( self::all() ), true );
		return false === $place ? null : $place;
	}

	/**
	 * Returns the quantity of a line.
	 *
	 * @param array<string, mixed> $item Stored line.
	 */
	public static function quantity( array $item ): int {
		return edd_item_quantities_enabled() ? max( 1, (int) ( $item['quantity'] ?? 1 ) ) : 1;
	}

	/**
	 * Returns the variation ID of a line; 0: none.
	 *
	 * @param array<string, mixed> $item Stored line.
	 */
	public static function variation( array $item ): int {
		$number = $item['options']['price_id'] ?? null;
		return is_numeric( $number ) && edd_has_variable_prices( (int) $item['id'] ) ? (int) $number + 1 : 0;
	}

	/**
	 * Returns the key of the line with a download and variation; null if there is none.
	 *
	 * @param int $download  Download ID.
	 * @param int $variation Variation ID; 0: none.
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
	 * Returns the data of a line for quantity rules.
	 *
	 * @param int $download  Download ID.
	 * @param int $variation Variation ID; 0: none.
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
