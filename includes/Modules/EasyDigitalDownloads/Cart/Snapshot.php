<?php
/**
 * Cart snapshot.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads\Cart;

use Vitrine\Modules\EasyDigitalDownloads\Catalog\DownloadFactory;
use Vitrine\Modules\EasyDigitalDownloads\Catalog\PriceOptions;
use Vitrine\Modules\EasyDigitalDownloads\DownloadsMoney;
use Vitrine\Modules\EasyDigitalDownloads\DownloadsSession;
use Vitrine\Commerce\Value\CartLine;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Image;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the cart calculated by Easy Digital Downloads in the common format. Fees are
 * not separate: those of a download are included in its line, others in the total.
 */
final class Snapshot {

	/**
	 * Returns the cart of the current visitor.
	 *
	 * @param DownloadsSession $session Session of the visitor.
	 */
	public static function take( DownloadsSession $session ): CartSnapshot {
		$details = array_values( (array) EDD()->cart->get_contents_details() );
		$lines   = array();
		$coupons = array();
		foreach ( array_values( Contents::all() ) as $place => $item ) {
			$detail  = $details[ $place ] ?? array();
			$lines[] = self::line( $item, $detail );
			foreach ( (array) ( $detail['applied_discounts'] ?? array() ) as $code => $amount ) {
				$coupons[ $code ] = ( $coupons[ $code ] ?? 0 ) + DownloadsMoney::minor( $amount );
			}
		}
		$totals = self::totals( $lines );
		$list   = self::coupons( $coupons );
		return new CartSnapshot(
			$session->revision(),
			self::hash( $lines, $list, $totals ),
			$lines,
			$list,
			array(),
			false,
			$totals,
			DownloadsMoney::currency(),
			array(),
			array_map(
				static fn ( string $text ): array => array(
					'type' => 'error',
					'text' => $text,
				),
				$session->changes()
			),
		);
	}

	/**
	 * Returns a line.
	 *
	 * @param array<string, mixed> $item   Stored line.
	 * @param array<string, mixed> $detail Calculated line.
	 */
	private static function line( array $item, array $detail ): CartLine {
		$id        = (int) $item['id'];
		$variation = Contents::variation( $item );
		$name      = DownloadFactory::name( $id );
		$single    = DownloadFactory::is_single( $id );
		$quantity  = Contents::quantity( $item );
		$price     = DownloadsMoney::minor( $detail['item_price'] ?? 0 );
		$fees      = array_sum( array_map( static fn ( mixed $fee ): int => DownloadsMoney::minor( is_array( $fee ) ? $fee['amount'] ?? 0 : 0 ), (array) ( $detail['fees'] ?? array() ) ) );
		$slug      = '';
		$data      = array();
		foreach ( PriceOptions::of( $id ) as $option ) {
			if ( $option['id'] === $variation ) {
				$slug   = $option['slug'];
				$data[] = array(
					'name'  => __( 'Option', 'vitrine' ),
					'value' => $option['name'],
				);
			}
		}
		$permalink = (string) get_permalink( $id );
		return new CartLine(
			Contents::key( $item ),
			$id,
			$variation,
			$name,
			'' === $slug ? $permalink : add_query_arg( PriceOptions::FIELD, rawurlencode( $slug ), $permalink ),
			Image::of_line( (int) get_post_thumbnail_id( $id ), $name ),
			$data,
			$quantity,
			1,
			$single ? 1 : null,
			1,
			$single,
			$price,
			$price,
			$price * $quantity + $fees,
		);
	}

	/**
	 * Returns the totals. Prices may include tax or not, depending on the settings; the
	 * total always does.
	 *
	 * @param list<CartLine> $lines Cart lines.
	 * @return array{subtotal: int, discount: int, shipping: int|null, tax: int, total: int}
	 */
	private static function totals( array $lines ): array {
		$none = array() === $lines;
		return array(
			'subtotal' => array_sum( array_map( static fn ( CartLine $line ): int => $line->subtotal, $lines ) ),
			'discount' => $none ? 0 : DownloadsMoney::minor( EDD()->cart->get_discounted_amount() ),
			// Downloads are not shipped.
			'shipping' => $none ? null : 0,
			'tax'      => $none ? 0 : DownloadsMoney::minor( EDD()->cart->get_tax() ),
			'total'    => $none ? 0 : DownloadsMoney::minor( EDD()->cart->get_total() ),
		);
	}

	/**
	 * Returns the coupons with their discounts, in the order they were applied.
	 *
	 * @param array<string, int> $amounts Discounts in minor units by code.
	 * @return list<array{code: string, discount: int}>
	 */
	private static function coupons( array $amounts ): array {
		return array_map(
			static fn ( string $code ): array => array(
				'code'     => $code,
				'discount' => array_change_key_case( $amounts )[ strtolower( $code ) ] ?? 0,
			),
			DownloadsCoupons::applied()
		);
	}

	/**
	 * Returns a hash of the contents.
	 *
	 * @param list<CartLine>                           $lines   Cart lines.
	 * @param list<array{code: string, discount: int}> $coupons Coupons.
	 * @param array<string, int|null>                  $totals  Totals.
	 */
	private static function hash( array $lines, array $coupons, array $totals ): string {
		if ( array() === $lines ) {
			return '';
		}
		$facts = array_map( static fn ( CartLine $line ): array => array( $line->key, $line->quantity, $line->price ), $lines );
		return md5( (string) wp_json_encode( array( $facts, $coupons, $totals ) ) );
	}
}
