<?php
/**
 * Purchased files.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Receipt;

use Vitrine\Commerce\Value\Download;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the list on order received and account pages. A file that can no longer be
 * downloaded stays in the list, with the reason.
 */
final class OrderDownloads {

	/**
	 * Renders the list.
	 *
	 * @param list<Download> $downloads Downloads; not empty.
	 */
	public static function render( array $downloads ): Markup {
		return Markup::tag(
			'ul',
			array(
				'class' => 'vitrine-downloads',
				'role'  => 'list',
			),
			array_map( array( self::class, 'file' ), $downloads )
		);
	}

	/**
	 * Renders a file. Links have `nofollow`, so that crawlers do not use up downloads,
	 * and no `download` attribute, with which browsers would hide error pages.
	 *
	 * @param Download $download The file.
	 */
	private static function file( Download $download ): Markup {
		$terms = $download->terms();
		return Markup::tag(
			'li',
			array(),
			Markup::tag(
				'div',
				array( 'class' => 'vitrine-download-text' ),
				Markup::tag( 'span', array( 'class' => 'vitrine-download-name' ), $download->name ),
				Markup::tag( 'span', array( 'class' => 'vitrine-download-product' ), $download->product ),
				'' === $terms ? null : Markup::tag( 'span', array( 'class' => 'vitrine-download-terms' ), $terms )
			),
			$download->is_open() ? Markup::tag(
				'a',
				array(
					'class' => 'button wp-element-button',
					'href'  => $download->url,
					'rel'   => 'nofollow',
				),
				__( 'Download', 'vitrine' ),
				Markup::tag( 'span', array( 'class' => 'screen-reader-text' ), " $download->name" )
			) : null
		);
	}
}
