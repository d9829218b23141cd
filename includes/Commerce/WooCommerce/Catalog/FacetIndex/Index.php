<?php
/**
 * Queries of the facet index.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalog\FacetIndex;

use Vitrine\Commerce\Facets\FacetAnswer;
use Vitrine\Commerce\Facets\FacetQuestion;
use Vitrine\Commerce\Facets\IndexedProducts;
use Vitrine\Commerce\Rules\FacetIndex\IndexAnswer;

defined( 'ABSPATH' ) || exit;

/**
 * The first listing with facets requests its creation; without use it is deleted.
 */
final class Index implements IndexedProducts {

	/**
	 * {@inheritDoc}
	 */
	public function has_index(): bool {
		if ( FacetIndex::keeper()->is_ready() ) {
			FacetIndex::ask();
			return true;
		}
		FacetIndex::want();
		return false;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param FacetQuestion $question Query for products.
	 */
	public function ask( FacetQuestion $question ): ?FacetAnswer {
		return IndexAnswer::to( $question, FacetIndex::keeper() );
	}
}
