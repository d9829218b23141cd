<?php
/**
 * WooCommerce's product data tabs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Products;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the tabs, with reviews and the review form, from WooCommerce's own templates,
 * which decide who may review and include the tabs of plugins.
 */
final class WooCommerceDetails {

	private const DESCRIPTION = 'description';

	private const HOOK = 'woocommerce_product_tabs';

	/** Filters for the headings inside the tabs. */
	private const HEADINGS = array( 'woocommerce_product_description_heading', 'woocommerce_product_additional_information_heading' );

	/**
	 * Returns the tabs; null if this is not the product's page, or if the description
	 * is the only tab.
	 *
	 * @param int  $id             Product ID.
	 * @param bool $is_description Whether to include the description.
	 */
	public static function of( int $id, bool $is_description ): ?string {
		$page = get_post( $id );
		if ( ! is_product() || get_queried_object_id() !== $id || ! $page instanceof \WP_Post ) {
			return null;
		}
		return self::during( $page, static fn (): ?string => self::draw( $is_description ) );
	}

	/**
	 * Returns the reviews and the review form, from the template of the theme or
	 * WooCommerce; empty if this is not the product's page, except in REST requests of
	 * the editor, if reviews are closed, or if they are printed already.
	 *
	 * @param int $id Product ID.
	 */
	public static function reviews( int $id ): string {
		$page = get_post( $id );
		if ( ! $page instanceof \WP_Post || ! self::is_shown( $id ) || ! comments_open( $id ) || ! wc_reviews_enabled() || self::are_reviews_printed() ) {
			return '';
		}
		return self::during(
			$page,
			static fn (): string => self::with_comments(
				static function (): string {
					ob_start();
					comments_template();
					return trim( (string) ob_get_clean() );
				}
			)
		);
	}

	/**
	 * Returns each tab, including those of plugins; none if this is not the product's
	 * page, except in REST requests of the editor.
	 *
	 * @param int          $id     Product ID.
	 * @param list<string> $hidden Names of the tabs to leave out.
	 * @return list<array{name: string, title: string, html: string}>
	 */
	public static function sections( int $id, array $hidden ): array {
		$page = get_post( $id );
		if ( ! $page instanceof \WP_Post || ! self::is_shown( $id ) ) {
			return array();
		}
		// The layout has headings of its own.
		array_map( static fn ( string $hook ): bool => add_filter( $hook, '__return_empty_string', PHP_INT_MAX ), self::HEADINGS );
		try {
			return self::during( $page, static fn (): array => self::with_comments( static fn (): array => self::draw_each( $hidden ) ) );
		} finally {
			array_map( static fn ( string $hook ): bool => remove_filter( $hook, '__return_empty_string', PHP_INT_MAX ), self::HEADINGS );
		}
	}

	/**
	 * Whether this is a product's page, or the editor's preview of one.
	 *
	 * @param int $id Product ID.
	 */
	private static function is_shown( int $id ): bool {
		return ( is_product() && get_queried_object_id() === $id ) || wp_is_serving_rest_request();
	}

	/**
	 * Whether a block or tab has printed the reviews already: with two review forms the
	 * wrong one would be submitted.
	 */
	private static function are_reviews_printed(): bool {
		return did_filter( 'comments_template' ) > 0;
	}

	/**
	 * Runs code that renders comments, which WordPress renders on single pages only by
	 * default, and not in the editor's preview.
	 *
	 * @template T
	 * @param callable(): T $work Code to run.
	 * @return T
	 */
	private static function with_comments( callable $work ): mixed {
		$before = $GLOBALS['withcomments'] ?? null;
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- Restored below.
		$GLOBALS['withcomments'] = true;
		try {
			return $work();
		} finally {
			$GLOBALS['withcomments'] = $before;
		}
		// phpcs:enable
	}

	/**
	 * Runs code with the global post and product that WooCommerce's templates expect.
	 *
	 * @template T
	 * @param \WP_Post     $page Post of the product.
	 * @param callable(): T $work Code to run.
	 * @return T
	 */
	public static function during( \WP_Post $page, callable $work ): mixed {
		$before  = $GLOBALS['post'] ?? null;
		$product = $GLOBALS['product'] ?? null;
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- WooCommerce's templates read this global; restored below.
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
	 * Renders the tabs.
	 *
	 * @param bool $is_description Whether to include the description.
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
	 * Renders each tab.
	 *
	 * @param list<string> $hidden Names of the tabs to leave out.
	 * @return list<array{name: string, title: string, html: string}>
	 */
	private static function draw_each( array $hidden ): array {
		$sections = array();
		$tabs     = apply_filters( self::HOOK, array() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
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
				// As in WooCommerce's tabs template.
				$title      = (string) apply_filters( "woocommerce_product_{$name}_tab_title", (string) ( $tab['title'] ?? '' ), $name ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
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
