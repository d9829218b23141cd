<?php
/**
 * The dialog of quick views.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\QuickView;

use Vitrine\Blocks;
use Vitrine\Contract;
use Vitrine\Plugin;
use Vitrine\Settings\Settings;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Icon;

defined( 'ABSPATH' ) || exit;

/**
 * One dialog for all openers of a page, which opens before any script of it is
 * there. The style sheet of products waits in a template, which costs nothing
 * before somebody wants it.
 *
 * @see spec 2.4, 4.6, readings 17
 */
final class Dialog {

	/**
	 * Handle of the style that a product needs.
	 */
	private const STYLE = 'vitrine-product-style';

	/**
	 * And beside the styles of an engine, by its id.
	 */
	private const BESIDE = array( 'woocommerce' => 'vitrine-woocommerce-blocks' );

	/**
	 * Whether something on this page opens it.
	 *
	 * @var bool
	 */
	private static bool $needed = false;

	/**
	 * Says that the page needs the dialog; footer() prints it.
	 */
	public static function need(): void {
		self::$needed = true;
	}

	/**
	 * Prints it where it is needed.
	 */
	public static function footer(): void {
		if ( self::$needed ) {
			echo self::render(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes all that goes into it.
		}
	}

	/**
	 * Forgets what was needed: the next page (tests).
	 */
	public static function reset(): void {
		self::$needed = false;
	}

	/**
	 * The dialog, and the styles that the page lacks.
	 */
	private static function render(): Markup {
		// A page of others' blocks has not registered the product's, and with it its style.
		Blocks::register();
		$styles = array_filter( array( self::STYLE, self::BESIDE[ Plugin::engine()->id() ] ?? '' ) );
		return Markup::join(
			self::dialog(),
			Markup::tag(
				'template',
				array( 'id' => Contract::name( 'markers.quick_view_dialog' ) . '-styles' ),
				...array_map( array( self::class, 'style' ), $styles )
			)
		);
	}

	/**
	 * The dialog, empty. Its form closes it where its script is not there yet.
	 */
	private static function dialog(): Markup {
		return Markup::tag(
			'dialog',
			array(
				'class'      => Markup::classes(
					Contract::name( 'markers.quick_view_dialog' ),
					Settings::on( 'quick_view_sheet' ) ? 'is-sheet' : '',
					Settings::get( 'shop_quick_view_stick_cart' ) ? 'has-sticky-cart' : '',
					Settings::get( 'shop_quick_view_auto_height' ) ? 'has-auto-height' : ''
				),
				'aria-label' => __( 'Quick view', 'vitrine' ),
				'aria-busy'  => 'true',
				'tabindex'   => '-1',
			),
			Markup::tag(
				'form',
				array( 'method' => 'dialog' ),
				Markup::tag(
					'button',
					array(
						'class'      => ltrim( Contract::name( 'markers.quick_view_close' ), '.' ),
						'aria-label' => __( 'Close quick view', 'vitrine' ),
					),
					Icon::render( 'close' )
				)
			),
			Markup::tag(
				'div',
				array(
					'class'    => ltrim( Contract::name( 'markers.quick_view_content' ), '.' ),
					'tabindex' => '-1',
				)
			),
			Markup::tag(
				'p',
				array(
					'class'  => ltrim( Contract::name( 'markers.quick_view_failed' ), '.' ),
					'hidden' => true,
				),
				__( 'The quick view could not be loaded.', 'vitrine' ) . ' ',
				Markup::tag( 'a', array( 'href' => '' ), __( 'View full details', 'vitrine' ) )
			)
		);
	}

	/**
	 * A style, where the page does not have it.
	 *
	 * @param string $handle Of the style.
	 */
	private static function style( string $handle ): ?Markup {
		$style = wp_styles()->registered[ $handle ] ?? null;
		if ( null === $style || ! is_string( $style->src ) || wp_style_is( $handle ) || wp_style_is( $handle, 'done' ) ) {
			return null;
		}
		$src = is_rtl() ? (string) preg_replace( '/\.css$/', '-rtl.css', $style->src ) : $style->src;
		return Markup::tag(
			'link',
			array(
				'rel'  => 'stylesheet',
				'href' => add_query_arg( 'ver', (string) $style->ver, $src ),
			)
		);
	}
}
