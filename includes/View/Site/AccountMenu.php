<?php
/**
 * Account menu of the header.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Site;

use Vitrine\Contract;
use Vitrine\Settings\Settings;
use Vitrine\View\Checkout\Customer;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Icon;

defined( 'ABSPATH' ) || exit;

/**
 * The same for guests and customers, because it is cached: a link to the account page,
 * and what a script may open instead. It has no name and no nonce, so WordPress asks
 * for confirmation before it logs out.
 *
 * @see spec 2.9, 3.9
 */
final class AccountMenu {

	public const NAME = 'vitrine/account-menu';

	private const LOGIN = 'login';
	private const MENU  = 'menu';
	private const LIST  = 'vitrine-account-links';

	/**
	 * Returns the attributes of its element.
	 *
	 * @return array<string, string>
	 */
	public static function root(): array {
		return array(
			'class'                    => 'vitrine-account-menu',
			'data-wp-interactive'      => self::NAME,
			'data-wp-context'          => (string) wp_json_encode(
				array(
					'open'         => false,
					'cookie'       => Contract::name( 'cookies.logged_in' ),
					'action'       => Settings::get( 'hf_account_action_type' ),
					'menuOn'       => Settings::get( 'hf_account_show_menu_on' ),
					'logoutAction' => Settings::get( 'hf_account_logout_action' ),
				)
			),
			'data-wp-watch'            => 'state.attach',
			'data-wp-on--keydown'      => 'actions.onKey',
			'data-wp-on--focusout'     => 'actions.onLeave',
			'data-wp-on--pointerenter' => 'actions.point',
			'data-wp-on--pointerleave' => 'actions.pointAway',
		);
	}

	/**
	 * Renders its content.
	 *
	 * @param string $label Label.
	 * @param bool   $show  Whether the label is visible.
	 * @param string $url   URL of the account page.
	 */
	public static function content( string $label, bool $show, string $url ): Markup {
		$has_menu = self::MENU === Settings::get( 'hf_account_action_type' );
		return Markup::join(
			Markup::tag(
				'a',
				array(
					'class'                       => 'vitrine-account-icon',
					'href'                        => $url,
					'aria-controls'               => $has_menu ? self::LIST : null,
					'aria-expanded'               => $has_menu ? 'false' : null,
					'data-wp-bind--aria-expanded' => $has_menu ? 'context.open' : null,
					'data-wp-on--click'           => 'actions.press',
				),
				Icon::render( 'account' ),
				Markup::tag( 'span', array( 'class' => $show ? null : 'screen-reader-text' ), $label )
			),
			$has_menu ? self::links( $url ) : null,
			self::LOGIN === Settings::get( 'hf_account_logout_action' ) ? self::login( $url ) : null
		);
	}

	/**
	 * Renders the menu for customers.
	 *
	 * @param string $url URL of the account page.
	 */
	private static function links( string $url ): Markup {
		$links = array(
			__( 'My account', 'vitrine' ) => $url,
			__( 'Log out', 'vitrine' )    => add_query_arg(
				array(
					'action'      => 'logout',
					'redirect_to' => rawurlencode( home_url( '/' ) ),
				),
				wp_login_url()
			),
		);
		/**
		 * Filters the links of the account menu in the header. It is cached: do not add
		 * visitor data.
		 *
		 * @param array<string, string> $links Label to URL.
		 *
		 * @example
		 * add_filter( 'vitrine_account_links', fn( $links ) => $links + array( 'Wish list' => home_url( '/wish-list/' ) ) );
		 */
		$links = apply_filters( 'vitrine_account_links', $links );
		$items = array();
		foreach ( $links as $label => $address ) {
			$items[] = Markup::tag( 'li', array(), Markup::tag( 'a', array( 'href' => $address ), (string) $label ) );
		}
		return Markup::tag(
			'ul',
			array(
				'class'                => self::LIST,
				'id'                   => self::LIST,
				'hidden'               => true,
				'data-wp-bind--hidden' => '!context.open',
			),
			$items
		);
	}

	/**
	 * Renders the login for guests: WordPress's own form, which works without
	 * JavaScript.
	 *
	 * @param string $url URL to return to.
	 */
	private static function login( string $url ): Markup {
		return Markup::tag(
			'dialog',
			array(
				'class'      => 'vitrine-login-dialog',
				'aria-label' => __( 'Log in', 'vitrine' ),
			),
			Markup::tag(
				'button',
				array(
					'type'              => 'button',
					'class'             => 'vitrine-login-close',
					'aria-label'        => __( 'Close login', 'vitrine' ),
					'data-wp-on--click' => 'actions.close',
				),
				Icon::render( 'close' )
			),
			Markup::tag(
				'div',
				array( 'class' => 'vitrine-login woocommerce-form-login' ),
				Markup::tag( 'h2', array(), __( 'Log in', 'vitrine' ) ),
				Customer::login_form( $url, 'vitrine-popup' )
			)
		);
	}
}
