<?php
/**
 * Requirements of Easy Digital Downloads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads;

defined( 'ABSPATH' ) || exit;

/**
 * Checks Easy Digital Downloads before its code is used, and shows an admin notice if
 * it cannot be used.
 */
final class DownloadsRequirements {

	/** Minimum version. */
	public const OLDEST = '3.3';

	/** Classes that the engine needs. */
	private const CLASSES = array( 'EDD_Cart', 'EDD\Sessions\Handler', 'EDD\Discounts\ItemAmount' );

	/**
	 * Registers the hook.
	 */
	public static function boot(): void {
		add_action( 'admin_notices', array( self::class, 'print' ) );
	}

	/**
	 * Whether the requirements are met. Uses no translations, so it can be called
	 * before they are loaded.
	 */
	public static function are_met(): bool {
		return function_exists( 'EDD' ) && ! self::is_too_old() && array() === self::missing();
	}

	/**
	 * Returns the problem; empty if there is none or Easy Digital Downloads is
	 * inactive.
	 */
	public static function problem(): string {
		if ( ! defined( 'EDD_VERSION' ) || self::are_met() ) {
			return '';
		}
		return self::is_too_old()
			/* translators: 1: version there, 2: oldest version that will do. */
			? sprintf( __( 'version %1$s is too old; it needs to be %2$s or newer', 'vitrine' ), self::version(), self::OLDEST )
			/* translators: %s: names of parts of a program. */
			: sprintf( __( 'it is incomplete, perhaps because of an interrupted update: %s is missing', 'vitrine' ), implode( ', ', array_merge( function_exists( 'EDD' ) ? array() : array( 'EDD' ), self::missing() ) ) );
	}

	/**
	 * Prints the notice, if there is a problem.
	 */
	public static function print(): void {
		$problem = self::problem();
		if ( '' === $problem || ! current_user_can( 'activate_plugins' ) ) {
			return;
		}
		printf(
			'<div class="notice notice-error" id="vitrine-downloads-notice"><p><strong>%1$s</strong> %2$s</p><p><a class="button" href="%3$s">%4$s</a></p></div>',
			/* translators: %s: what is wrong. */
			esc_html( sprintf( __( 'Vitrine cannot work with Easy Digital Downloads: %s.', 'vitrine' ), $problem ) ),
			esc_html__( 'Until this is fixed, the site keeps running without Vitrine\'s shop for downloads. No data was changed.', 'vitrine' ),
			esc_url( self_admin_url( 'update-core.php' ) ),
			esc_html__( 'Update Easy Digital Downloads', 'vitrine' )
		);
	}

	/**
	 * Returns the version of Easy Digital Downloads.
	 */
	private static function version(): string {
		return defined( 'EDD_VERSION' ) ? (string) constant( 'EDD_VERSION' ) : '0';
	}

	/**
	 * Whether the version is too old.
	 */
	private static function is_too_old(): bool {
		return version_compare( self::version(), self::OLDEST, '<' );
	}

	/**
	 * Returns the missing classes.
	 *
	 * @return list<string>
	 */
	private static function missing(): array {
		return array_values( array_filter( self::CLASSES, static fn ( string $name ): bool => ! class_exists( $name ) ) );
	}
}
