<?php
/**
 * What a checkout form is made of.
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
use Vitrine\View\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Brings together the visitor's cart, the engine's fields, the block's options
 * and what was typed. For pages that are `no-store` only.
 */
final class Props {

	/**
	 * The props.
	 *
	 * @param Engine              $engine   The shop.
	 * @param array<string, bool> $options  What the block's settings show: `coupon`, `notes`, `company`, `phone`, `create_account`, `login`, `email_check`, `express`; whether the review is `collapsible`.
	 * @param Draft               $draft    What was typed.
	 * @param string              $security A nonce for the checkout; empty where the cart is.
	 * @return array<string, mixed>
	 */
	public static function of( Engine $engine, array $options, Draft $draft, string $security ): array {
		$checkout = $engine->checkout();
		return array(
			'cart'            => CartData::of( $engine->cart()->snapshot(), $engine ),
			'shop'            => Shop::props( $engine ),
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
	 * The props of a form that nobody sends.
	 *
	 * @param Engine              $engine  The shop.
	 * @param array<string, bool> $options As above.
	 * @param CartSnapshot        $cart    A cart that nobody has.
	 * @return array<string, mixed>
	 */
	public static function example( Engine $engine, array $options, CartSnapshot $cart ): array {
		$checkout = $engine->checkout();
		$draft    = new Draft();
		return array(
			'cart'            => CartData::of( $cart, $engine, false ),
			'shop'            => Shop::props( $engine ),
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
	 * A new idempotency key: unguessable.
	 */
	public static function fresh_key(): string {
		return bin2hex( random_bytes( 16 ) );
	}

	/**
	 * What a guest is asked for to get an account; null: nobody gets one here.
	 *
	 * @param Checkout $checkout The engine's.
	 * @param bool     $offered  Whether the block offers one.
	 * @param Draft    $draft    What was typed.
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
	 * The account that we open ourselves, by WordPress's own switch.
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
	 * The fields that are to be shown, with what was typed and what is wrong.
	 *
	 * @param array<string, list<array<string, mixed>>> $groups  Of the port.
	 * @param array<string, bool>                       $options As above.
	 * @param Draft                                     $draft   As above.
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
				// What the shop cannot do without stays, whatever the block says.
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
	 * The same, with room for what a guest is told of an email address that has an
	 * account.
	 *
	 * @param array<string, list<array<string, mixed>>> $groups  As above.
	 * @param array<string, bool>                       $options As above.
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
	 * What a field holds: what was typed, unless the country has it otherwise.
	 *
	 * @param array<string, mixed> $field Of the port.
	 * @param Draft                $draft As above.
	 */
	private static function value( array $field, Draft $draft ): string {
		return isset( $field['hidden'] ) ? $field['value'] : $draft->values[ $field['name'] ] ?? $field['value'];
	}
}
