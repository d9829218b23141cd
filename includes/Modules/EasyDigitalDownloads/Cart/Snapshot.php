<?php
/**
 * Reads Easy Digital Downloads' cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads\Cart;

use Vitrine\Modules\EasyDigitalDownloads\Catalogue\DownloadFactory;
use Vitrine\Modules\EasyDigitalDownloads\Catalogue\PriceOptions;
use Vitrine\Modules\EasyDigitalDownloads\Money;
use Vitrine\Modules\EasyDigitalDownloads\Session;
use Vitrine\Commerce\Value\CartLine;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Image;

defined( 'ABSPATH' ) || exit;

/**
 * The cart as that plugin calculates it, in the shape of the port. Fees have no row
 * of their own: those of a download are in its line, the others in the total.
 */
final class Snapshot {

	/**
	 * The cart of this visitor.
	 *
	 * @param Session $session Of this visitor.
	 */
	public static function take( Session $session ): CartSnapshot {
		$details = array_values( (array) EDD()->cart->get_contents_details() );
		$lines   = array();
		$coupons = array();
		foreach ( array_values( Contents::all() ) as $place => $item ) {
			$detail  = $details[ $place ] ?? array();
			$lines[] = self::line( $item, $detail );
			foreach ( (array) ( $detail['applied_discounts'] ?? array() ) as $code => $amount ) {
				$coupons[ $code ] = ( $coupons[ $code ] ?? 0 ) + Money::minor( $amount );
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
			Money::currency(),
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
	 * A line.
	 *
	 * @param array<string, mixed> $item   As it is stored there.
	 * @param array<string, mixed> $detail As it is calculated there.
	 */
	private static function line( array $item, array $detail ): CartLine {
		$id        = (int) $item['id'];
		$variation = Contents::variation( $item );
		$name      = DownloadFactory::name( $id );
		$single    = DownloadFactory::is_single( $id );
		$quantity  = Contents::quantity( $item );
		$price     = Money::minor( $detail['item_price'] ?? 0 );
		$fees      = array_sum( array_map( static fn ( mixed $fee ): int => Money::minor( is_array( $fee ) ? $fee['amount'] ?? 0 : 0 ), (array) ( $detail['fees'] ?? array() ) ) );
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
	 * The totals. Whether the tax is in the prices or comes on top of them is the
	 * shop's setting; the total is what is paid in either case.
	 *
	 * @param list<CartLine> $lines The lines.
	 * @return array{subtotal: int, discount: int, shipping: int|null, tax: int, total: int}
	 */
	private static function totals( array $lines ): array {
		$none = array() === $lines;
		return array(
			'subtotal' => array_sum( array_map( static fn ( CartLine $line ): int => $line->subtotal, $lines ) ),
			'discount' => $none ? 0 : Money::minor( EDD()->cart->get_discounted_amount() ),
			// Nothing is ever sent.
			'shipping' => $none ? null : 0,
			'tax'      => $none ? 0 : Money::minor( EDD()->cart->get_tax() ),
			'total'    => $none ? 0 : Money::minor( EDD()->cart->get_total() ),
		);
	}

	/**
	 * The coupons with what each takes off, in the order they were applied.
	 *
	 * @param array<string, int> $amounts Code to minor units.
	 * @return list<array{code: string, discount: int}>
	 */
	private static function coupons( array $amounts ): array {
		return array_map(
			static fn ( string $code ): array => array(
				'code'     => $code,
				'discount' => array_change_key_case( $amounts )[ strtolower( $code ) ] ?? 0,
			),
			Coupons::applied()
		);
	}

	/**
	 * What tells this cart from another; the same for the same contents.
	 *
	 * @param list<CartLine>                           $lines   Its lines.
	 * @param list<array{code: string, discount: int}> $coupons Its coupons.
	 * @param array<string, int|null>                  $totals  Its totals.
	 */
	private static function hash( array $lines, array $coupons, array $totals ): string {
		if ( array() === $lines ) {
			return '';
		}
		$facts = array_map( static fn ( CartLine $line ): array => array( $line->key, $line->quantity, $line->price ), $lines );
		return md5( (string) wp_json_encode( array( $facts, $coupons, $totals ) ) );
	}
}
