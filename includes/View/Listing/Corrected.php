<?php
/**
 * What is said where a search was answered as another.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Listing;

use Vitrine\Commerce\Optional\Catalogue\CorrectsSearches;
use Vitrine\Plugin;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Above the results, with a way to look for nothing but what was typed.
 */
final class Corrected {

	/**
	 * The sentence; null: it was answered as it was typed.
	 *
	 * @param string                      $search    As typed.
	 * @param \Closure( string ): string $url_exact Address of a search.
	 */
	public static function render( string $search, \Closure $url_exact ): ?Markup {
		$catalogue = Plugin::engine()->catalogue();
		$corrected = '' !== trim( $search ) && $catalogue instanceof CorrectsSearches ? $catalogue->corrected_search( $search ) : null;
		return null === $corrected ? null : Markup::tag(
			'p',
			array( 'class' => 'vitrine-corrected' ),
			/* translators: %s: what was searched for. */
			sprintf( __( 'No results for “%s”.', 'vitrine' ), $search ) . ' ',
			/* translators: %s: what results are shown for instead. */
			Markup::tag( 'strong', array(), sprintf( __( 'Showing results for “%s”.', 'vitrine' ), $corrected ) ),
			' ',
			Markup::tag(
				'a',
				array(
					'href' => $url_exact( '"' . str_replace( '"', '', $search ) . '"' ),
					'rel'  => 'nofollow',
				),
				/* translators: %s: what was searched for. */
				sprintf( __( 'Search for exactly “%s”', 'vitrine' ), $search )
			)
		);
	}
}
