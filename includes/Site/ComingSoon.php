<?php
/**
 * Coming soon banner.
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
 * Banner for users who run the shop, until each of them dismisses it. Pages with it are
 * not cached.
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
		// After an engine that has the same field has registered its own.
		add_action( 'rest_api_init', array( self::class, 'register' ), 20 );
	}

	/**
	 * Whether to show the banner to the current user.
	 */
	public static function is_shown(): bool {
		/**
		 * Filters whether the shop is not open yet.
		 *
		 * @param bool $soon Whether the shop is coming soon.
		 *
		 * @example
		 * add_filter( 'vitrine_coming_soon', fn( $soon ) => $soon || wp_date( 'Y-m-d' ) < '2030-01-01' );
		 */
		$soon = (bool) apply_filters( 'vitrine_coming_soon', (bool) Settings::get( 'coming_soon' ) );
		return $soon && current_user_can( 'edit_pages' ) && self::YES !== self::kept( get_current_user_id() );
	}

	/**
	 * Returns the REST URL that saves a dismissal.
	 */
	public static function url(): string {
		return rest_url( 'wp/v2/users/' . get_current_user_id() );
	}

	/**
	 * Prevents caching of pages with the banner.
	 */
	public static function send_headers(): void {
		if ( self::is_shown() ) {
			NoStore::send();
		}
	}

	/**
	 * Registers the REST field for each user's dismissal.
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
	 * Saves a dismissal. WordPress has checked that the user may be edited.
	 *
	 * @param array<string, string> $value Value validated against the schema.
	 * @param \WP_User              $user  User to update.
	 */
	public static function keep( array $value, \WP_User $user ): void {
		update_user_meta( $user->ID, self::meta(), $value[ Contract::name( 'fields.coming_soon_dismissed' ) ] ?? '' );
	}

	/**
	 * Returns the saved dismissal of a user.
	 *
	 * @param int $id User ID.
	 */
	private static function kept( int $id ): string {
		return (string) get_user_meta( $id, self::meta(), true );
	}

	/**
	 * Returns the user meta key of the dismissal.
	 */
	public static function meta(): string {
		return Contract::name( 'fields.coming_soon_kept' );
	}
}
