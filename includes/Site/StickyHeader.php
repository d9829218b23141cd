<?php
/**
 * Sticky header.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site;

use Vitrine\Settings\Settings;
use Vitrine\Support\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Sticky header settings of the site and their override per page.
 *
 * @see spec 3.9, 4.11, readings 28
 */
final class StickyHeader {

	/**
	 * Header rows, from top to bottom.
	 */
	public const ROWS = array( 'above', 'main', 'below' );

	/**
	 * Meta key of the page override: one of `settings_values.stick_header_meta`.
	 */
	public const META = 'vitrine_stick_header';

	private const DEFAULT  = 'default';
	private const ENABLED  = 'enabled';
	private const DISABLED = 'disabled';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// After the post types are registered. Front-end pages read the meta directly.
		add_action( 'init', static fn () => Visitor::unless( array( self::class, 'register' ) ), 99 );
		add_action( 'add_meta_boxes', array( self::class, 'add_box' ) );
		add_action( 'save_post', array( self::class, 'save' ) );
	}

	/**
	 * Returns the rows that stick on this page.
	 *
	 * @return list<string>
	 */
	public static function rows(): array {
		$says = self::override();
		if ( self::DISABLED === $says ) {
			return array();
		}
		$rows = array_values( array_filter( self::ROWS, static fn ( string $row ): bool => (bool) Settings::get( "header_{$row}_stick" ) ) );
		return self::ENABLED === $says && array() === $rows ? array( 'main' ) : $rows;
	}

	/**
	 * Registers the post meta of the override, also for REST.
	 */
	public static function register(): void {
		foreach ( get_post_types( array( 'public' => true ) ) as $type ) {
			register_post_meta(
				$type,
				self::META,
				array(
					'type'              => 'string',
					'single'            => true,
					'default'           => self::DEFAULT,
					'show_in_rest'      => array( 'schema' => array( 'enum' => array_keys( self::choices() ) ) ),
					'sanitize_callback' => array( self::class, 'sanitize' ),
					'auth_callback'     => static fn ( bool $allowed, string $key, int $id ): bool => current_user_can( 'edit_post', $id ),
				)
			);
		}
	}

	/**
	 * Sanitizes an override; unknown values become the default.
	 *
	 * @param mixed $value Submitted value.
	 */
	public static function sanitize( mixed $value ): string {
		return is_string( $value ) && isset( self::choices()[ $value ] ) ? $value : self::DEFAULT;
	}

	/**
	 * Adds the meta box to the classic editor for viewable post types, and to the block
	 * editor for types without meta in REST, which can have no panel.
	 *
	 * @param string $type Post type.
	 */
	public static function add_box( string $type ): void {
		if ( is_post_type_viewable( $type ) ) {
			add_meta_box( self::META, __( 'Sticky header', 'vitrine' ), array( self::class, 'print_box' ), $type, 'side', 'low', array( '__back_compat_meta_box' => post_type_supports( $type, 'custom-fields' ) ) );
		}
	}

	/**
	 * Prints the meta box.
	 *
	 * @param \WP_Post $post Edited post.
	 */
	public static function print_box( \WP_Post $post ): void {
		wp_nonce_field( self::META, self::META . '_nonce' );
		printf( '<label class="screen-reader-text" for="%1$s">%2$s</label><select name="%1$s" id="%1$s">', esc_attr( self::META ), esc_html__( 'Header on this page', 'vitrine' ) );
		foreach ( self::choices() as $value => $label ) {
			printf( '<option value="%1$s"%2$s>%3$s</option>', esc_attr( $value ), selected( get_post_meta( $post->ID, self::META, true ), $value, false ), esc_html( $label() ) );
		}
		echo '</select>';
	}

	/**
	 * Saves the meta box.
	 *
	 * @param int $id Post ID.
	 */
	public static function save( int $id ): void {
		$nonce = isset( $_POST[ self::META . '_nonce' ] ) ? sanitize_key( $_POST[ self::META . '_nonce' ] ) : '';
		if ( ! wp_verify_nonce( $nonce, self::META ) || ! current_user_can( 'edit_post', $id ) || wp_is_post_autosave( $id ) || wp_is_post_revision( $id ) || ! isset( $_POST[ self::META ] ) ) {
			return;
		}
		update_post_meta( $id, self::META, self::sanitize( sanitize_key( $_POST[ self::META ] ) ) );
	}

	/**
	 * Returns this page's override or, without one, the site's.
	 */
	private static function override(): string {
		$own = is_singular() ? (string) get_post_meta( get_queried_object_id(), self::META, true ) : '';
		return in_array( $own, array( self::ENABLED, self::DISABLED ), true ) ? $own : Settings::text( 'stick_header_meta' );
	}

	/**
	 * Returns the choices with their labels.
	 *
	 * @return array<string, \Closure(): string>
	 */
	private static function choices(): array {
		return array(
			self::DEFAULT  => static fn (): string => __( 'Default (from the settings)', 'vitrine' ),
			self::ENABLED  => static fn (): string => __( 'Always sticky', 'vitrine' ),
			self::DISABLED => static fn (): string => __( 'Never sticky', 'vitrine' ),
		);
	}
}
