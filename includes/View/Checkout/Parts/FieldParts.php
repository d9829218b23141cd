<?php
/**
 * Customer details of the checkout form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Parts;

use Vitrine\Contract;
use Vitrine\View\Checkout\Customer;
use Vitrine\View\Checkout\Fields\FormSection;
use Vitrine\View\Checkout\ShippingMethods;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Others;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the parts with fields for the shopper, each with the output of plugins around
 * it.
 *
 * @phpstan-import-type Own from Parts
 */
final class FieldParts {

	/**
	 * Renders the contact fields.
	 *
	 * @param array<string, mixed> $props Data of Props.
	 * @param Own                  $own   Texts set by the owner.
	 */
	public static function contact( array $props, array $own ): Markup {
		$at = static fn ( string $place ): ?Markup => Others::at( $props['others'], $place );
		return Markup::join(
			$at( 'checkout_before_customer_details' ),
			$at( 'checkout_billing:-10' ),
			FormSection::render(
				'vitrine-checkout-contact',
				Parts::title( $own, __( 'Contact', 'vitrine' ) ),
				FormSection::rows( Parts::labeled( $props['groups']['contact'], $own ) ),
				null === $props['account'] ? null : Customer::account( $props['account'] )
			)
		);
	}

	/**
	 * Renders the billing address.
	 *
	 * @param array<string, mixed> $props Data of Props.
	 * @param Own                  $own   Texts set by the owner.
	 */
	public static function billing( array $props, array $own ): Markup {
		$at = static fn ( string $place ): ?Markup => Others::at( $props['others'], $place );
		return Markup::join(
			$at( 'before_checkout_billing_form' ),
			FormSection::fields( 'woocommerce-billing-fields', Parts::title( $own, __( 'Billing address', 'vitrine' ) ), Parts::labeled( $props['groups']['billing'], $own ) ),
			$at( 'after_checkout_billing_form' ),
			$at( 'before_checkout_registration_form' ),
			$at( 'after_checkout_registration_form' ),
			$at( 'checkout_billing:10-' )
		);
	}

	/**
	 * Renders the shipping address.
	 *
	 * @param array<string, mixed> $props Data of Props.
	 * @param Own                  $own   Texts set by the owner.
	 */
	public static function shipping_address( array $props, array $own ): Markup {
		$at     = static fn ( string $place ): ?Markup => Others::at( $props['others'], $place );
		$fields = $props['groups']['shipping'];
		return Markup::join(
			$at( 'checkout_shipping:-10' ),
			$props['cart']['needs_shipping'] && array() !== $fields ? Markup::tag(
				'div',
				array( 'class' => 'vitrine-ship-elsewhere' ),
				Customer::checkbox( Contract::name( 'fields.ship_elsewhere' ), Parts::text( $own, __( 'Ship to a different address', 'vitrine' ) ), $props['ship_elsewhere'] ),
				$at( 'before_checkout_shipping_form' ),
				FormSection::fields( 'woocommerce-shipping-fields shipping_address', Parts::title( $own, __( 'Shipping address', 'vitrine' ) ), Parts::labeled( $fields, $own ) ),
				$at( 'after_checkout_shipping_form' )
			) : null
		);
	}

	/**
	 * Renders the shipping methods. The owner's heading is outside of their region,
	 * which is replaced with every response.
	 *
	 * @param array<string, mixed> $props Data of Props.
	 * @param Own                  $own   Texts set by the owner.
	 */
	public static function shipping_methods( array $props, array $own ): Markup {
		$methods = ShippingMethods::render( $props['cart'], $props['others'] );
		$title   = Parts::title( $own, '' );
		return '' === $title ? $methods : Markup::tag( 'div', array( 'class' => 'vitrine-shipping-titled' ), Markup::tag( 'h2', array(), $title ), $methods );
	}

	/**
	 * Renders the additional information.
	 *
	 * @param array<string, mixed> $props Data of Props.
	 * @param Own                  $own   Texts set by the owner.
	 */
	public static function additional_information( array $props, array $own ): Markup {
		$at = static fn ( string $place ): ?Markup => Others::at( $props['others'], $place );
		return Markup::join(
			$at( 'before_order_notes' ),
			FormSection::fields( 'woocommerce-additional-fields', Parts::title( $own, __( 'Additional information', 'vitrine' ) ), Parts::labeled( $props['groups']['order'], $own ) ),
			$at( 'after_order_notes' ),
			$at( 'checkout_shipping:10-' ),
			$at( 'checkout_after_customer_details' )
		);
	}
}
