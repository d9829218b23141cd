<?php
/**
 * Addresses of the account.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Account;

use Vitrine\View\Checkout\FormattedAddress;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the default addresses of the checkout, with edit links.
 *
 * @see spec 3.5
 */
final class AddressList {

	/**
	 * Renders the addresses side by side.
	 *
	 * @param array<string, array<string, string>> $kept      `billing` and `shipping` to the address without prefix; empty: none yet.
	 * @param array<string, string>                $urls      `billing` and `shipping` to the URL of the form.
	 * @param array<string, string>                $countries Country code to name.
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
	 * Returns the title of an address.
	 *
	 * @param string $type `billing` or `shipping`.
	 */
	public static function title( string $type ): string {
		return 'billing' === $type ? __( 'Billing address', 'vitrine' ) : __( 'Shipping address', 'vitrine' );
	}

	/**
	 * Renders the card of an address.
	 *
	 * @param string                $type      `billing` or `shipping`.
	 * @param array<string, string> $address   Address without prefix; empty: none yet.
	 * @param string                $url       URL of the form.
	 * @param array<string, string> $countries Country code to name.
	 */
	private static function card( string $type, array $address, string $url, array $countries ): Markup {
		$title = self::title( $type );
		$empty = array() === $address;
		return Markup::join(
			$empty
				? Markup::tag( 'section', array(), Markup::tag( 'h3', array(), $title ), Markup::tag( 'p', array(), __( 'None yet.', 'vitrine' ) ) )
				: FormattedAddress::render( $title, $address, $countries ),
			Markup::tag(
				'a',
				array( 'href' => $url ),
				$empty ? __( 'Add', 'vitrine' ) : __( 'Edit', 'vitrine' ),
				Markup::tag( 'span', array( 'class' => 'screen-reader-text' ), " $title" )
			)
		);
	}
}
