<?php
/**
 * Notice about a corrected search.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Listing;

use Vitrine\Commerce\Optional\Catalog\CorrectsSearches;
use Vitrine\Plugin;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Displayed above the results, with a link to search for exactly what was typed.
 */
final class Corrected {

	/**
	 * Renders the notice; null: the search was not corrected.
	 *
	 * @param string                      $search    Search as typed.
	 * @param \Closure( string ): string $url_exact Returns the URL of a search.
	 */
	public static function render( string $search, \Closure $url_exact ): ?Markup {
		$catalog   = Plugin::engine()->catalog();
		$corrected = '' !== trim( $search ) && $catalog instanceof CorrectsSearches ? $catalog->corrected_search( $search ) : null;
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
