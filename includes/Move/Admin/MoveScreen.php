<?php
/**
 * The screen "Move to WooCommerce".
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Admin;

use Vitrine\Contract;
use Vitrine\Move\Preview;
use Vitrine\Move\ShopMove;
use Vitrine\Settings\Access;
use Vitrine\Settings\Beside\FeaturesScreen;
use Vitrine\Support\Build;
use Vitrine\Support\Json;

defined( 'ABSPATH' ) || exit;

/**
 * Shows what will be moved and what will not, runs the move and shows the next steps.
 * In the Vitrine menu, if there is data of the built-in shop.
 */
final class MoveScreen {

	public const SLUG = 'vitrine-move';

	private const HANDLE = 'vitrine-admin-move';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// After the parent menu is registered.
		add_action( 'admin_menu', array( self::class, 'add' ), 11 );
	}

	/**
	 * Adds the screen to the admin menu.
	 */
	public static function add(): void {
		if ( ! current_user_can( Access::SITE ) || ! ShopMove::has_anything() ) {
			return;
		}
		$title = __( 'Move to WooCommerce', 'vitrine' );
		$hook  = add_submenu_page( FeaturesScreen::SLUG, $title, $title, Access::SITE, self::SLUG, array( self::class, 'render' ) );
		add_action( "load-$hook", array( self::class, 'load' ) );
	}

	/**
	 * Enqueues the assets on this screen only.
	 */
	public static function load(): void {
		add_action( 'admin_enqueue_scripts', array( self::class, 'enqueue' ) );
	}

	/**
	 * Enqueues script and stylesheet.
	 */
	public static function enqueue(): void {
		Build::enqueue_app( self::HANDLE, 'admin-move' );
	}

	/**
	 * Prints the page.
	 */
	public static function render(): void {
		printf(
			'<div class="wrap"><h1>%1$s</h1><div id="%2$s"><noscript><p>%3$s <code>wp vitrine move</code></p></noscript></div></div>',
			esc_html__( 'Move to WooCommerce', 'vitrine' ),
			esc_attr( Contract::name( 'admin.move' ) ),
			esc_html__( 'JavaScript is turned off in this browser. Move the shop on the command line:', 'vitrine' )
		);
		$state = MoveRoute::state( '' );
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON with `<`, `>` and `&` escaped.
		echo Json::script(
			Contract::name( 'admin.move_data' ),
			array(
				'path'     => '/' . Contract::name( 'rest.namespace' ) . Contract::name( 'rest.move' ),
				'state'    => $state,
				'counts'   => Preview::counts(),
				'findings' => $state['finished'] ? array() : Preview::findings(),
				'links'    => array(
					'products' => admin_url( 'edit.php?post_type=product' ),
					'orders'   => admin_url( 'admin.php?page=wc-orders' ),
					'settings' => admin_url( 'admin.php?page=wc-settings' ),
				),
			)
		);
	}
}
