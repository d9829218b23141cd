<?php
/**
 * Banners that visitors dismiss.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Site;

use Vitrine\Site\StoreNotice;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * The store notice, and the banner of a shop that is not open yet.
 *
 * @see spec 2.9, 4.4, 7.6
 */
final class Banners {

	/**
	 * The attributes of the store notice's element.
	 *
	 * @param string $text     What it says; HTML.
	 * @param string $position `bottom`: at the window's lower edge.
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
	 * What is in the store notice.
	 *
	 * @param string $text What it says; HTML that went through kses.
	 */
	public static function notice( string $text ): Markup {
		return Markup::join(
			Markup::tag( 'p', array(), Markup::safe( $text ) ),
			self::dismiss( 'woocommerce-store-notice__dismiss-link' )
		);
	}

	/**
	 * The attributes of the coming-soon banner's element.
	 *
	 * @param string $url   Where a dismissal is kept.
	 * @param string $nonce For that.
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
	 * What is in the coming-soon banner.
	 *
	 * @param string $text What it says.
	 */
	public static function soon( string $text ): Markup {
		return Markup::join(
			Markup::tag( 'p', array(), $text ),
			self::dismiss( 'coming-soon-footer-banner-dismiss' )
		);
	}

	/**
	 * What dismisses it.
	 *
	 * @param string $name Its class.
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
