<?php
/**
 * Submitted form of a manual order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Orders\ByHand;

use Vitrine\Commerce\Builtin\Admin\AdminScreen;
use Vitrine\Commerce\Builtin\Checkout\ByHand\Item;
use Vitrine\Commerce\Builtin\Checkout\ByHand\OrderForm;
use Vitrine\Commerce\Builtin\Checkout\CustomerData;
use Vitrine\Commerce\Builtin\Checkout\Fields\CheckoutFields;
use Vitrine\Commerce\Rules\Cart\ItemFacts;

defined( 'ABSPATH' ) || exit;

/**
 * Form and search terms, after the action of the pressed button. Each button submits
 * the whole form, so that no input is lost without script.
 */
final class NewOrderInput {

	/** Button that creates the order. */
	public const CREATE = 'create';

	/**
	 * Maximum length of a field in characters: long enough for the form rules to report
	 * it.
	 */
	private const LONGEST = 5000;

	/**
	 * @param OrderForm $form            Form of the order.
	 * @param string    $product_search  Search term; empty: none.
	 * @param string    $customer_search Search term; empty: none.
	 * @param bool      $creates         Whether to create the order.
	 */
	private function __construct(
		public readonly OrderForm $form,
		public readonly string $product_search = '',
		public readonly string $customer_search = '',
		public readonly bool $creates = false,
	) {}

	/**
	 * Returns an empty form.
	 */
	public static function fresh(): self {
		return new self( new OrderForm( CustomerData::known( 0 ), key: bin2hex( random_bytes( 16 ) ) ) );
	}

	/**
	 * Returns the submitted form, whose nonce has been verified.
	 */
	public static function posted(): self {
		$fields = array();
		foreach ( array_merge( ...array_values( CheckoutFields::groups( array(), array() ) ) ) as $field ) {
			$fields[ $field['name'] ] = self::raw( $field['name'] );
		}
		$form  = new OrderForm(
			$fields,
			'' !== AdminScreen::posted( 'ship_elsewhere' ),
			(int) AdminScreen::posted( 'customer' ),
			self::lines(),
			trim( AdminScreen::posted( 'coupon' ) ),
			AdminScreen::posted( 'shipping_method' ),
			AdminScreen::posted( 'payment_method' ),
			AdminScreen::posted( 'status' ),
			'' !== AdminScreen::posted( 'send_invoice' ),
			AdminScreen::posted( 'key' ),
		);
		$input = new self( $form, trim( AdminScreen::posted( 'product_search' ) ), trim( AdminScreen::posted( 'customer_search' ) ), self::CREATE === AdminScreen::posted( 'do' ) );
		return $input->pressed();
	}

	/**
	 * Returns the form after the action of the pressed button.
	 */
	private function pressed(): self {
		$added   = Item::of( self::raw( 'add' ) );
		$removed = self::raw( 'remove' );
		$chosen  = AdminScreen::posted( 'choose' );
		if ( null !== $added ) {
			$key = $added->key();
			return new self( $this->form->with( array( 'lines' => array_replace( $this->form->lines, array( $key => ( $this->form->lines[ $key ] ?? 0 ) + 1 ) ) ) ), '', $this->customer_search );
		}
		if ( '' !== $removed ) {
			return new self( $this->form->with( array( 'lines' => array_diff_key( $this->form->lines, array( $removed => 0 ) ) ) ), $this->product_search, $this->customer_search );
		}
		if ( '' !== $chosen ) {
			$id     = max( 0, (int) $chosen );
			$parts  = array( 'customer_id' => $id );
			$parts += $id > 0 ? array( 'fields' => CustomerData::known( $id ) + array_intersect_key( $this->form->fields, array( 'order_comments' => '' ) ) ) : array();
			return new self( $this->form->with( $parts ), $this->product_search );
		}
		return $this;
	}

	/**
	 * Returns the lines of the order.
	 *
	 * @return array<string, int> Quantities by item key; duplicates are added.
	 */
	private static function lines(): array {
		$names      = $_POST['item'] ?? array(); // phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- The screen has verified the nonce; Item::of() sanitizes the values.
		$quantities = AdminScreen::posted_texts( 'quantity' );
		$lines      = array();
		foreach ( is_array( $names ) ? $names : array() as $at => $name ) {
			$item = is_string( $name ) ? Item::of( wp_unslash( $name ) ) : null;
			if ( null !== $item ) {
				$quantity              = trim( $quantities[ $at ] ?? '' );
				$lines[ $item->key() ] = ( $lines[ $item->key() ] ?? 0 ) + ( ctype_digit( $quantity ) ? (int) min( (float) $quantity, ItemFacts::MAX_QUANTITY + 1 ) : 0 );
			}
		}
		return $lines;
	}

	/**
	 * Returns an unsanitized text: the form rules validate it.
	 *
	 * @param string $name Field name.
	 */
	private static function raw( string $name ): string {
		$value = $_POST[ $name ] ?? ''; // phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- The screen has verified the nonce; FormRules and Item sanitize the values.
		return is_string( $value ) ? substr( wp_check_invalid_utf8( wp_unslash( $value ) ), 0, self::LONGEST ) : '';
	}
}
