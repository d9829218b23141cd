<?php
/**
 * A shop that is not open yet.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site;

use Vitrine\Contract;
use Vitrine\Settings\Settings;
use Vitrine\Support\NoStore;

defined( 'ABSPATH' ) || exit;

/**
 * A banner for those who run the shop, until each of them dismisses it. Their own
 * pages are no cache's.
 *
 * @see spec 2.9, 4.4, 7.6
 */
final class ComingSoon {

	private const YES = 'yes';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'template_redirect', array( self::class, 'send_headers' ), -100 );
		// After an engine that keeps the same field has registered its own.
		add_action( 'rest_api_init', array( self::class, 'register' ), 20 );
	}

	/**
	 * Whether this visitor is to see the banner.
	 */
	public static function is_shown(): bool {
		/**
		 * Whether the shop is not open yet.
		 *
		 * @param bool $soon Whether it is so.
		 *
		 * @example
		 * add_filter( 'vitrine_coming_soon', fn( $soon ) => $soon || wp_date( 'Y-m-d' ) < '2030-01-01' );
		 */
		$soon = (bool) apply_filters( 'vitrine_coming_soon', (bool) Settings::get( 'coming_soon' ) );
		return $soon && current_user_can( 'edit_pages' ) && self::YES !== self::kept( get_current_user_id() );
	}

	/**
	 * Where a dismissal is kept.
	 */
	public static function url(): string {
		return rest_url( 'wp/v2/users/' . get_current_user_id() );
	}

	/**
	 * Keeps pages with the banner out of caches.
	 */
	public static function send_headers(): void {
		if ( self::is_shown() ) {
			NoStore::send();
		}
	}

	/**
	 * Lets users keep their dismissal, each their own.
	 */
	public static function register(): void {
		global $wp_rest_additional_fields;
		$field = Contract::name( 'fields.coming_soon_meta' );
		if ( isset( $wp_rest_additional_fields['user'][ $field ] ) ) {
			return;
		}
		$name = Contract::name( 'fields.coming_soon_dismissed' );
		register_rest_field(
			'user',
			$field,
			array(
				'get_callback'    => static fn ( array $user ): array => array( $name => self::kept( (int) $user['id'] ) ),
				'update_callback' => array( self::class, 'keep' ),
				'schema'          => array(
					'type'                 => 'object',
					'context'              => array( 'edit' ),
					'additionalProperties' => false,
					'properties'           => array(
						$name => array(
							'type' => 'string',
							'enum' => array( self::YES, 'no', '' ),
						),
					),
				),
			)
		);
	}

	/**
	 * Keeps a dismissal. WordPress has checked that the user may be edited.
	 *
	 * @param array<string, string> $value Checked against the schema.
	 * @param \WP_User              $user  Whose.
	 */
	public static function keep( array $value, \WP_User $user ): void {
		update_user_meta( $user->ID, self::meta(), $value[ Contract::name( 'fields.coming_soon_dismissed' ) ] ?? '' );
	}

	/**
	 * What a user has said.
	 *
	 * @param int $id Of the user.
	 */
	private static function kept( int $id ): string {
		return (string) get_user_meta( $id, self::meta(), true );
	}

	/**
	 * The name of the user meta field that it is kept by.
	 */
	public static function meta(): string {
		return Contract::name( 'fields.coming_soon_kept' );
	}
}
