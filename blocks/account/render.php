<?php
/**
 * Renders the account page.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 */

declare( strict_types=1 );

use Vitrine\Ajax\Nonces;
use Vitrine\Commerce\Optional\DrawsAccountDetails;
use Vitrine\Commerce\Optional\DrawsPages;
use Vitrine\Commerce\Optional\KeepsAddresses;
use Vitrine\Commerce\Optional\Orders\OffersDownloads;
use Vitrine\Commerce\Optional\Orders\PaysForOrders;
use Vitrine\Page\Account\Access;
use Vitrine\Page\Account\AccountDetails;
use Vitrine\Page\Address\AddressFormHandler;
use Vitrine\Plugin;
use Vitrine\View\Checkout\Account\Account;
use Vitrine\View\Checkout\Account\AddressForm;
use Vitrine\View\Checkout\Account\AddressList;
use Vitrine\View\Checkout\Account\CustomerPage;
use Vitrine\View\Checkout\Account\DetailsForm;
use Vitrine\View\Checkout\Receipt\Labels;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Notices;
use Vitrine\View\Parts\Others;

defined( 'ABSPATH' ) || exit;

( static function ( array $options ): void {
	$engine = Plugin::engine();
	$drawn  = $engine instanceof DrawsPages ? $engine->drawn( 'account' ) : null;
	if ( null !== $drawn ) {
		// Without wrapper, as the engine's shortcode outputs it, so that styles match.
		echo Markup::typed( $drawn ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The engine's templates escape their output.
		return;
	}
	$addresses = $engine instanceof KeepsAddresses && $options['showAddresses'] ? $engine->addresses() : null;
	$url       = $engine->page_url( 'account' );
	$user      = wp_get_current_user();
	$draft     = AddressFormHandler::draft();
	$asked     = AddressFormHandler::asked();
	if ( ! $engine->is_page( 'account' ) ) {
		// The page may be cached, so show no personal data.
		$content = Markup::tag( 'a', array( 'href' => $url ), __( 'My account', 'vitrine' ) );
	} elseif ( ! $user->exists() || Access::RESET === Access::view() ) {
		$message = '' === $draft->message ? AccountDetails::draft()->message : $draft->message;
		$content = Markup::join(
			Notices::render( $engine->cart()->take_notices() ),
			'' === $message ? null : Notices::error( $message ),
			Account::guest(
				$engine,
				match ( true ) {
					AccountDetails::is_asked( $engine ) => AccountDetails::url( $engine ),
					'' !== $asked                => AddressFormHandler::url( $engine, $asked ),
					default                      => $url,
				}
			)
		);
	} elseif ( null !== $addresses && '' !== $asked ) {
		$urls    = array(
			'self' => AddressFormHandler::url( $engine, $asked ),
			'back' => $url,
		);
		$content = AddressForm::render( $asked, $addresses->fields( $user->ID, $asked, $draft->values ), $draft, Nonces::create( Nonces::ADDRESS, $engine ), $urls );
	} elseif ( AccountDetails::is_asked( $engine ) ) {
		$urls    = array(
			'self' => AccountDetails::url( $engine ),
			'back' => $url,
		);
		$content = $engine instanceof DrawsAccountDetails
			? DetailsForm::of_engine( $engine->account_details( $urls['self'] ), $urls['back'] )
			: DetailsForm::render( AccountDetails::fields( $user ), AccountDetails::draft(), AccountDetails::hidden( $engine ), $urls );
	} else {
		$types   = array( 'billing', 'shipping' );
		$orders  = $engine->orders()->of_customer( $user->ID, max( 1, min( 100, (int) $options['orders'] ) ) );
		$content = Markup::join(
			Notices::render( $engine->cart()->take_notices() ),
			Account::customer(
				new CustomerPage(
					$user,
					$orders,
					shop_url: $engine->page_url( 'shop' ),
					logout_url: $url,
					links: $engine instanceof DrawsPages ? $engine->account_links() : array(),
					downloads: $engine instanceof OffersDownloads ? $engine->downloads_of_customer( $user->ID ) : array(),
					pay_url: $engine instanceof PaysForOrders ? $engine->pay_for_order()->url( ... ) : null,
					others: Others::on( $engine, 'account' ),
					details_url: AccountDetails::is_offered( $engine ) ? AccountDetails::url( $engine ) : ''
				)
			),
			null === $addresses ? null : AddressList::render(
				array_combine( $types, array_map( static fn ( string $type ): array => $addresses->kept( $user->ID, $type ), $types ) ),
				array_combine( $types, array_map( static fn ( string $type ): string => AddressFormHandler::url( $engine, $type ), $types ) ),
				Labels::countries( $engine )
			)
		);
	}
	printf(
		'<div %1$s>%2$s</div>',
		get_block_wrapper_attributes( array( 'class' => 'vitrine-account' ) ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes attributes.
		$content // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
	);
} )( $attributes );
