<?php
/**
 * The quick view dialog.
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
 * One dialog for all quick view buttons of a page, which opens before its script is
 * loaded. The product styles are in a template, so that they are loaded only when
 * needed.
 *
 * @see spec 2.4, 4.6, readings 17
 */
final class Dialog {

	/**
	 * Style handle of the product.
	 */
	private const STYLE = 'vitrine-product-style';

	/**
	 * Additional style handle by engine ID.
	 */
	private const BESIDE = array( 'woocommerce' => 'vitrine-woocommerce-blocks' );

	/**
	 * Whether this page has a quick view button.
	 *
	 * @var bool
	 */
	private static bool $needed = false;

	/**
	 * Requests the dialog; footer() prints it.
	 */
	public static function need(): void {
		self::$needed = true;
	}

	/**
	 * Prints the dialog if it is needed.
	 */
	public static function footer(): void {
		if ( self::$needed ) {
			echo self::render(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
		}
	}

	/**
	 * Resets the state of the page (tests).
	 */
	public static function reset(): void {
		self::$needed = false;
	}

	/**
	 * Renders the dialog, and the styles that the page lacks.
	 */
	private static function render(): Markup {
		// A page without our blocks has not registered the product block and its style.
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
	 * Renders the empty dialog. Its form closes it while its script is not loaded.
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
	 * Renders the link to a style, unless the page has it already.
	 *
	 * @param string $handle Style handle.
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
