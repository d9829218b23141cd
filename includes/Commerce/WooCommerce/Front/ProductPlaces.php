<?php
/**
 * Output of plugins at the actions of WooCommerce's product template.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front;

use Vitrine\Commerce\WooCommerce\Hooks\BlockFilters;
use Vitrine\Commerce\WooCommerce\Hooks\ForeignActions;
use Vitrine\Commerce\WooCommerce\PluginTemplates;
use Vitrine\Commerce\WooCommerce\Products\WooCommerceDetails;
use Vitrine\Commerce\WooCommerce\Products\Related;

defined( 'ABSPATH' ) || exit;

/**
 * Like Places, but each place runs separately: a callback may depend on an earlier one,
 * and the form and the tabs are rendered in between.
 */
final class ProductPlaces {

	/** WooCommerce's star rating below the product title. */
	private const RATING = 'rating';

	/** The product gallery, if a plugin overrides it. */
	private const GALLERY = 'gallery';

	/** Thumbnails, which are part of the gallery. */
	private const THUMBNAILS = 'product_thumbnails';

	private const SHARING = 'single_product_summary:50-';

	private const RELATED = 'after_single_product_summary:10-';

	/** In the order of WooCommerce's template, named as in ForeignActions. */
	private const ALL = array(
		'before_single_product',
		'before_single_product_summary',
		self::GALLERY,
		self::THUMBNAILS,
		'single_product_summary:-5',
		'single_product_summary:5-10',
		self::RATING,
		'single_product_summary:10-20',
		'single_product_summary:20-30',
		'single_product_summary:30-40',
		'product_meta_start',
		'product_meta_end',
		'single_product_summary:40-50',
		self::SHARING,
		'after_single_product_summary:-10',
		self::RELATED,
		'after_single_product',
	);

	/** WooCommerce's gallery template. */
	private const PICTURES = 'single-product/product-image.php';

	/** Actions that WooCommerce runs around a block theme's template. */
	private const AROUND = array( 'before_single_product', 'before_single_product_summary', 'after_single_product' );

	/** Action, callback and priority of the sharing buttons. */
	private const SHARE = array( 'woocommerce_single_product_summary', 'woocommerce_template_single_sharing', 50 );

	/**
	 * Returns the places of the page, unless WooCommerce's template renders it.
	 *
	 * @return array<string, \Closure(): string> As in RunsHooks.
	 */
	public static function all(): array {
		$page = is_product() && ! did_action( 'woocommerce_single_product_summary' ) ? get_post( get_queried_object_id() ) : null;
		if ( ! $page instanceof \WP_Post ) {
			return array();
		}
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hooks; WooCommerce runs some of them around the template in block themes.
		$is_layered = wp_is_block_theme() && ! apply_filters( 'woocommerce_disable_compatibility_layer', false );
		$behind     = array();
		$all        = array();
		foreach ( self::ALL as $place ) {
			$all[ $place ] = static function () use ( $place, $page, $is_layered, &$behind ): string {
				return WooCommerceDetails::during(
					$page,
					static function () use ( $place, $page, $is_layered, &$behind ): string {
						$html   = array( $place => ( $behind[ $place ] ?? '' ) . self::printed( $place, $is_layered ) );
						$blocks = array_filter( BlockFilters::PAGE, static fn ( array $around ): bool => $around[0] === $place );
						$html   = BlockFilters::add( $html, $blocks, $page->ID );
						$behind = array_diff_key( $html, array( $place => '' ) ) + $behind;
						return $html[ $place ];
					}
				);
			};
		}
		return $all;
	}

	/**
	 * Returns the output at a place.
	 *
	 * @param string $place      Name of the place.
	 * @param bool   $is_layered Whether WooCommerce runs actions around the template of a block theme.
	 */
	private static function printed( string $place, bool $is_layered ): string {
		if ( $is_layered && in_array( $place, self::AROUND, true ) ) {
			return '';
		}
		return match ( $place ) {
			self::GALLERY    => self::gallery(),
			self::THUMBNAILS => PluginTemplates::has( self::PICTURES ) ? '' : ForeignActions::at( $place ),
			self::RATING     => self::rating( $is_layered ),
			self::SHARING    => self::shared( $is_layered ),
			self::RELATED    => Related::during( $is_layered, static fn (): string => ForeignActions::at( $place ) ),
			default          => ForeignActions::at( $place ),
		};
	}

	/**
	 * Returns the gallery from a plugin's template, for example with variation images,
	 * videos or a 360° view. Its scripts depend on its own markup.
	 */
	private static function gallery(): string {
		if ( ! PluginTemplates::has( self::PICTURES ) ) {
			return '';
		}
		ob_start();
		woocommerce_show_product_images();
		return trim( (string) ob_get_clean() );
	}

	/**
	 * Returns the star rating, unless a classic theme has removed it.
	 *
	 * @param bool $is_layered See printed().
	 */
	private static function rating( bool $is_layered ): string {
		if ( ! $is_layered && false === has_action( 'woocommerce_single_product_summary', 'woocommerce_template_single_rating' ) ) {
			return '';
		}
		ob_start();
		woocommerce_template_single_rating();
		return trim( (string) ob_get_clean() );
	}

	/**
	 * Returns the output below the product meta. In block themes WooCommerce removes
	 * the sharing action and has no block for it.
	 *
	 * @param bool $is_layered See printed().
	 */
	private static function shared( bool $is_layered ): string {
		$is_shared = $is_layered && has_action( 'woocommerce_share' );
		if ( $is_shared ) {
			add_action( ...self::SHARE );
		}
		$html = ForeignActions::at( self::SHARING );
		if ( $is_shared ) {
			remove_action( ...self::SHARE );
		}
		return $html;
	}
}
