<?php
/**
 * The addresses of an account.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Account;

use Vitrine\View\Checkout\Address;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * What the checkout starts with, and the way to change it.
 *
 * @see spec 3.5
 */
final class Addresses {

	/**
	 * The addresses side by side.
	 *
	 * @param array<string, array<string, string>> $kept      `billing` and `shipping` to the address without prefix; empty: none yet.
	 * @param array<string, string>                $urls      The same to the page that changes it.
	 * @param array<string, string>                $countries Code to name.
	 */
	public static function render( array $kept, array $urls, array $countries ): Markup {
		$cards = array();
		foreach ( $kept as $type => $address ) {
			$cards[] = Markup::tag( 'div', array( 'class' => 'vitrine-account-address' ), self::card( $type, $address, $urls[ $type ], $countries ) );
		}
		return Markup::join(
			Markup::tag( 'h2', array(), __( 'Your addresses', 'vitrine' ) ),
			Markup::tag( 'p', array( 'class' => 'vitrine-account-hint' ), __( 'Used as the default addresses at checkout.', 'vitrine' ) ),
			Markup::tag( 'div', array( 'class' => 'vitrine-account-addresses' ), $cards )
		);
	}

	/**
	 * What an address is called.
	 *
	 * @param string $type `billing` or `shipping`.
	 */
	public static function title( string $type ): string {
		return 'billing' === $type ? __( 'Billing address', 'vitrine' ) : __( 'Shipping address', 'vitrine' );
	}

	/**
	 * Card of one address.
	 *
	 * @param string                $type      As above.
	 * @param array<string, string> $address   Without prefix; empty: none yet.
	 * @param string                $url       Of the page that changes it.
	 * @param array<string, string> $countries As above.
	 */
	private static function card( string $type, array $address, string $url, array $countries ): Markup {
		$title = self::title( $type );
		$empty = array() === $address;
		return Markup::join(
			$empty
				? Markup::tag( 'section', array(), Markup::tag( 'h3', array(), $title ), Markup::tag( 'p', array(), __( 'None yet.', 'vitrine' ) ) )
				: Address::render( $title, $address, $countries ),
			Markup::tag(
				'a',
				array( 'href' => $url ),
				$empty ? __( 'Add', 'vitrine' ) : __( 'Edit', 'vitrine' ),
				Markup::tag( 'span', array( 'class' => 'screen-reader-text' ), " $title" )
			)
		);
	}
}
