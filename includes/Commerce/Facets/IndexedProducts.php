<?php
/**
 * An index of products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Facets;

defined( 'ABSPATH' ) || exit;

/**
 * What a catalog may offer beside its facets: a way to count those of a large
 * shop that is faster than its tables, by an index of its own or by a search
 * service. A listing whose question it does not answer asks the database.
 */
interface IndexedProducts {

	/**
	 * Whether there is an index: a small shop needs none. Asked before a question is put
	 * together; costs nothing.
	 */
	public function has_index(): bool;

	/**
	 * Answers a question.
	 *
	 * @param FacetQuestion $question Product query.
	 * @return ?FacetAnswer Null: the index is being made, or does not know what is asked for.
	 */
	public function ask( FacetQuestion $question ): ?FacetAnswer;
}
