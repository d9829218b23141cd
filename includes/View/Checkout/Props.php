<?php
/**
 * What a checkout form is made of.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout;

use Vitrine\Commerce\Engine;
use Vitrine\View\Cart\CartData;
use Vitrine\View\Shop;

/**
 * Brings together the visitor's cart, the engine's fields, the block's options
 * and what was typed. For pages that are `no-store` only.
 */
final class Props {

	/**
	 * The props.
	 *
	 * @param Engine              $engine   The shop.
	 * @param array<string, bool> $options  `CheckoutOptions` of src/components/checkout/types.ts.
	 * @param Draft               $draft    What was typed.
	 * @param string              $security A nonce for the checkout; empty where the cart is.
	 * @return array<string, mixed>
	 */
	public static function of( Engine $engine, array $options, Draft $draft, string $security ): array {
		return array(
			'cart'            => CartData::of( $engine->cart()->snapshot(), $engine ),
			'shop'            => Shop::props( $engine ),
			'groups'          => self::groups( $engine->checkout()->fields(), $options, $draft ),
			'payment_methods' => $engine->checkout()->payment_methods(),
			'options'         => array( 'create_account' => $options['create_account'] && self::may_register() ) + $options,
			'draft'           => $draft,
			'key'             => '' === $draft->key ? self::fresh_key() : $draft->key,
			'security'        => $security,
			'guest'           => ! is_user_logged_in(),
			'notices'         => $engine->cart()->take_notices(),
		);
	}

	/**
	 * A new idempotency key: unguessable.
	 */
	public static function fresh_key(): string {
		return bin2hex( random_bytes( 16 ) );
	}

	/**
	 * Whether this visitor may get an account: WordPress's own switch.
	 */
	public static function may_register(): bool {
		return ! is_user_logged_in() && (bool) get_option( 'users_can_register' );
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
				$kind = (string) preg_replace( '/^(billing|shipping)_/', '', $field['name'] );
				// What the shop cannot do without stays, whatever the block says.
				if ( ! in_array( $kind, $hidden, true ) || $field['required'] ) {
					$shown[ $group ][] = array(
						'value' => $draft->values[ $field['name'] ] ?? $field['value'],
						'error' => $draft->errors[ $field['name'] ] ?? '',
					) + $field;
				}
			}
		}
		return $shown;
	}
}
