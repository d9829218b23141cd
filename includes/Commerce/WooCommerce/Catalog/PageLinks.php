<?php
/**
 * Pagination, filtered by plugins.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalog;

defined( 'ABSPATH' ) || exit;

/**
 * Runs WooCommerce's pagination filter over its default arguments. Unchanged arguments
 * are left to our listing.
 */
final class PageLinks {

	private const FILTER = 'woocommerce_pagination_args';

	/** Placeholder for the page number in a URL. */
	private const NUMBER = 999999999;

	/**
	 * Filters the look of the pagination. Hooked.
	 *
	 * @param mixed $look See the filter.
	 * @param int   $page Current page, from 1.
	 * @param int   $last Last page.
	 * @return array{near?: int, ends?: int, previous?: string|null, next?: string|null}
	 */
	public static function look( mixed $look, int $page, int $last ): array {
		$look = (array) $look;
		if ( ! has_filter( self::FILTER ) ) {
			return $look;
		}
		$given = array(
			'base'      => esc_url_raw( str_replace( (string) self::NUMBER, '%#%', remove_query_arg( 'add-to-cart', get_pagenum_link( self::NUMBER, false ) ) ) ),
			'format'    => '',
			'add_args'  => false,
			'current'   => $page,
			'total'     => $last,
			'prev_text' => is_rtl() ? '&rarr;' : '&larr;',
			'next_text' => is_rtl() ? '&larr;' : '&rarr;',
			'type'      => 'list',
			'end_size'  => 3,
			'mid_size'  => 3,
		);
		/** This filter is documented in WooCommerce: templates/loop/pagination.php */
		$made  = (array) apply_filters( self::FILTER, $given ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		$other = array_udiff_assoc( $made, $given, static fn ( mixed $one, mixed $before ): int => $one === $before ? 0 : 1 );
		// As paginate_links() reads them.
		$sizes = array(
			'near' => isset( $other['mid_size'] ) ? max( 0, (int) $other['mid_size'] ) : null,
			'ends' => isset( $other['end_size'] ) ? max( 1, (int) $other['end_size'] ) : null,
		);
		if ( $made['show_all'] ?? false ) {
			$sizes['near'] = $last;
		}
		$texts = array(
			'previous' => isset( $other['prev_text'] ) ? wp_kses_post( (string) $other['prev_text'] ) : '',
			'next'     => isset( $other['next_text'] ) ? wp_kses_post( (string) $other['next_text'] ) : '',
		);
		$none  = array(
			'previous' => null,
			'next'     => null,
		);
		return ( $made['prev_next'] ?? true ? array_filter( $texts ) : $none ) + array_filter( $sizes, 'is_int' ) + $look;
	}
}
