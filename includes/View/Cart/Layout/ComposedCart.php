<?php
/**
 * Cart page with a custom layout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart\Layout;

use Vitrine\View\Cart\CartContent;
use Vitrine\View\Cart\Parts\CartCoupon;
use Vitrine\View\Cart\Parts\CrossSells;
use Vitrine\View\Cart\Parts\CartItems;
use Vitrine\View\Cart\Parts\CartTotals;
use Vitrine\View\Cart\Parts\CartTexts;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Others;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the layout of the owner. Foreign blocks of the empty and the filled cart are
 * both printed, and one of the two parts is hidden, so that changes made by their
 * scripts are kept. Twin of src/islands/cart-page/composed.tsx.
 *
 * @phpstan-import-type Node from CartLayout
 * @phpstan-import-type Own from CartTexts
 */
final class ComposedCart {

	/** Attribute with the key of the foreign block in an element, so that the view keeps it. */
	public const MARK = 'data-vitrine-block';

	/**
	 * Renders the parts for the empty and for the filled cart.
	 *
	 * @param array<string, mixed> $props         `CartPageProps` of src/islands/types.ts, with a layout.
	 * @param bool                 $coupon_failed Whether the last coupon was rejected.
	 */
	public static function render( array $props, bool $coupon_failed ): Markup {
		$is_empty = array() === $props['cart']['lines'];
		$half     = static fn ( string $name, bool $is_shown ): Markup => Markup::tag(
			'div',
			array(
				'class'  => "vitrine-cart-when-$name",
				'hidden' => ! $is_shown,
			),
			self::nodes( $props['layout'][ $name ], $props, $coupon_failed )
		);
		return Markup::join( $half( 'empty', $is_empty ), $half( 'filled', ! $is_empty ) );
	}

	/**
	 * Renders the HTML of a foreign block.
	 *
	 * @param string               $key   Key of the block.
	 * @param array<string, mixed> $props See render().
	 */
	public static function block( string $key, array $props ): Markup {
		return Markup::tag(
			'div',
			array(
				'class'    => 'vitrine-cart-block',
				self::MARK => $key,
			),
			Markup::safe( $props['blocks'][ $key ] ?? '' )
		);
	}

	/**
	 * Renders the nodes in an element.
	 *
	 * @param list<Node>           $nodes         Nodes of Layout.
	 * @param array<string, mixed> $props         See render().
	 * @param bool                 $coupon_failed See render().
	 * @return list<Markup|null>
	 */
	private static function nodes( array $nodes, array $props, bool $coupon_failed ): array {
		return array_map( static fn ( array $node ): ?Markup => self::node( $node, $props, $coupon_failed ), $nodes );
	}

	/**
	 * Renders a part, a foreign block or an element around them.
	 *
	 * @param Node                 $node          Node of Layout.
	 * @param array<string, mixed> $props         See render().
	 * @param bool                 $coupon_failed See render().
	 */
	private static function node( array $node, array $props, bool $coupon_failed ): ?Markup {
		if ( isset( $node['block'] ) ) {
			return self::block( $node['block'], $props );
		}
		$inner = isset( $node['part'] ) ? self::part( $node['part'], $node['own'], $props, $coupon_failed ) : self::nodes( $node['inner'], $props, $coupon_failed );
		return null === $inner ? null : Markup::tag( $node['tag'], $node['attributes'] + array( 'style' => self::style( $node['style'] ) ), $inner );
	}

	/**
	 * Renders a part; null if this cart does not have it.
	 *
	 * @param string               $name          Name of the part in Tree, or `empty`.
	 * @param Own                  $own           Texts set by the owner.
	 * @param array<string, mixed> $props         See render().
	 * @param bool                 $coupon_failed See render().
	 */
	private static function part( string $name, array $own, array $props, bool $coupon_failed ): ?Markup {
		$cart   = $props['cart'];
		$others = $props['others'] ?? array();
		if ( ( 'empty' === $name ) !== ( array() === $cart['lines'] ) ) {
			return null;
		}
		return match ( $name ) {
			'items'       => Markup::join(
				isset( $own['title'] ) ? Markup::tag( 'h2', array( 'class' => 'vitrine-cart-heading' ), $own['title'] ) : null,
				CartItems::render( $props )
			),
			'coupon'      => $props['options']['coupon'] ? CartCoupon::render( $coupon_failed, null, CartItems::FORM_ID, $own ) : null,
			'totals'      => Markup::join(
				Others::at( $others, 'before_cart_collaterals' ),
				Others::at( $others, 'cart_collaterals:-10' ),
				CartTotals::render( $props, $own, false )
			),
			// It ends the totals of the default layout.
			'proceed'     => Markup::join( CartTotals::proceed( $props, $own ), Others::at( $others, 'cart_collaterals:10-' ) ),
			'cross-sells' => $props['options']['cross_sells'] && array() !== $cart['cross_sells'] ? CrossSells::render( $props, $own ) : null,
			'empty'       => CartContent::empty_page( $props['shop'], $own ),
			default       => null,
		};
	}

	/**
	 * Returns the style attribute of an element.
	 *
	 * @param array<string, string> $style Property to value.
	 */
	private static function style( array $style ): ?string {
		return array() === $style ? null : implode( ';', array_map( static fn ( string $property, string $value ): string => "$property:$value", array_keys( $style ), $style ) );
	}
}
