<?php
/**
 * Product details.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Details;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\DrawsDetails;
use Vitrine\Commerce\Value\Product;
use Vitrine\View\Markup;
use Vitrine\View\Product\ProductContent;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the details block: like the page without blocks, or its sections in the
 * owner's layout.
 */
final class ProductDetails {

	public const TABS      = 'tabs';
	public const ACCORDION = 'accordion';
	public const STACKED   = 'stacked';

	/** Style of our layouts. */
	private const STYLE = 'vitrine-details';

	/**
	 * Renders the details; null if there are none.
	 *
	 * @param Product              $product Product with all details.
	 * @param Engine               $engine  The engine.
	 * @param array<string, mixed> $options Block attributes.
	 */
	public static function render( Product $product, Engine $engine, array $options ): ?Markup {
		$is_engines = $engine instanceof DrawsDetails;
		if ( '' === $options['layout'] || ( self::TABS === $options['layout'] && $is_engines ) ) {
			$own = $is_engines ? $engine->details( $product->id, $options['showDescription'] ) : null;
			return null === $own ? ( $options['showDescription'] ? ProductContent::description( $product ) : null ) : Markup::safe( $own );
		}
		$hidden   = array_keys(
			array_filter(
				array(
					DetailsSection::DESCRIPTION => ! $options['showDescription'],
					DetailsSection::FACTS       => ! $options['showFacts'],
					DetailsSection::REVIEWS     => ! $options['showReviews'],
				)
			)
		);
		$sections = $is_engines ? DetailsSection::from( $engine->sections( $product->id, $hidden ) ) : DetailsSection::own( $product, $hidden );
		if ( array() === $sections ) {
			return null;
		}
		wp_enqueue_style( self::STYLE );
		return match ( $options['layout'] ) {
			self::TABS      => self::tabs( $sections ),
			self::ACCORDION => self::accordion( $sections, $product ),
			default         => Markup::tag( 'div', array( 'class' => 'vitrine-product-description vitrine-details' ), array_map( array( self::class, 'below' ), $sections ) ),
		};
	}

	/**
	 * Returns the options for a page with several products, where IDs of tabs would
	 * collide.
	 *
	 * @param array<string, mixed> $options Block attributes.
	 * @return array<string, mixed>
	 */
	public static function beside_others( array $options ): array {
		return self::ACCORDION === $options['layout'] ? $options : array( 'layout' => self::STACKED ) + $options;
	}

	/**
	 * Renders a section of the stacked layout.
	 *
	 * @param DetailsSection $section The section.
	 */
	private static function below( DetailsSection $section ): Markup {
		return Markup::tag( 'section', array( 'class' => 'vitrine-details-section' ), $section->is_titled ? null : Markup::tag( 'h2', array(), $section->title ), $section->content );
	}

	/**
	 * Renders an accordion with one open section, at first the first one.
	 *
	 * @param non-empty-list<DetailsSection> $sections Sections in order.
	 * @param Product                 $product  The product.
	 */
	private static function accordion( array $sections, Product $product ): Markup {
		$items = array();
		foreach ( $sections as $place => $section ) {
			$items[] = Markup::tag(
				'details',
				array(
					'class' => 'vitrine-details-section',
					'name'  => 'product-' . $product->id . '-details',
					'open'  => 0 === $place,
				),
				Markup::tag( 'summary', array(), $section->title ),
				Markup::tag( 'div', array(), $section->content )
			);
		}
		return Markup::tag( 'div', array( 'class' => 'vitrine-product-description vitrine-details is-accordion' ), $items );
	}

	/**
	 * Renders tabs with the class names that scripts of product tabs expect. Without
	 * JavaScript they are links to the sections below.
	 *
	 * @param non-empty-list<DetailsSection> $sections Sections in order.
	 */
	private static function tabs( array $sections ): Markup {
		$tabs   = array();
		$panels = array();
		foreach ( $sections as $place => $section ) {
			$tabs[]   = Markup::tag(
				'li',
				array(
					'class' => Markup::classes( $section->name . '_tab', 0 === $place ? 'active' : '' ),
					'role'  => 'presentation',
				),
				Markup::tag(
					'a',
					array(
						'href'          => '#tab-' . $section->name,
						'id'            => 'tab-title-' . $section->name,
						'role'          => 'tab',
						'aria-controls' => 'tab-' . $section->name,
						'aria-selected' => 0 === $place ? 'true' : 'false',
					),
					$section->title
				)
			);
			$panels[] = Markup::tag(
				'div',
				array(
					'class'           => 'wc-tab',
					'id'              => 'tab-' . $section->name,
					'role'            => 'tabpanel',
					'aria-labelledby' => 'tab-title-' . $section->name,
				),
				$section->content
			);
		}
		return Markup::tag(
			'div',
			array( 'class' => 'woocommerce-tabs vitrine-details' ),
			Markup::tag(
				'ul',
				array(
					'class' => 'tabs',
					'role'  => 'tablist',
				),
				$tabs
			),
			$panels
		);
	}
}
