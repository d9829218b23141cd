<?php
/**
 * The totals of the cart page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart\Parts;

use Vitrine\Contract;
use Vitrine\View\Checkout\Review\TotalRows;
use Vitrine\View\Markup;
use Vitrine\View\Parts\FreeShipping;
use Vitrine\View\Parts\Money;
use Vitrine\View\Parts\Others;
use Vitrine\View\Parts\Packages;
use Vitrine\View\Proof;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/islands/cart-page/totals.tsx.
 *
 * @see spec 2.5
 *
 * @phpstan-import-type Own from CartTexts
 */
final class CartTotals {

	/**
	 * Renders the totals and the proceed button.
	 *
	 * @param array<string, mixed> $props        `CartPageProps` of src/islands/types.ts.
	 * @param Own                  $own          The owner's heading, and labels: `subtotal`, `shipping`, `total`.
	 * @param bool                 $with_proceed Whether to include the proceed button.
	 */
	public static function render( array $props, array $own = array(), bool $with_proceed = true ): Markup {
		$cart   = $props['cart'];
		$others = $props['others'] ?? array();
		return Markup::tag(
			'div',
			array( 'class' => 'cart_totals' ),
			Others::at( $others, 'before_cart_totals' ),
			Markup::tag( 'h2', array(), CartTexts::title( $own, __( 'Cart totals', 'vitrine' ) ) ),
			FreeShipping::render( $cart ),
			TotalRows::of_cart( $cart, (bool) ( $props['state']['totals_pending'] ?? false ), self::shipping( $cart, $props['calculator'] ?? '', $others ), static fn ( array $coupon ): Markup => self::take_off( $coupon['code'], $props ), $others, 'cart_totals', CartTexts::labels( $own ) ),
			$with_proceed ? self::proceed( $props ) : null,
			Others::at( $others, 'after_cart_totals' )
		);
	}

	/**
	 * Renders the proceed button, with the output of plugins around it.
	 *
	 * @param array<string, mixed> $props See render().
	 * @param Own                  $own   The owner's button text.
	 */
	public static function proceed( array $props, array $own = array() ): Markup {
		$others = $props['others'] ?? array();
		return Markup::join(
			Others::at( $others, 'proceed_to_checkout:-20' ),
			Proceed::render( $props['shop'], CartTexts::text( $own, '' ) ),
			Others::at( $others, 'proceed_to_checkout:20-' )
		);
	}

	/**
	 * Renders the link to remove a coupon, which also works without JavaScript.
	 *
	 * @param string               $code  Coupon code.
	 * @param array<string, mixed> $props See render().
	 */
	private static function take_off( string $code, array $props ): Markup {
		$url = add_query_arg(
			array(
				Contract::name( 'fields.remove_coupon' ) => rawurlencode( $code ),
				Proof::FIELD                             => $props['proof'],
			),
			$props['shop']['cart_url']
		);
		return Markup::tag(
			'a',
			array(
				'class'       => 'woocommerce-remove-coupon',
				'href'        => $url,
				'rel'         => 'nofollow',
				'data-coupon' => $code,
				/* translators: %s: coupon code. */
				'aria-label'  => sprintf( __( 'Remove coupon %s', 'vitrine' ), $code ),
			),
			__( 'Remove', 'vitrine' )
		);
	}

	/**
	 * Renders the shipping methods and the shipping calculator.
	 *
	 * @param array<string, mixed>  $cart       Data of CartData.
	 * @param string                $calculator HTML of the engine's calculator.
	 * @param array<string, string> $others     Output of plugins, see Others.
	 */
	private static function shipping( array $cart, string $calculator, array $others ): Markup {
		return '' === $calculator ? self::choices( $cart, $others ) : Markup::join(
			null === $cart['totals']['shipping'] && array() === $cart['shipping'] ? null : self::choices( $cart, $others ),
			Markup::tag( 'div', array( 'class' => 'vitrine-shipping-calculator' ), Markup::safe( $calculator ) )
		);
	}

	/**
	 * Renders the shipping methods, or the costs if there is no choice.
	 *
	 * @param array<string, mixed>  $cart   Data of CartData.
	 * @param array<string, string> $others Output of plugins, see Others.
	 */
	private static function choices( array $cart, array $others ): Markup {
		if ( count( $cart['shipping'] ) < 2 ) {
			$known = $cart['totals']['shipping'];
			if ( null === $known ) {
				return Markup::tag( 'span', array(), __( 'Calculated at checkout', 'vitrine' ) );
			}
			return Markup::join(
				0 === $known ? Markup::tag( 'span', array(), __( 'Free', 'vitrine' ) ) : Money::amount( $known, $cart['currency'] ),
				Others::at( $others, 'after_shipping_rate:' . ( $cart['shipping'][0]['id'] ?? '' ) )
			);
		}
		$packages = Packages::of( $cart['shipping'] );
		return Markup::join( array_map( static fn ( array $package, int $index ): Markup => self::package( $package, $index, $cart['currency'], $others ), $packages, array_keys( $packages ) ) );
	}

	/**
	 * Renders the shipping methods of a package.
	 *
	 * @param array<string, mixed>  $package  Package of Packages.
	 * @param int                   $index    Index of the package.
	 * @param array<string, mixed>  $currency Currency data.
	 * @param array<string, string> $others   Output of plugins, see Others.
	 */
	private static function package( array $package, int $index, array $currency, array $others ): Markup {
		return Markup::join(
			'' === $package['name'] ? null : Markup::tag( 'span', array( 'class' => 'vitrine-shipping-package' ), $package['name'] ),
			Markup::tag(
				'ul',
				array(
					'class'      => 'vitrine-shipping',
					'role'       => 'radiogroup',
					'aria-label' => $package['title'],
				),
				array_map( static fn ( array $choice ): Markup => self::choice( $choice, $index, $currency, $others ), $package['choices'] )
			)
		);
	}

	/**
	 * Renders a shipping method.
	 *
	 * @param array<string, mixed>  $choice   The shipping method.
	 * @param int                   $index    Index of the package.
	 * @param array<string, mixed>  $currency Currency data.
	 * @param array<string, string> $others   Output of plugins, see Others.
	 */
	private static function choice( array $choice, int $index, array $currency, array $others ): Markup {
		$cost = 0 === $choice['cost'] ? __( 'Free', 'vitrine' ) : Money::text( $choice['cost'], $currency );
		return Markup::tag(
			'li',
			array( 'role' => 'none' ),
			Markup::tag(
				'label',
				array( 'for' => 'shipping-' . $choice['id'] ),
				Markup::tag(
					'input',
					array(
						'id'      => 'shipping-' . $choice['id'],
						'type'    => 'radio',
						'class'   => 'shipping_method',
						'name'    => Contract::name( 'fields.shipping_method' ) . "[$index]",
						'value'   => $choice['id'],
						'checked' => $choice['chosen'],
						'form'    => CartItems::FORM_ID,
					)
				),
				/* translators: 1: shipping method, 2: its price. */
				Markup::tag( 'span', array(), sprintf( __( '%1$s: %2$s', 'vitrine' ), $choice['label'], $cost ) )
			),
			Others::at( $others, 'after_shipping_rate:' . $choice['id'] )
		);
	}
}
