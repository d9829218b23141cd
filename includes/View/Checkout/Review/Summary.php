<?php
/**
 * What is wrong with a checkout form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Review;

use Vitrine\Commerce\Rules\CheckoutRefusals;
use Vitrine\Contract;
use Vitrine\View\Checkout\Fields\Field;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Stands above the form and takes the focus; each error leads to its field.
 *
 * @see field 36
 */
final class Summary {

	/**
	 * The place for it, and in it what there is to say.
	 *
	 * @param string                $message What is wrong with the whole; empty: nothing is.
	 * @param array<string, string> $errors  Field name to message.
	 */
	public static function place( string $message, array $errors ): Markup {
		return Markup::tag(
			'div',
			array( 'class' => 'woocommerce-NoticeGroup ' . substr( Contract::name( 'markers.checkout_errors' ), 1 ) ),
			'' === $message && array() === $errors ? null : self::render( $message, $errors )
		);
	}

	/**
	 * The summary.
	 *
	 * @param string                $message As above.
	 * @param array<string, string> $errors  As above.
	 * @param string|null           $heading What stands above the errors; null: that no order was placed.
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
	 * What stands above the errors of fields.
	 */
	public static function heading(): string {
		return __( 'Your order has not been placed yet. Please check these details:', 'vitrine' );
	}

	/**
	 * The id of what an error is about.
	 *
	 * @param string $name Of the field.
	 */
	private static function target( string $name ): string {
		return Contract::name( 'fields.payment_method' ) === $name ? 'payment' : $name;
	}
}
