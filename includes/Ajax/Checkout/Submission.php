<?php
/**
 * Submitted checkout form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Checkout;

use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;
use Vitrine\Commerce\Checkout;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\Checkout\OpensAccounts;
use Vitrine\Commerce\Optional\RunsHooks;
use Vitrine\Commerce\Value\OrderRequest;
use Vitrine\Contract;
use Vitrine\Visit\Origins;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the form, submitted with or without JavaScript. Only fields of the shop's form
 * are read; the engine validates their values. Fields of the engine's plugins are
 * passed on unchanged.
 *
 * @see spec 2.7
 */
final class Submission {

	/**
	 * Maximum length of a field: more than the engine allows, so that it can report a
	 * too long text.
	 */
	private const LONGEST = 5000;

	/**
	 * Our own form fields, of the contract's `fields`.
	 */
	private const OWN = array( 'security', 'ajax_nonce', 'idempotency_key', 'checkout_key', 'cart_hash', 'ship_elsewhere', 'payment_method', 'payment_data', 'shipping_method', 'create_account', 'account_password', 'coupon_code', 'apply_coupon', 'remove_coupon', 'place_order', 'update_totals', 'with_review', 'own_form' );

	/**
	 * @param OrderRequest $order          Data for the engine.
	 * @param list<string> $shipping       IDs of the shipping methods, one per package; empty: not submitted.
	 * @param string       $coupon         Coupon code that was typed but not applied.
	 * @param bool         $create_account Whether to create an account.
	 * @param string       $password       Password of the account.
	 */
	private function __construct(
		public readonly OrderRequest $order,
		public readonly array $shipping,
		public readonly string $coupon,
		public readonly bool $create_account,
		public readonly string $password,
	) {}

	/**
	 * Reads the submitted form.
	 *
	 * @param Request $request The request.
	 * @param Engine  $engine  The engine.
	 * @throws Refusal When it is not a checkout form.
	 */
	public static function of( Request $request, Engine $engine ): self {
		$name   = static fn ( string $field ): string => Contract::name( 'fields.' . $field );
		$fields = array();
		$wanted = '' !== $request->text( $name( 'create_account' ), 10 );
		$others = $engine instanceof RunsHooks;
		foreach ( self::fields( $engine->checkout() ) as $field ) {
			// A field with several values belongs to a plugin.
			if ( $request->has( $field ) && ! ( $others && $request->is_list( $field ) ) ) {
				$fields[ $field ] = $request->text( $field, self::LONGEST );
			}
		}
		return new self(
			new OrderRequest(
				$fields,
				'' !== $request->text( $name( 'ship_elsewhere' ), 10 ),
				$request->text( $name( 'payment_method' ), 100 ),
				$request->text( $name( 'idempotency_key' ), 128 ),
				$request->text( $name( 'cart_hash' ), 128 ),
				$request->map( $name( 'payment_data' ), self::LONGEST ),
				origin: Origins::are_allowed() ? $request->remarks( Origins::prefix() ) : array(),
				others: $others ? $request->besides( array( ...array_map( $name, self::OWN ), ...array_keys( $fields ) ), Origins::prefix() ) : array(),
			),
			$request->choices( $name( 'shipping_method' ) ),
			$request->text( $name( 'coupon_code' ), 100 ),
			$wanted,
			$request->text( $name( 'account_password' ), 1000 ),
		);
	}

	/**
	 * Returns the field names of the shop's form.
	 *
	 * @param Checkout $checkout Checkout of the engine.
	 * @return list<string>
	 */
	private static function fields( Checkout $checkout ): array {
		$groups = $checkout->fields();
		if ( $checkout instanceof OpensAccounts ) {
			// The engine reads the checkbox for an account itself.
			$groups[] = $checkout->account_form()['fields'] ?? array();
			$groups[] = array( array( 'name' => Contract::name( 'fields.create_account' ) ) );
		}
		return array_column( array_merge( ...array_values( $groups ) ), 'name' );
	}
}
