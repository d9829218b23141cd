<?php
/**
 * Data of the checkout form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout;

use Vitrine\Commerce\Checkout;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\Checkout\AsksWhere;
use Vitrine\Commerce\Optional\Checkout\NeedsPayment;
use Vitrine\Commerce\Optional\Checkout\OpensAccounts;
use Vitrine\Commerce\Optional\Checkout\PreviewsCheckout;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Contract;
use Vitrine\View\Cart\CartData;
use Vitrine\View\Checkout\Fields\Draft;
use Vitrine\View\Checkout\Fields\EmailMessage;
use Vitrine\View\Checkout\Parts\Parts;
use Vitrine\View\Parts\Others;
use Vitrine\View\ShopProps;

defined( 'ABSPATH' ) || exit;

/**
 * Combines the visitor's cart, the engine's fields, the block's options and the
 * submitted values. For pages that are not cached only.
 */
final class Props {

	/**
	 * Returns the data.
	 *
	 * @param Engine              $engine   The engine.
	 * @param array<string, bool> $options  Settings of the block: `coupon`, `notes`, `company`, `phone`, `create_account`, `login`, `email_check`, `express`; whether the order review is `collapsible`.
	 * @param Draft               $draft    Submitted values and errors.
	 * @param string              $security Nonce of the checkout; empty if the cart is empty.
	 * @return array<string, mixed>
	 */
	public static function of( Engine $engine, array $options, Draft $draft, string $security ): array {
		$checkout = $engine->checkout();
		return array(
			'cart'            => CartData::of( $engine->cart()->snapshot(), $engine ),
			'shop'            => ShopProps::props( $engine ),
			'groups'          => self::welcoming( self::groups( $checkout->fields( $draft->values ), $options, $draft ), $options ),
			'payment_methods' => $checkout->payment_methods(),
			'needs_payment'   => ! $checkout instanceof NeedsPayment || $checkout->needs_payment(),
			'options'         => $options,
			'account'         => self::account( $checkout, (bool) $options['create_account'], $draft ),
			'ship_elsewhere'  => '' === $draft->key && $checkout instanceof AsksWhere ? $checkout->ships_elsewhere() : $draft->ship_elsewhere,
			'must_log_in'     => $checkout instanceof OpensAccounts ? $checkout->must_log_in() : '',
			'draft'           => $draft,
			'key'             => '' === $draft->key ? self::fresh_key() : $draft->key,
			'security'        => $security,
			'guest'           => ! is_user_logged_in(),
			'notices'         => $engine->cart()->take_notices(),
			'others'          => Others::on( $engine, 'checkout' ),
			'is_preview'      => false,
		);
	}

	/**
	 * Returns example data for the editor.
	 *
	 * @param Engine              $engine  The engine.
	 * @param array<string, bool> $options See of().
	 * @param CartSnapshot        $cart    Example cart.
	 * @return array<string, mixed>
	 */
	public static function example( Engine $engine, array $options, CartSnapshot $cart ): array {
		$checkout = $engine->checkout();
		$draft    = new Draft();
		return array(
			'cart'            => CartData::of( $cart, $engine, false ),
			'shop'            => ShopProps::props( $engine ),
			'groups'          => self::groups( $checkout->fields(), $options, $draft ),
			'payment_methods' => $checkout instanceof PreviewsCheckout ? $checkout->payment_methods_for( $cart ) : array(),
			'needs_payment'   => true,
			'options'         => $options,
			'account'         => self::account( $checkout, (bool) $options['create_account'], $draft ),
			'ship_elsewhere'  => false,
			'must_log_in'     => '',
			'draft'           => $draft,
			'key'             => '',
			'security'        => '',
			'guest'           => true,
			'notices'         => array(),
			'others'          => array(),
			'is_preview'      => true,
		);
	}

	/**
	 * Returns a new, random idempotency key.
	 */
	public static function fresh_key(): string {
		return bin2hex( random_bytes( 16 ) );
	}

	/**
	 * Returns the account fields for guests; null: no accounts.
	 *
	 * @param Checkout $checkout Checkout of the engine.
	 * @param bool     $offered  Whether the block offers an account.
	 * @param Draft    $draft    Submitted values and errors.
	 * @return array{required: bool, wanted: bool, fields: list<array<string, mixed>>}|null
	 */
	private static function account( Checkout $checkout, bool $offered, Draft $draft ): ?array {
		$form = $checkout instanceof OpensAccounts ? $checkout->account_form() : self::own_account();
		if ( null === $form || ! ( $offered || $form['required'] ) ) {
			return null;
		}
		$form['wanted'] = '' === $draft->key ? $form['wanted'] : $draft->create_account;
		$form['fields'] = array_map(
			static fn ( array $field ): array => array(
				'value' => 'password' === $field['type'] ? '' : $draft->values[ $field['name'] ] ?? $field['value'],
				'error' => $draft->errors[ $field['name'] ] ?? '',
			) + $field,
			$form['fields']
		);
		return $form;
	}

	/**
	 * Returns the account form for WordPress users, if registration is open.
	 *
	 * @return array{required: bool, wanted: bool, fields: list<array<string, mixed>>}|null
	 */
	private static function own_account(): ?array {
		if ( is_user_logged_in() || ! get_option( 'users_can_register' ) ) {
			return null;
		}
		$password = array(
			'name'         => Contract::name( 'fields.account_password' ),
			'label'        => __( 'Password', 'vitrine' ),
			'type'         => 'password',
			'required'     => true,
			'autocomplete' => 'new-password',
			'options'      => array(),
			'value'        => '',
			'width'        => 'full',
		);
		return array(
			'required' => false,
			'wanted'   => false,
			'fields'   => array( $password ),
		);
	}

	/**
	 * Returns the fields to show, with submitted values and errors.
	 *
	 * @param array<string, list<array<string, mixed>>> $groups  Field groups of the port.
	 * @param array<string, bool>                       $options See of().
	 * @param Draft                                     $draft   Submitted values and errors.
	 * @return array<string, list<array<string, mixed>>>
	 */
	private static function groups( array $groups, array $options, Draft $draft ): array {
		$hidden = array_keys(
			array_filter(
				array(
					'company'        => ! $options['company'],
					'phone'          => ! $options['phone'],
					'order_comments' => ! $options['notes'],
				)
			)
		);
		$shown  = array();
		foreach ( $groups as $group => $fields ) {
			$shown[ $group ] = array();
			foreach ( $fields as $field ) {
				$kind = Parts::kind( $field['name'] );
				// Required fields are always shown.
				if ( ! in_array( $kind, $hidden, true ) || $field['required'] ) {
					$shown[ $group ][] = array(
						'value' => self::value( $field, $draft ),
						'error' => $draft->errors[ $field['name'] ] ?? '',
					) + $field;
				}
			}
		}
		return $shown;
	}

	/**
	 * Adds the container for the message about an existing account below the email
	 * field.
	 *
	 * @param array<string, list<array<string, mixed>>> $groups  See groups().
	 * @param array<string, bool>                       $options See of().
	 * @return array<string, list<array<string, mixed>>>
	 * @see spec 4.7
	 */
	private static function welcoming( array $groups, array $options ): array {
		if ( ! $options['email_check'] || is_user_logged_in() ) {
			return $groups;
		}
		return array_map(
			static fn ( array $fields ): array => array_map(
				static fn ( array $field ): array => Contract::name( 'markers.email' ) === $field['name'] ? array( 'below' => EmailMessage::island( false ) ) + $field : $field,
				$fields
			),
			$groups
		);
	}

	/**
	 * Returns the value of a field: the submitted one, unless the field depends on the
	 * country.
	 *
	 * @param array<string, mixed> $field Field of the port.
	 * @param Draft                $draft Submitted values and errors.
	 */
	private static function value( array $field, Draft $draft ): string {
		return isset( $field['hidden'] ) ? $field['value'] : $draft->values[ $field['name'] ] ?? $field['value'];
	}
}
