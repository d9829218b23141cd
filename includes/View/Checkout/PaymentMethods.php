<?php
/**
 * Payment methods of the checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout;

use Vitrine\Contract;
use Vitrine\View\Checkout\Fields\FormField;
use Vitrine\View\Checkout\Fields\FormSection;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * The fields of a method are shown by CSS while it is chosen.
 *
 * @see spec 2.7
 */
final class PaymentMethods {

	/**
	 * Renders the placeholder for an order without payment: `markers.payment_needless`.
	 */
	public static function none(): Markup {
		return Markup::tag(
			'div',
			array(
				'class'  => 'woocommerce-checkout-payment is-needless',
				'id'     => 'payment',
				'hidden' => true,
			)
		);
	}

	/**
	 * Renders the list of available methods for a response: `markers.payment_offered`.
	 *
	 * @param list<string> $ids IDs of the payment methods.
	 */
	public static function offered( array $ids ): Markup {
		return Markup::tag(
			'div',
			array(
				'id'           => 'vitrine-payment-offered',
				'data-methods' => (string) wp_json_encode( $ids ),
				'hidden'       => true,
			)
		);
	}

	/**
	 * Renders the payment methods.
	 *
	 * @param list<array<string, mixed>> $methods Payment methods of the port.
	 * @param string                     $chosen  ID of the chosen method; if unknown: the first.
	 * @param string                     $error   Error of the choice; empty: none.
	 * @param string                     $title   Heading; empty: the default.
	 */
	public static function render( array $methods, string $chosen, string $error, string $title = '' ): Markup {
		$ids    = array_column( $methods, 'id' );
		$chosen = in_array( $chosen, $ids, true ) ? $chosen : (string) ( $ids[0] ?? '' );
		return Markup::tag(
			'div',
			array(
				'class' => 'woocommerce-checkout-payment',
				'id'    => 'payment',
			),
			FormSection::render(
				'',
				'' === $title ? __( 'Payment', 'vitrine' ) : $title,
				array() === $methods
					? Markup::tag( 'p', array(), self::no_methods() )
					: Markup::tag(
						'ul',
						array( 'class' => 'vitrine-choices wc_payment_methods payment_methods' ),
						array_map( static fn ( array $method ): Markup => self::method( $method, $method['id'] === $chosen ), $methods )
					),
				'' === $error ? null : FormField::error( Contract::name( 'fields.payment_method' ), $error )
			)
		);
	}

	/**
	 * Returns the message for no payment methods.
	 */
	private static function no_methods(): Markup {
		/**
		 * Filters the message of the checkout if no payment method is available. Escape
		 * what you return.
		 *
		 * @param string $html The default message.
		 *
		 * @example
		 * add_filter( 'vitrine_no_payment_methods', fn() => 'Please call us: we take your order on the telephone.' );
		 */
		return Markup::safe( (string) apply_filters( 'vitrine_no_payment_methods', esc_html__( 'No payment methods are available at the moment. Please contact us.', 'vitrine' ) ) );
	}

	/**
	 * Renders a payment method.
	 *
	 * @param array<string, mixed> $method  Payment method of the port.
	 * @param bool                 $checked Whether it is chosen.
	 */
	private static function method( array $method, bool $checked ): Markup {
		$name = 'payment_method_' . $method['id'];
		return Markup::tag(
			'li',
			array(
				'class'                               => 'wc_payment_method ' . $name,
				Contract::name( 'markers.countries' ) => array_key_exists( 'countries', $method ) ? implode( ' ', $method['countries'] ) : null,
			),
			Markup::tag(
				'label',
				array(
					'class' => 'vitrine-choice',
					'for'   => $name,
				),
				Markup::tag(
					'input',
					array(
						'type'                   => 'radio',
						'class'                  => 'input-radio',
						'name'                   => Contract::name( 'fields.payment_method' ),
						'id'                     => $name,
						'value'                  => $method['id'],
						'checked'                => $checked,
						// Same attribute as WooCommerce's.
						'data-order_button_text' => ( $method['button'] ?? '' ) === '' ? null : $method['button'],
					)
				),
				Markup::tag( 'span', array(), $method['title'] ),
				'' === ( $method['icon_html'] ?? '' ) ? null : Markup::tag( 'span', array( 'class' => 'vitrine-payment-icon' ), Markup::safe( $method['icon_html'] ) )
			),
			'' === $method['description'] . $method['fields_html'] ? null : Markup::tag(
				'div',
				array( 'class' => 'payment_box ' . $name ),
				'' === $method['description'] ? null : Markup::tag( 'p', array(), $method['description'] ),
				// The port guarantees safe HTML.
				'' === $method['fields_html'] ? null : Markup::typed( $method['fields_html'] )
			)
		);
	}
}
