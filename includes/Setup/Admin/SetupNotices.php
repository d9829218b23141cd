<?php
/**
 * Setup notices.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Setup\Admin;

use Vitrine\Commerce\Builtin\Admin\Orders\ByHand\NewOrderScreen;
use Vitrine\Commerce\Builtin\Admin\AdminScreen;
use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Setup\Sample\SampleProducts;
use Vitrine\Setup\State\Checklist;
use Vitrine\Setup\State\SetupProgress;
use Vitrine\Support\Build;

defined( 'ABSPATH' ) || exit;

/**
 * A notice after activation, and the checklist above the orders until it is complete or
 * dismissed.
 *
 * @phpstan-import-type Item from Checklist
 */
final class SetupNotices {

	/** Screens with the notice. */
	private const PLACES = array( 'plugins', 'dashboard' );

	/**
	 * Registers the hook.
	 */
	public static function boot(): void {
		add_action( 'admin_notices', array( self::class, 'print' ) );
	}

	/**
	 * Prints the notices of the screen.
	 */
	public static function print(): void {
		$screen = get_current_screen();
		if ( null === $screen ) {
			return;
		}
		if ( 'edit-' . ContentTypes::PRODUCT === $screen->id ) {
			self::print_samples();
		}
		if ( ! current_user_can( SetupScreen::CAPABILITY ) ) {
			return;
		}
		if ( in_array( $screen->base, self::PLACES, true ) ) {
			self::print_notice();
		} elseif ( str_ends_with( $screen->id, AdminScreen::ORDERS ) && '' === AdminScreen::query( 'order_id' ) && ! NewOrderScreen::is_asked() ) {
			self::print_checklist();
		}
	}

	/**
	 * Prints the notice that links to the setup.
	 */
	private static function print_notice(): void {
		$progress = SetupProgress::get();
		if ( ! $progress->is_open( SetupProgress::NOTICE ) ) {
			return;
		}
		$is_begun = array() !== $progress->answers;
		printf(
			'<div class="notice notice-info" id="vitrine-setup-notice"><p><strong>%1$s</strong> %2$s</p><div style="margin:.5em 0"><a class="button button-primary" href="%3$s">%4$s</a> %5$s</div></div>',
			esc_html( $is_begun ? __( 'Your shop is not set up yet.', 'vitrine' ) : __( 'Vitrine is active.', 'vitrine' ) ),
			esc_html__( 'Choose a currency, payment methods, shipping and a look in five short steps.', 'vitrine' ),
			esc_url( SetupScreen::url() ),
			esc_html( $is_begun ? __( 'Continue setup', 'vitrine' ) : __( 'Set up your shop', 'vitrine' ) ),
			SetupForms::button( SetupForms::CLOSE, 'what', SetupProgress::NOTICE, __( 'Dismiss', 'vitrine' ), 'button' ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by the callee.
		);
	}

	/**
	 * Prints the checklist above the orders.
	 */
	private static function print_checklist(): void {
		if ( ! SetupProgress::get()->is_open( SetupProgress::CHECKLIST ) ) {
			return;
		}
		$items = Checklist::items();
		if ( Checklist::is_done( $items ) ) {
			return;
		}
		Build::enqueue_admin_style();
		printf(
			'<div class="notice notice-info vitrine-checklist" id="vitrine-checklist"><h2>%1$s</h2><ul>%2$s</ul><div><a class="button button-primary" href="%3$s">%4$s</a> %5$s</div></div>',
			esc_html__( 'Get your shop ready', 'vitrine' ),
			implode( '', array_map( array( self::class, 'item' ), $items ) ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by the callee.
			esc_url( SetupScreen::url() ),
			esc_html__( 'Go to setup', 'vitrine' ),
			SetupForms::button( SetupForms::CLOSE, 'what', SetupProgress::CHECKLIST, __( 'Dismiss', 'vitrine' ), 'button' ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by the callee.
		);
	}

	/**
	 * Returns an item of the checklist.
	 *
	 * @param Item $item Item from Checklist.
	 * @return string HTML.
	 */
	private static function item( array $item ): string {
		$label  = esc_html( $item['label'] );
		$detail = '' === $item['detail'] ? '' : sprintf( ' <span class="vitrine-checklist__detail">%s</span>', esc_html( $item['detail'] ) );
		return sprintf(
			'<li class="%1$s"><span class="dashicons dashicons-%2$s" aria-hidden="true"></span> <span><span class="screen-reader-text">%3$s</span> <a href="%4$s">%5$s</a>%6$s</span></li>',
			$item['done'] ? 'is-done' : 'is-open',
			$item['done'] ? 'yes-alt' : 'marker',
			esc_html( $item['done'] ? __( 'Done:', 'vitrine' ) : __( 'To do:', 'vitrine' ) ),
			esc_url( $item['url'] ),
			$label,
			$detail
		);
	}

	/**
	 * Prints the notice on sample products in the products list, with a button to
	 * remove them.
	 */
	private static function print_samples(): void {
		if ( ! SetupForms::may_change_samples() || array() === SampleProducts::ids() ) {
			return;
		}
		printf(
			'<div class="notice notice-info" id="vitrine-samples-notice"><p>%1$s</p><div style="margin:.5em 0">%2$s</div></div>',
			esc_html__( 'Your shop contains sample products. Remove them before you open. Their categories and images are removed too; products that you have changed are kept.', 'vitrine' ),
			SetupForms::button( SetupForms::SAMPLES, 'do', 'remove', __( 'Remove sample products', 'vitrine' ), 'button' ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by the callee.
		);
	}
}
