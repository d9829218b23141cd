<?php
/**
 * Filters of a listing in a sheet.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop\Facets;

use Vitrine\Contract;
use Vitrine\Loop\Loop;
use Vitrine\View\Loop\Update;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Icon;

defined( 'ABSPATH' ) || exit;

/**
 * The filters are always in the page: the script of the listing moves them into its
 * dialog while it is open. Without JavaScript they are displayed in place.
 */
final class Sheet {

	/** When the filters open in a sheet. */
	private const OVERLAYS = array( 'never', 'mobile', 'always' );

	/**
	 * Returns the class of the wrapper.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public static function class_name( array $attributes ): string {
		return Contract::name( 'markers.loop_filters' ) . ' is-overlay-' . self::overlay( $attributes );
	}

	/**
	 * Renders the button that opens the sheet, the filters, and the empty sheet.
	 *
	 * @param Loop                 $loop       The listing.
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param string               $content    Rendered filters.
	 */
	public static function render( Loop $loop, array $attributes, string $content ): Markup {
		$panel = Markup::tag( 'div', array( 'class' => Contract::name( 'markers.loop_filters_panel' ) ), Markup::safe( $content ) );
		if ( 'never' === self::overlay( $attributes ) ) {
			return $panel;
		}
		$texts = self::texts( $loop );
		return Markup::join(
			Markup::tag(
				'button',
				array(
					'type'          => 'button',
					'class'         => 'vitrine-loop-filters-open',
					'aria-haspopup' => 'dialog',
					Contract::name( 'markers.loop_control' ) => 'filters',
				),
				Icon::render( 'filter' ),
				Markup::tag( 'span', array(), '' === $attributes['button'] ? __( 'Filter', 'vitrine' ) : (string) $attributes['button'] ),
				' ',
				self::text( 'span', 'vitrine-loop-filters-number', 'active', $texts )
			),
			$panel,
			self::dialog( $loop, '' === $attributes['heading'] ? __( 'Filters', 'vitrine' ) : (string) $attributes['heading'], $texts )
		);
	}

	/**
	 * Returns the texts about the results, which are updated with every response.
	 *
	 * @param Loop $loop The listing.
	 * @return array{active: string, show: string, count: string} How many values of facets are chosen (empty: none); of the button that leads to the results; how many there are.
	 */
	public static function texts( Loop $loop ): array {
		$active = array_sum( array_map( 'count', $loop->query->state->facets ) );
		$total  = $loop->total();
		return array(
			'active' => $active > 0 ? number_format_i18n( $active ) : '',
			/* translators: %s: number of results. */
			'show'   => sprintf( _n( 'Show %s result', 'Show %s results', $total, 'vitrine' ), number_format_i18n( $total ) ),
			'count'  => Update::count( $loop ),
		);
	}

	/**
	 * Renders the sheet.
	 *
	 * @param Loop                  $loop    The listing.
	 * @param string                $heading Heading.
	 * @param array<string, string> $texts   Texts of texts().
	 */
	private static function dialog( Loop $loop, string $heading, array $texts ): Markup {
		$id = $loop->form_id() . '-filters';
		return Markup::tag(
			'dialog',
			array(
				'class'           => Contract::name( 'markers.loop_sheet' ),
				'aria-labelledby' => $id,
			),
			Markup::tag(
				'div',
				array( 'class' => 'vitrine-loop-sheet-head' ),
				Markup::tag( 'h2', array( 'id' => $id ), $heading ),
				Markup::tag(
					'a',
					array(
						'class' => 'vitrine-loop-clear',
						'href'  => Active::none( $loop ),
						'rel'   => 'nofollow',
						Contract::name( 'markers.loop_control' ) => 'clear',
					),
					__( 'Clear all', 'vitrine' )
				),
				Markup::tag(
					'button',
					array(
						'type'       => 'button',
						'class'      => 'vitrine-loop-sheet-close',
						'aria-label' => __( 'Close filters', 'vitrine' ),
						Contract::name( 'markers.loop_control' ) => 'close',
					),
					Icon::render( 'close' )
				)
			),
			Markup::tag( 'div', array( 'class' => Contract::name( 'markers.loop_sheet_body' ) ) ),
			Markup::tag(
				'div',
				array( 'class' => 'vitrine-loop-sheet-foot' ),
				// The page's own live region is behind the dialog, where screen readers ignore it.
				Markup::tag(
					'p',
					array(
						'role'  => 'status',
						'class' => 'screen-reader-text',
						Contract::name( 'markers.loop_text' ) => 'count',
					),
					$texts['count']
				),
				Markup::tag(
					'button',
					array(
						'type'  => 'button',
						'class' => 'vitrine-loop-sheet-show button wp-element-button',
						Contract::name( 'markers.loop_control' ) => 'close',
					),
					self::text( 'span', '', 'show', $texts )
				)
			)
		);
	}

	/**
	 * Renders a text that responses update.
	 *
	 * @param string                $tag        Tag name.
	 * @param string                $class_name Class; empty: none.
	 * @param string                $name       Key of texts().
	 * @param array<string, string> $texts      Texts of texts().
	 */
	private static function text( string $tag, string $class_name, string $name, array $texts ): Markup {
		return Markup::tag(
			$tag,
			array(
				'class'                               => '' === $class_name ? null : $class_name,
				Contract::name( 'markers.loop_text' ) => $name,
			),
			$texts[ $name ]
		);
	}

	/**
	 * Returns when the filters open in a sheet.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @return string One of OVERLAYS.
	 */
	private static function overlay( array $attributes ): string {
		return in_array( $attributes['overlay'], self::OVERLAYS, true ) ? $attributes['overlay'] : 'mobile';
	}
}
