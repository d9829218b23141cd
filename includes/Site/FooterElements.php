<?php
/**
 * Blocks added to the footer by settings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site;

use Vitrine\Settings\Settings;
use Vitrine\Support\RenderedBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the blocks enabled in the settings at the end of the page, unless the page
 * already contains them.
 *
 * @see spec 2.9
 */
final class FooterElements {

	/**
	 * Rendered HTML for the footer.
	 *
	 * @var string
	 */
	private static string $html = '';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// Early enough to print their styles in the head.
		add_action( 'wp_enqueue_scripts', array( self::class, 'render' ), 80 );
		add_action( 'wp_footer', array( self::class, 'print' ), 4 );
	}

	/**
	 * Renders the blocks.
	 */
	public static function render(): void {
		self::$html = '';
		foreach ( self::wanted() as $block => $attributes ) {
			if ( ! RenderedBlocks::has( $block ) ) {
				self::$html .= render_block(
					array(
						'blockName'    => "vitrine/$block",
						'attrs'        => $attributes,
						'innerBlocks'  => array(),
						'innerHTML'    => '',
						'innerContent' => array(),
					)
				);
			}
		}
	}

	/**
	 * Prints the rendered blocks.
	 */
	public static function print(): void {
		echo self::$html; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Blocks escape their output.
	}

	/**
	 * Returns the enabled blocks with their attributes.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function wanted(): array {
		$bottom = array( 'position' => 'bottom' );
		return array_merge(
			Settings::get( 'is_scroll_to_top' ) ? array( 'scroll-to-top' => array() ) : array(),
			'' !== StoreNotice::text() ? array( 'store-notice' => $bottom ) : array(),
			ComingSoon::is_shown() ? array( 'coming-soon-banner' => array() ) : array()
		);
	}
}
