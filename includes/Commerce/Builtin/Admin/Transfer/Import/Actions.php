<?php
/**
 * Form handlers of the import.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import;

use Vitrine\Commerce\Builtin\Admin\AdminScreen;

defined( 'ABSPATH' ) || exit;

/**
 * Starts an import, continues it without JavaScript, and cancels it.
 */
final class Actions {

	/** Actions of admin-post.php and of their nonces. */
	public const START  = 'vitrine_import_products';
	public const GO_ON  = 'vitrine_import_continue';
	public const CANCEL = 'vitrine_import_cancel';

	/** Fields of the form. */
	public const FILE   = 'vitrine_import_file';
	public const UPDATE = 'vitrine_import_update';

	/** Seconds after which a request without JavaScript starts no further row. */
	private const SECONDS = 10.0;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'admin_post_' . self::START, array( self::class, 'start' ) );
		add_action( 'admin_post_' . self::GO_ON, array( self::class, 'go_on' ) );
		add_action( 'admin_post_' . self::CANCEL, array( self::class, 'cancel' ) );
	}

	/**
	 * Saves the uploaded file; the following requests import its rows.
	 */
	public static function start(): never {
		self::allow();
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- PHP discards the body of a request that is too large, including its nonce; only an error message is shown.
		if ( array() === $_POST && (int) ( $_SERVER['CONTENT_LENGTH'] ?? 0 ) > 0 ) {
			self::refuse( Upload::take( array( 'name' => 'products.csv', 'error' => UPLOAD_ERR_INI_SIZE ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		}
		check_admin_referer( self::START );
		if ( false === Job::current()?->finished ) {
			self::refuse( new \WP_Error( 'vitrine_import_busy', __( 'Another import is in progress. Continue or cancel it first.', 'vitrine' ) ) );
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Upload validates the file.
		$given = isset( $_FILES[ self::FILE ] ) && is_array( $_FILES[ self::FILE ] ) ? $_FILES[ self::FILE ] : array();
		$file  = Upload::take( $given );
		$job   = is_wp_error( $file ) ? $file : Job::begin( $file, (string) $given['name'], '' !== AdminScreen::posted( self::UPDATE ) );
		self::refuse( $job );
		wp_safe_redirect( ImportScreen::url() );
		exit;
	}

	/**
	 * Imports a batch.
	 */
	public static function go_on(): never {
		self::allow();
		check_admin_referer( self::GO_ON );
		self::refuse( ImportProgress::go_on( self::SECONDS ) );
		wp_safe_redirect( ImportScreen::url() );
		exit;
	}

	/**
	 * Cancels an import in progress or dismisses a finished one.
	 */
	public static function cancel(): never {
		self::allow();
		check_admin_referer( self::CANCEL );
		$was = Job::current();
		Job::forget();
		if ( false === $was?->finished ) {
			AdminScreen::leave( __( 'Import canceled. Rows that were imported before stay.', 'vitrine' ) );
		}
		wp_safe_redirect( ImportScreen::url() );
		exit;
	}

	/**
	 * Ends the request if the current user may not import.
	 */
	private static function allow(): void {
		if ( ! ImportScreen::is_allowed() ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'vitrine' ), '', array( 'response' => 403 ) );
		}
	}

	/**
	 * Redirects to the screen with an error message, if there is an error.
	 *
	 * @param mixed $done Result of the action; only a WP_Error redirects.
	 */
	private static function refuse( mixed $done ): void {
		if ( is_wp_error( $done ) ) {
			AdminScreen::go( ImportScreen::url(), $done->get_error_message(), 'error' );
		}
	}
}
