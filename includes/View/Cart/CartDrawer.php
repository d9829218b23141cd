<?php
/**
 * The cart drawer.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart;

use Vitrine\Commerce\Engine;
use Vitrine\Contract;
use Vitrine\Plugin;
use Vitrine\Settings\Settings;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Icon;
use Vitrine\View\Parts\Slot;
use Vitrine\View\Scope;
use Vitrine\View\ShopProps;

defined( 'ABSPATH' ) || exit;

/**
 * Renders a native dialog with the cart. Twin of src/islands/cart/drawer.tsx.
 *
 * @see spec 2.6, 9.6, field 19
 */
final class CartDrawer {

	/**
	 * Cart kinds whose drawer has been printed.
	 *
	 * @var array<string, true>
	 */
	private static array $printed = array();

	/**
	 * Cart kinds whose drawer is needed on this page.
	 *
	 * @var array<string, true>
	 */
	private static array $needed = array();

	/**
	 * Renders the content of the dialog.
	 *
	 * @param string               $title Heading.
	 * @param array<string, mixed> $cart  Data of CartData.
	 * @param array<string, mixed> $shop  Data of Shop.
	 * @param bool                 $slots Whether to include slots of other plugins: on pages, not in the editor.
	 */
	public static function panel( string $title, array $cart, array $shop, bool $slots = false ): Markup {
		return Markup::tag(
			'div',
			array( 'class' => 'vitrine-drawer-panel' ),
			Markup::tag(
				'div',
				array( 'class' => 'vitrine-drawer-head' ),
				Markup::tag( 'h2', array(), $title ),
				Markup::tag(
					'button',
					array(
						'type'       => 'button',
						'class'      => 'vitrine-drawer-close',
						'aria-label' => __( 'Close cart', 'vitrine' ),
					),
					Icon::render( 'close' )
				)
			),
			$slots ? Slot::render( 'drawer-before' ) : null,
			Markup::tag( 'div', array( 'class' => 'vitrine-drawer-body' ), CartContents::asleep( $cart, $shop ) ),
			$slots ? Slot::render( 'drawer-after' ) : null,
			Markup::tag(
				'div',
				array( 'class' => 'vitrine-drawer-foot' ),
				Markup::tag(
					'a',
					array(
						'class' => 'vitrine-drawer-checkout wc-forward',
						'href'  => $shop['checkout_url'],
					),
					__( 'Check out now', 'vitrine' )
				)
			)
		);
	}

	/**
	 * Returns the attributes of the dialog.
	 *
	 * @param Engine $engine Engine of the cart.
	 * @param string $title  Heading.
	 * @param string $side   `start` or `end`.
	 * @return array<string, string>
	 */
	public static function root( Engine $engine, string $title, string $side ): array {
		$name = Contract::name( 'markers.cart_drawer' );
		$kind = $engine->cart_kind();
		return Scope::attribute( $engine ) + array(
			'class'                               => Markup::classes( $name, 'start' === $side ? 'is-at-start' : '' ),
			'id'                                  => $name . '-' . $kind,
			Contract::name( 'markers.cart_icon' ) => $kind,
			Contract::name( 'markers.view' )      => 'cart-drawer',
			'aria-label'                          => $title,
		);
	}

	/**
	 * Returns the heading.
	 *
	 * @param Engine $engine Engine of the cart.
	 * @param string $own    The owner's heading; empty: the default.
	 */
	public static function title( Engine $engine, string $own = '' ): string {
		return match ( true ) {
			'' !== $own                   => $own,
			'' === Scope::of( $engine ) => __( 'Your cart', 'vitrine' ),
			default                       => __( 'Your downloads', 'vitrine' ),
		};
	}

	/**
	 * Whether the drawer of a cart kind has been printed.
	 *
	 * @param string $kind Cart kind.
	 */
	public static function is_printed( string $kind ): bool {
		return isset( self::$printed[ $kind ] );
	}

	/**
	 * Marks the drawer of a cart kind as printed.
	 *
	 * @param string $kind Cart kind.
	 */
	public static function note_printed( string $kind ): void {
		self::$printed[ $kind ] = true;
	}

	/**
	 * Requests a drawer; footer() prints it unless a block has.
	 *
	 * @param string $kind Cart kind.
	 */
	public static function need( string $kind ): void {
		self::$needed[ $kind ] = true;
	}

	/**
	 * Prints the requested drawers that have not been printed: as blocks, so that their
	 * styles and views are loaded.
	 */
	public static function footer(): void {
		if ( 'slide_in_cart' === Settings::get( 'after_add_to_cart' ) ) {
			self::need( Plugin::engine()->cart_kind() );
		}
		foreach ( array_keys( array_diff_key( self::$needed, self::$printed ) ) as $kind ) {
			printf( '%s', do_blocks( sprintf( '<!-- wp:vitrine/cart-drawer %s /-->', wp_json_encode( array( 'kind' => $kind ) ) ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The block escapes its output.
		}
	}

	/**
	 * Resets the state of the page (tests).
	 */
	public static function reset(): void {
		self::$printed = array();
		self::$needed  = array();
	}
}
