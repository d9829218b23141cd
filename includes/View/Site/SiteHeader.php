<?php
/**
 * The site header.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Site;

use Vitrine\Contract;
use Vitrine\Settings\Settings;
use Vitrine\Site\StickyHeader;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the wrappers of the header and of its rows.
 *
 * @see spec 2.9, 3.9, 4.11
 */
final class SiteHeader {

	/**
	 * Returns the attributes of the header.
	 *
	 * @return array<string, string>
	 */
	public static function attributes(): array {
		return array(
			'class' => Markup::classes( self::name( 'site_header' ), 'is-style-' . Settings::text( 'sticky_header_style' ), Settings::get( 'header_main_shrink' ) ? 'is-shrinking' : null ),
			'style' => sprintf( '--vitrine-header-hide:%dms', (int) Contract::get( 'timings_ms.sticky_hide_animation' ) ),
		);
	}

	/**
	 * Renders an empty element for the script: the rows contain other blocks, whose
	 * scripts may replace parts of them.
	 */
	private static function watch(): Markup {
		return Markup::tag(
			'span',
			array(
				'hidden'              => true,
				'data-wp-interactive' => 'vitrine/site-header',
				'data-wp-context'     => (string) wp_json_encode(
					array(
						'rows'       => StickyHeader::rows(),
						'style'      => Settings::get( 'sticky_header_style' ),
						'devices'    => Settings::get( 'sticky_header_on_devices' ),
						'hides'      => Settings::get( 'sticky_hide_on_scroll' ),
						'breakPoint' => Settings::number( 'break_point' ),
					)
				),
				'data-wp-watch'       => 'state.attach',
			)
		);
	}

	/**
	 * Renders the header.
	 *
	 * @param string $tag     `header`, or another tag if a header element is around it.
	 * @param string $wrapper Escaped attributes.
	 * @param string $content Rendered rows.
	 */
	public static function render( string $tag, string $wrapper, string $content ): Markup {
		$tag = 'header' === $tag ? 'header' : 'div';
		return Markup::safe( "<$tag $wrapper>" . self::watch() . "$content</$tag>" );
	}

	/**
	 * Renders a row: an outer element that keeps its height, and the bar in it, which
	 * may be sticky.
	 *
	 * @param string $place   A value of StickyHeader::ROWS.
	 * @param string $wrapper Escaped attributes of the bar.
	 * @param string $content Rendered blocks.
	 */
	public static function row( string $place, string $wrapper, string $content ): Markup {
		return Markup::tag(
			'div',
			array(
				'class'      => self::name( 'header_row' ) . ' is-' . $place,
				'data-place' => $place,
			),
			Markup::safe( "<div $wrapper><div class=\"vitrine-header-content\">$content</div></div>" )
		);
	}

	/**
	 * Returns a class of the contract.
	 *
	 * @param string $marker Key of the marker, a selector.
	 */
	public static function name( string $marker ): string {
		return ltrim( Contract::name( 'markers.' . $marker ), '.' );
	}
}
