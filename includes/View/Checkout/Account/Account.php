<?php
/**
 * The account page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Account;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Value\Order;
use Vitrine\Page\Account\Access;
use Vitrine\Page\Account\ResetLink;
use Vitrine\View\Checkout\Customer;
use Vitrine\View\Checkout\Receipt\OrderDownloads;
use Vitrine\View\Checkout\Receipt\Labels;
use Vitrine\View\Checkout\Receipt\Receipt;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Notices;
use Vitrine\View\Parts\Money;
use Vitrine\View\Parts\Others;

defined( 'ABSPATH' ) || exit;

/**
 * Renders a login form for guests, and the orders and a logout link for customers.
 *
 * @see spec 2.8
 */
final class Account {

	/**
	 * Renders the page for guests: the login form, or the forms for a new password.
	 *
	 * @param Engine $engine The engine.
	 * @param string $url    URL to return to after the login.
	 */
	public static function guest( Engine $engine, string $url ): Markup {
		$back = $engine->page_url( 'account' );
		$lost = Access::url( $engine, Access::LOST );
		if ( Access::LOST === Access::view() ) {
			return PasswordForms::lost( $lost, $back, Access::name() );
		}
		if ( Access::RESET === Access::view() ) {
			$user = ResetLink::user();
			return $user instanceof \WP_User
				? PasswordForms::reset( Access::url( $engine, Access::RESET ), $back, $user->user_login )
				: Markup::join( Notices::error( __( 'This link is no longer valid. Please request a new one.', 'vitrine' ) ), PasswordForms::lost( $lost, $back, '' ) );
		}
		return Markup::tag(
			'div',
			array( 'class' => 'vitrine-login woocommerce-form-login' ),
			Markup::tag( 'h2', array(), __( 'Log in', 'vitrine' ) ),
			Customer::login_form( '' === Access::target() ? $url : Access::target(), name: Access::name() ),
			get_option( 'users_can_register' ) ? Markup::tag( 'p', array(), Markup::tag( 'a', array( 'href' => wp_registration_url() ), __( 'Create an account', 'vitrine' ) ) ) : null
		);
	}

	/**
	 * Renders the page for customers.
	 *
	 * @param CustomerPage $page Data of the page.
	 */
	public static function customer( CustomerPage $page ): Markup {
		return Markup::join(
			Markup::tag(
				'div',
				array( 'class' => 'vitrine-account-head' ),
				/* translators: %s: name of a customer. */
				Markup::tag( 'p', array( 'class' => 'vitrine-account-greeting' ), sprintf( __( 'Hello, %s', 'vitrine' ), $page->user->display_name ) ),
				'' === $page->details_url ? null : Markup::tag( 'a', array( 'href' => $page->details_url ), __( 'Account details', 'vitrine' ) ),
				Markup::tag( 'a', array( 'href' => html_entity_decode( wp_logout_url( $page->logout_url ) ) ), __( 'Log out', 'vitrine' ) )
			),
			Others::at( $page->others, 'account_navigation:-10' ),
			Others::at( $page->others, 'before_account_navigation' ),
			array() === $page->links ? null : self::navigation( $page->links ),
			Others::at( $page->others, 'after_account_navigation' ),
			Others::at( $page->others, 'account_navigation:10-' ),
			Others::at( $page->others, 'account_content:-10' ),
			Markup::tag( 'h2', array( 'id' => 'vitrine-orders-heading' ), __( 'Your orders', 'vitrine' ) ),
			array() === $page->orders
				? Markup::tag(
					'div',
					array( 'class' => 'vitrine-account-empty' ),
					Markup::tag( 'p', array(), __( 'You have not placed any orders yet.', 'vitrine' ) ),
					Markup::tag(
						'a',
						array(
							'class' => 'button wp-element-button',
							'href'  => $page->shop_url,
						),
						__( 'Browse the shop', 'vitrine' )
					)
				)
				: self::table( $page->orders, $page->pay_url ),
			array() === $page->downloads ? null : Markup::tag( 'h2', array(), __( 'Downloads', 'vitrine' ) ),
			array() === $page->downloads ? null : OrderDownloads::render( $page->downloads ),
			Others::at( $page->others, 'account_dashboard' ),
			Others::at( $page->others, 'before_my_account' ),
			Others::at( $page->others, 'after_my_account' ),
			Others::at( $page->others, 'account_content:10-' )
		);
	}

	/**
	 * Renders links to other account pages.
	 *
	 * @param array<string, array{label: string, style: string}> $links Links of CustomerPage; not empty.
	 */
	private static function navigation( array $links ): Markup {
		$items = array();
		foreach ( $links as $url => $link ) {
			$items[] = Markup::tag( 'li', array( 'class' => $link['style'] ), Markup::tag( 'a', array( 'href' => $url ), $link['label'] ) );
		}
		return Markup::tag(
			'nav',
			array(
				'class'      => 'vitrine-account-nav',
				'aria-label' => __( 'Account pages', 'vitrine' ),
			),
			Markup::tag( 'ul', array( 'role' => 'list' ), $items )
		);
	}

	/**
	 * Renders the orders. The ARIA roles are explicit, because narrow screens display
	 * the table as a grid and browsers then drop the implicit roles.
	 *
	 * @param list<Order>                     $orders  Orders; not empty.
	 * @param (\Closure(Order): string)|null $pay_url See CustomerPage.
	 */
	private static function table( array $orders, ?\Closure $pay_url ): Markup {
		$columns = array(
			'order'  => __( 'Order', 'vitrine' ),
			'date'   => __( 'Date', 'vitrine' ),
			'status' => __( 'Status', 'vitrine' ),
			'total'  => __( 'Total', 'vitrine' ),
		);
		$heads   = array();
		foreach ( $columns as $name => $label ) {
			$heads[] = Markup::tag(
				'th',
				array(
					'class' => 'order-' . $name,
					'role'  => 'columnheader',
					'scope' => 'col',
				),
				$label
			);
		}
		return Markup::tag(
			'table',
			array(
				'class'           => 'vitrine-orders woocommerce-orders-table',
				'role'            => 'table',
				'aria-labelledby' => 'vitrine-orders-heading',
			),
			Markup::tag( 'thead', array( 'role' => 'rowgroup' ), Markup::tag( 'tr', array( 'role' => 'row' ), $heads ) ),
			Markup::tag( 'tbody', array( 'role' => 'rowgroup' ), array_map( static fn ( Order $order ): Markup => self::row( $order, null === $pay_url ? '' : $pay_url( $order ) ), $orders ) )
		);
	}

	/**
	 * Renders the row of an order.
	 *
	 * @param Order  $order   The order.
	 * @param string $pay_url URL of its payment page; empty: none.
	 */
	private static function row( Order $order, string $pay_url ): Markup {
		$link = Markup::tag(
			'a',
			array( 'href' => add_query_arg( Receipt::VIEW, '1', $order->received_url ) ),
			/* translators: %d: order number. */
			sprintf( __( 'Order %d', 'vitrine' ), $order->id )
		);
		$cells = array(
			'order'  => $link,
			'date'   => Receipt::date( $order ),
			'status' => Markup::join( Labels::status( $order->status ), '' === $pay_url ? null : self::pay( $order, $pay_url ) ),
			'total'  => Money::amount( $order->totals['total'], $order->currency->to_array() ),
		);
		$row   = array();
		foreach ( $cells as $name => $content ) {
			$row[] = Markup::tag(
				'td',
				array(
					'class' => 'order-' . $name,
					'role'  => 'cell',
				),
				$content
			);
		}
		return Markup::tag( 'tr', array( 'role' => 'row' ), $row );
	}

	/**
	 * Renders the link to pay for an order.
	 *
	 * @param Order  $order The order.
	 * @param string $url   URL of its payment page.
	 */
	private static function pay( Order $order, string $url ): Markup {
		return Markup::tag(
			'a',
			array(
				'class'      => 'vitrine-order-pay',
				'href'       => $url,
				/* translators: %d: order number. */
				'aria-label' => sprintf( __( 'Pay for order %d', 'vitrine' ), $order->id ),
			),
			__( 'Pay', 'vitrine' )
		);
	}
}
