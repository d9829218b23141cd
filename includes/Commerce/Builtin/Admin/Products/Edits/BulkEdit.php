<?php
/**
 * Bulk edit of products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Products\Edits;

use Vitrine\Commerce\Builtin\Admin\AdminScreen;
use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Products\ProductNames;
use Vitrine\Commerce\Builtin\ShopOptions;

defined( 'ABSPATH' ) || exit;

/**
 * Adds prices and stock to WordPress's bulk edit in the products list.
 */
final class BulkEdit {

	public const FIELD = 'vitrine_bulk';

	/** Maximum number of products named in the error message; others are counted. */
	private const MOST_NAMED = 10;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'bulk_edit_custom_box', array( BulkFields::class, 'render' ), 10, 2 );
		add_action( 'load-edit.php', array( self::class, 'check' ) );
		add_action( 'bulk_edit_posts', array( self::class, 'save' ) );
	}

	/**
	 * Redirects with an error if the input is invalid, before WordPress changes
	 * anything.
	 */
	public static function check(): void {
		$raw   = self::sent();
		$input = null === $raw ? null : BulkInput::read( $raw, ShopOptions::get()->currency );
		if ( is_wp_error( $input ) ) {
			AdminScreen::go( self::back(), __( 'No product was changed:', 'vitrine' ) . ' ' . $input->get_error_message(), 'error' );
		}
	}

	/**
	 * Changes the products that WordPress has changed.
	 *
	 * @param list<int> $ids IDs of posts that the user can edit and that are not locked.
	 */
	public static function save( array $ids ): void {
		$raw   = self::sent();
		$input = null === $raw ? null : BulkInput::read( $raw, ShopOptions::get()->currency );
		if ( ! $input instanceof BulkInput ) {
			return;
		}
		$refused = array();
		foreach ( $ids as $id ) {
			if ( ContentTypes::PRODUCT !== get_post_type( $id ) || ! current_user_can( 'edit_post', $id ) ) {
				continue;
			}
			$done = BulkChange::apply( $id, $input );
			if ( is_wp_error( $done ) ) {
				$refused[] = ProductNames::of( $id, 0 ) . ' – ' . $done->get_error_message();
			}
		}
		if ( array() !== $refused ) {
			$more = count( $refused ) > self::MOST_NAMED ? ' …' : '';
			/* translators: 1: number of products, 2: their names, each with the reason. */
			AdminScreen::leave( sprintf( _n( 'Price and stock of %1$d product were not changed: %2$s', 'Price and stock of %1$d products were not changed: %2$s', count( $refused ), 'vitrine' ), count( $refused ), implode( ' ', array_slice( $refused, 0, self::MOST_NAMED ) ) . $more ), 'error' );
		}
	}

	/**
	 * Returns the submitted fields; null: not a bulk edit of products.
	 *
	 * @return array<mixed>|null
	 */
	private static function sent(): ?array {
		// phpcs:disable WordPress.Security.ValidatedSanitizedInput -- The nonce is only compared; BulkInput validates each value.
		$nonce = $_REQUEST['_wpnonce'] ?? '';
		$raw   = $_REQUEST[ self::FIELD ] ?? null;
		if ( ! isset( $_REQUEST['bulk_edit'] ) || ContentTypes::PRODUCT !== ( $_REQUEST['post_type'] ?? '' ) || ! is_array( $raw ) || ! is_string( $nonce ) || ! wp_verify_nonce( $nonce, 'bulk-posts' ) ) {
			return null;
		}
		// phpcs:enable
		return (array) wp_unslash( $raw );
	}

	/**
	 * Returns the URL of the list.
	 */
	private static function back(): string {
		$referer = wp_get_referer();
		return false === $referer ? admin_url( 'edit.php?post_type=' . ContentTypes::PRODUCT ) : $referer;
	}
}
