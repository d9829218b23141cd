<?php
/**
 * What WooCommerce shows below a product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Products;

defined( 'ABSPATH' ) || exit;

/**
 * Its tabs, with reviews and their form, by its own templates: who may review,
 * and what plugins add, is theirs to say.
 */
final class Details {

	private const DESCRIPTION = 'description';

	private const HOOK = 'woocommerce_product_tabs';

	/** What its tabs say above their content. */
	private const HEADINGS = array( 'woocommerce_product_description_heading', 'woocommerce_product_additional_information_heading' );

	/**
	 * The tabs; null where the page is another's, or where there is none but that of the description.
	 *
	 * @param int  $id             Of the product.
	 * @param bool $is_description Whether the description is among them.
	 */
	public static function of( int $id, bool $is_description ): ?string {
		$page = get_post( $id );
		if ( ! is_product() || get_queried_object_id() !== $id || ! $page instanceof \WP_Post ) {
			return null;
		}
		return self::during( $page, static fn (): ?string => self::draw( $is_description ) );
	}

	/**
	 * The reviews and their form, by the theme's or WooCommerce's template; empty
	 * where the page is another's, the product takes no reviews, or they are on the page already.
	 *
	 * @param int $id Of the product.
	 */
	public static function reviews( int $id ): string {
		$page = get_post( $id );
		if ( ! is_product() || get_queried_object_id() !== $id || ! $page instanceof \WP_Post || ! comments_open( $id ) || ! wc_reviews_enabled() || self::are_reviews_printed() ) {
			return '';
		}
		return self::during(
			$page,
			static function (): string {
				ob_start();
				comments_template();
				return trim( (string) ob_get_clean() );
			}
		);
	}

	/**
	 * Its tabs one by one, with what plugins add; none where the page is another's,
	 * unless it is drawn for the editor.
	 *
	 * @param int          $id     Of the product.
	 * @param list<string> $hidden Names of those that are left out.
	 * @return list<array{name: string, title: string, html: string}>
	 */
	public static function sections( int $id, array $hidden ): array {
		$page   = get_post( $id );
		$is_own = is_product() && get_queried_object_id() === $id;
		if ( ! $page instanceof \WP_Post || ! ( $is_own || wp_is_serving_rest_request() ) ) {
			return array();
		}
		// The layout has the titles.
		array_map( static fn ( string $hook ): bool => add_filter( $hook, '__return_empty_string', PHP_INT_MAX ), self::HEADINGS );
		try {
			return self::during( $page, static fn (): array => self::draw_each( $hidden ) );
		} finally {
			array_map( static fn ( string $hook ): bool => remove_filter( $hook, '__return_empty_string', PHP_INT_MAX ), self::HEADINGS );
		}
	}

	/**
	 * Whether a block or a tab of this page has the reviews already: twice, their form would be sent by the wrong one.
	 */
	private static function are_reviews_printed(): bool {
		return did_filter( 'comments_template' ) > 0;
	}

	/**
	 * Does something where WooCommerce's templates find the page's product.
	 *
	 * @template T
	 * @param \WP_Post     $page Of the product.
	 * @param callable(): T $work What to do.
	 * @return T
	 */
	public static function during( \WP_Post $page, callable $work ): mixed {
		$before  = $GLOBALS['post'] ?? null;
		$product = $GLOBALS['product'] ?? null;
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- Its templates read the product from there; it is put back.
		$GLOBALS['post'] = $page;
		setup_postdata( $page );
		try {
			return $work();
		} finally {
			$GLOBALS['post'] = $before;
			if ( $before instanceof \WP_Post ) {
				setup_postdata( $before );
			}
			$GLOBALS['product'] = $product;
		}
		// phpcs:enable
	}

	/**
	 * Draws them.
	 *
	 * @param bool $is_description As above.
	 */
	private static function draw( bool $is_description ): ?string {
		$names = array();
		$look  = static function ( mixed $tabs ) use ( $is_description, &$names ): mixed {
			if ( is_array( $tabs ) && ! $is_description ) {
				unset( $tabs[ self::DESCRIPTION ] );
			}
			if ( is_array( $tabs ) && self::are_reviews_printed() ) {
				unset( $tabs['reviews'] );
			}
			$names = is_array( $tabs ) ? array_keys( $tabs ) : array();
			return $tabs;
		};
		add_filter( self::HOOK, $look, PHP_INT_MAX );
		ob_start();
		try {
			woocommerce_output_product_data_tabs();
		} finally {
			$html = trim( (string) ob_get_clean() );
			remove_filter( self::HOOK, $look, PHP_INT_MAX );
		}
		return array() === array_diff( $names, array( self::DESCRIPTION ) ) ? null : $html;
	}

	/**
	 * Draws them one by one.
	 *
	 * @param list<string> $hidden As above.
	 * @return list<array{name: string, title: string, html: string}>
	 */
	private static function draw_each( array $hidden ): array {
		$sections = array();
		$tabs     = apply_filters( self::HOOK, array() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
		foreach ( is_array( $tabs ) ? $tabs : array() as $name => $tab ) {
			$is_wanted = ! in_array( (string) $name, $hidden, true ) && ! ( 'reviews' === $name && self::are_reviews_printed() );
			if ( ! $is_wanted || ! is_callable( $tab['callback'] ?? null ) ) {
				continue;
			}
			$html = '';
			ob_start();
			try {
				call_user_func( $tab['callback'], $name, $tab );
			} finally {
				$html = trim( (string) ob_get_clean() );
			}
			if ( '' !== $html ) {
				// As its template of tabs does it.
				$title      = (string) apply_filters( "woocommerce_product_{$name}_tab_title", (string) ( $tab['title'] ?? '' ), $name ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
				$sections[] = array(
					'name'  => (string) $name,
					'title' => html_entity_decode( wp_strip_all_tags( $title ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
					'html'  => $html,
				);
			}
		}
		return $sections;
	}
}
