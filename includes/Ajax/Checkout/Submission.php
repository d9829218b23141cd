<?php
/**
 * A checkout form that was sent.
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
 * What the form holds, by script or without. Only fields that the shop's form
 * has are read; what is wrong with a value is the engine's to say. Where plugins of
 * the engine's put fields into it, theirs are carried to them as they are.
 *
 * @see spec 2.7
 */
final class Submission {

	/**
	 * Characters of one field: enough for the engine to say that a text is too long.
	 */
	private const LONGEST = 5000;

	/**
	 * Of the contract's `fields`, those of the form that are nobody else's.
	 */
	private const OWN = array( 'security', 'ajax_nonce', 'idempotency_key', 'checkout_key', 'cart_hash', 'ship_elsewhere', 'payment_method', 'payment_data', 'shipping_method', 'create_account', 'account_password', 'coupon_code', 'apply_coupon', 'remove_coupon', 'place_order', 'update_totals', 'with_review', 'own_form' );

	/**
	 * @param OrderRequest $order          What the engine needs.
	 * @param list<string> $shipping       Ids of the ways to ship, one for each package; empty: not said.
	 * @param string       $coupon         A code that was typed and not yet applied.
	 * @param bool         $create_account Whether an account is wanted.
	 * @param string       $password       For it.
	 */
	private function __construct(
		public readonly OrderRequest $order,
		public readonly array $shipping,
		public readonly string $coupon,
		public readonly bool $create_account,
		public readonly string $password,
	) {}

	/**
	 * Reads the checkout form that was sent.
	 *
	 * @param Request $request The request.
	 * @param Engine  $engine  The shop.
	 * @throws Refusal When it is no such form.
	 */
	public static function of( Request $request, Engine $engine ): self {
		$name   = static fn ( string $field ): string => Contract::name( 'fields.' . $field );
		$fields = array();
		$wanted = '' !== $request->text( $name( 'create_account' ), 10 );
		$others = $engine instanceof RunsHooks;
		foreach ( self::fields( $engine->checkout() ) as $field ) {
			// Several values at once are a plugin's field.
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
				origin: Origins::are_told() ? $request->remarks( Origins::prefix() ) : array(),
				others: $others ? $request->besides( array( ...array_map( $name, self::OWN ), ...array_keys( $fields ) ), Origins::prefix() ) : array(),
			),
			$request->choices( $name( 'shipping_method' ) ),
			$request->text( $name( 'coupon_code' ), 100 ),
			$wanted,
			$request->text( $name( 'account_password' ), 1000 ),
		);
	}

	/**
	 * The names of the fields that the shop's form has.
	 *
	 * @param Checkout $checkout The engine's.
	 * @return list<string>
	 */
	private static function fields( Checkout $checkout ): array {
		$groups = $checkout->fields();
		if ( $checkout instanceof OpensAccounts ) {
			// It reads the wish itself.
			$groups[] = $checkout->account_form()['fields'] ?? array();
			$groups[] = array( array( 'name' => Contract::name( 'fields.create_account' ) ) );
		}
		return array_column( array_merge( ...array_values( $groups ) ), 'name' );
	}
}
