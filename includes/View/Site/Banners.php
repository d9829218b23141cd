<?php
/**
 * Dismissible banners.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Site;

use Vitrine\Site\StoreNotice;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * The store notice and the coming soon banner.
 *
 * @see spec 2.9, 4.4, 7.6
 */
final class Banners {

	/**
	 * Returns the attributes of the store notice.
	 *
	 * @param string $text     HTML of the notice.
	 * @param string $position `bottom`: at the bottom of the window.
	 * @return array<string, string>
	 */
	public static function notice_root( string $text, string $position ): array {
		return array(
			'class'               => Markup::classes( 'woocommerce-store-notice', 'vitrine-banner', 'bottom' === $position ? 'is-bottom' : null ),
			'role'                => 'region',
			'aria-label'          => __( 'Store notice', 'vitrine' ),
			'data-notice-id'      => StoreNotice::id( $text ),
			'data-wp-interactive' => 'vitrine/store-notice',
			'data-wp-watch'       => 'state.attach',
		);
	}

	/**
	 * Renders the content of the store notice.
	 *
	 * @param string $text HTML of the notice, sanitized with kses.
	 */
	public static function notice( string $text ): Markup {
		return Markup::join(
			Markup::tag( 'p', array(), Markup::safe( $text ) ),
			self::dismiss( 'woocommerce-store-notice__dismiss-link' )
		);
	}

	/**
	 * Returns the attributes of the coming soon banner.
	 *
	 * @param string $url   URL that stores a dismissal.
	 * @param string $nonce Nonce for it.
	 * @return array<string, string>
	 */
	public static function soon_root( string $url, string $nonce ): array {
		return array(
			'class'               => 'vitrine-banner is-bottom coming-soon-footer-banner',
			'role'                => 'region',
			'aria-label'          => __( 'Coming soon', 'vitrine' ),
			'data-rest-url'       => $url,
			'data-rest-nonce'     => $nonce,
			'data-wp-interactive' => 'vitrine/coming-soon-banner',
			'data-wp-watch'       => 'state.attach',
		);
	}

	/**
	 * Renders the content of the coming soon banner.
	 *
	 * @param string $text Text of the banner.
	 */
	public static function soon( string $text ): Markup {
		return Markup::join(
			Markup::tag( 'p', array(), $text ),
			self::dismiss( 'coming-soon-footer-banner-dismiss' )
		);
	}

	/**
	 * Renders the dismiss button.
	 *
	 * @param string $name Class of the button.
	 */
	private static function dismiss( string $name ): Markup {
		return Markup::tag(
			'button',
			array(
				'type'              => 'button',
				'class'             => 'vitrine-banner-dismiss ' . $name,
				'data-wp-on--click' => 'actions.dismiss',
			),
			__( 'Dismiss', 'vitrine' )
		);
	}
}
