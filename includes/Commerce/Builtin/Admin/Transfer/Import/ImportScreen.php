<?php
/**
 * The screen "Import products".
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import;

use Vitrine\Commerce\Builtin\Admin\AdminScreen;
use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Contract;
use Vitrine\Support\Build;
use Vitrine\Support\Roles;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the upload form, then the progress of the import, then the results.
 * Without JavaScript, a button continues the import.
 */
final class ImportScreen {

	public const SLUG = 'vitrine-import-products';

	private const HANDLE = 'vitrine-admin-import';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'admin_menu', array( self::class, 'menu' ) );
		Actions::boot();
	}

	/**
	 * Whether the current user may import products: an import edits products of
	 * other users, publishes them and creates categories.
	 */
	public static function is_allowed(): bool {
		return current_user_can( 'edit_others_' . ContentTypes::PRODUCT . 's' ) && current_user_can( 'publish_' . ContentTypes::PRODUCT . 's' ) && current_user_can( Roles::TERMS );
	}

	/**
	 * URL of the screen.
	 */
	public static function url(): string {
		return admin_url( 'edit.php?post_type=' . ContentTypes::PRODUCT . '&page=' . self::SLUG );
	}

	/**
	 * Adds the screen to the Products menu.
	 */
	public static function menu(): void {
		if ( ! self::is_allowed() ) {
			return;
		}
		$hook = add_submenu_page( 'edit.php?post_type=' . ContentTypes::PRODUCT, __( 'Import products', 'vitrine' ), __( 'Import', 'vitrine' ), 'edit_others_' . ContentTypes::PRODUCT . 's', self::SLUG, array( self::class, 'render' ) );
		add_action( "load-$hook", array( self::class, 'load' ) );
	}

	/**
	 * Enqueues the script if an import is in progress.
	 */
	public static function load(): void {
		if ( false === Job::current()?->finished ) {
			self::enqueue();
		}
	}

	/**
	 * Enqueues the script that continues the import automatically.
	 */
	public static function enqueue(): void {
		Build::register_script( self::HANDLE, 'admin-import' );
		wp_enqueue_script( self::HANDLE );
	}

	/**
	 * Prints the screen.
	 */
	public static function render(): void {
		printf( '<div class="wrap vitrine-import"><h1>%s</h1>', esc_html__( 'Import products', 'vitrine' ) );
		AdminScreen::print_message();
		$job = Job::current();
		match ( true ) {
			null === $job  => self::form(),
			$job->finished => ImportSummary::render( $job ),
			default        => self::progress( $job ),
		};
		echo '</div>';
	}

	/**
	 * Prints the opening tag and nonce of a form.
	 *
	 * @param string $action Constant of Actions.
	 */
	public static function open_form( string $action ): void {
		printf( '<form method="post" enctype="multipart/form-data" action="%s">', esc_url( add_query_arg( 'action', $action, admin_url( 'admin-post.php' ) ) ) );
		wp_nonce_field( $action );
	}

	/**
	 * Prints the upload form.
	 */
	private static function form(): void {
		printf( '<p>%s</p>', esc_html__( 'Choose a CSV file with the columns of WooCommerce’s product export, or one that this shop has exported. Import large files when few people shop, and make a backup of your database first.', 'vitrine' ) );
		self::open_form( Actions::START );
		echo '<table class="form-table" role="presentation"><tr>';
		printf( '<th scope="row"><label for="vitrine-import-file">%s</label></th>', esc_html__( 'CSV file', 'vitrine' ) );
		printf(
			'<td><input type="file" id="vitrine-import-file" name="%1$s" accept=".csv,.txt,text/csv,text/plain" required aria-describedby="vitrine-import-size"><p class="description" id="vitrine-import-size">%2$s</p></td></tr><tr>',
			esc_attr( Actions::FILE ),
			/* translators: %s: size, such as 2 MB. */
			esc_html( sprintf( __( 'In UTF-8, at most %s.', 'vitrine' ), size_format( Upload::limit() ) ) )
		);
		printf( '<th scope="row">%s</th>', esc_html__( 'Existing products', 'vitrine' ) );
		printf(
			'<td><label><input type="checkbox" name="%1$s" value="1" aria-describedby="vitrine-import-update"> %2$s</label><p class="description" id="vitrine-import-update">%3$s</p></td></tr></table>',
			esc_attr( Actions::UPDATE ),
			esc_html__( 'Update existing products', 'vitrine' ),
			esc_html__( 'Products that match by ID or SKU are updated, and products that do not exist are skipped. Otherwise new products are imported, and those that exist are skipped.', 'vitrine' )
		);
		submit_button( __( 'Import', 'vitrine' ) );
		echo '</form>';
	}

	/**
	 * Prints the progress of the import.
	 *
	 * @param Job $job The import.
	 */
	private static function progress( Job $job ): void {
		$now = ImportProgress::of( $job );
		printf(
			'<div id="%1$s" data-path="%2$s"><p><label for="vitrine-import-bar">%3$s</label></p><progress id="vitrine-import-bar" max="%4$d" value="%5$d"></progress><p role="status">%6$s</p><p role="alert"></p>',
			esc_attr( Contract::name( 'admin.import' ) ),
			esc_attr( '/' . Contract::name( 'rest.namespace' ) . Contract::name( 'rest.import' ) ),
			esc_html( $job->name ),
			absint( $now['total'] ),
			absint( $now['done'] ),
			esc_html( $now['text'] )
		);
		printf( '<p>%s</p>', esc_html__( 'You can close this page and continue within a day. No row is imported twice.', 'vitrine' ) );
		self::open_form( Actions::GO_ON );
		printf( '<p><button type="submit" class="button button-primary" data-continue>%s</button></p></form>', esc_html__( 'Continue', 'vitrine' ) );
		self::open_form( Actions::CANCEL );
		printf( '<p><button type="submit" class="button">%s</button></p></form></div>', esc_html__( 'Cancel import', 'vitrine' ) );
	}
}
