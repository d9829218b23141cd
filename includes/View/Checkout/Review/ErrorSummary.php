<?php
/**
 * Error summary of the checkout form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Review;

use Vitrine\Commerce\Rules\Orders\CheckoutRefusals;
use Vitrine\Contract;
use Vitrine\View\Checkout\Fields\FormField;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Displayed above the form with the focus; each error links to its field.
 *
 * @see field 36
 */
final class ErrorSummary {

	/**
	 * Renders the container with the errors, if any.
	 *
	 * @param string                $message Error of the whole form; empty: none.
	 * @param array<string, string> $errors  Field name to error message.
	 */
	public static function place( string $message, array $errors ): Markup {
		return Markup::tag(
			'div',
			array( 'class' => 'woocommerce-NoticeGroup ' . substr( Contract::name( 'markers.checkout_errors' ), 1 ) ),
			'' === $message && array() === $errors ? null : self::render( $message, $errors )
		);
	}

	/**
	 * Renders the summary.
	 *
	 * @param string                $message Error of the whole form; empty: none.
	 * @param array<string, string> $errors  Field name to error message.
	 * @param string|null           $heading Text above the errors; null: that no order was placed.
	 */
	public static function render( string $message, array $errors, ?string $heading = null ): Markup {
		$items = array();
		foreach ( $errors as $name => $text ) {
			$items[] = Markup::tag( 'li', array(), str_starts_with( $name, CheckoutRefusals::OF_NO_FIELD ) ? $text : Markup::tag( 'a', array( 'href' => '#' . self::target( $name ) ), $text ) );
		}
		return Markup::tag(
			'div',
			array(
				'class'     => 'vitrine-notice vitrine-notice--error woocommerce-error',
				'role'      => 'alert',
				'tabindex'  => -1,
				'autofocus' => true,
			),
			Markup::tag( 'p', array(), array() === $items ? $message : $heading ?? self::heading() ),
			array() === $items ? null : Markup::tag( 'ul', array(), $items )
		);
	}

	/**
	 * Returns the default text above the errors.
	 */
	public static function heading(): string {
		return __( 'Your order has not been placed yet. Please check these details:', 'vitrine' );
	}

	/**
	 * Returns the ID of the element that an error refers to.
	 *
	 * @param string $name Field name.
	 */
	private static function target( string $name ): string {
		return Contract::name( 'fields.payment_method' ) === $name ? 'payment' : $name;
	}
}
