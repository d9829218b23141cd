<?php
/**
 * Files that were bought.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Receipt;

use Vitrine\Commerce\Value\Download;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * The list of receipts and of the account. A file that cannot be downloaded any
 * more stays in it, and says why.
 */
final class Downloads {

	/**
	 * The list.
	 *
	 * @param list<Download> $downloads Not empty.
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
	 * A file. Nothing fetches a link of `nofollow` ahead, which would count. It has no
	 * `download`, with which browsers hide why there is none.
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
