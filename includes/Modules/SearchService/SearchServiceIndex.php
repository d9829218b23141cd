<?php
/**
 * Search service with fallback to the shop's own index.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\SearchService;

use Vitrine\Commerce\Facets\FacetAnswer;
use Vitrine\Commerce\Facets\FacetQuestion;
use Vitrine\Commerce\Facets\IndexedProducts;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * If the service fails, the shop's own index is used.
 */
final class SearchServiceIndex implements IndexedProducts {

	/** @param ?IndexedProducts $own Index of the shop; null: none. */
	public function __construct( private readonly ?IndexedProducts $own ) {}

	/**
	 * Replaces the shop's own index. Hooked.
	 *
	 * @param ?IndexedProducts $own Index of the shop.
	 */
	public static function before( ?IndexedProducts $own ): ?IndexedProducts {
		$address = SearchServiceUrl::current();
		return null !== $address && SearchServiceState::answers( $address ) ? new self( $own ) : $own;
	}

	/**
	 * {@inheritDoc}
	 */
	public function has_index(): bool {
		return true;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param FacetQuestion $question Product query.
	 */
	public function ask( FacetQuestion $question ): ?FacetAnswer {
		$client = SearchServiceClient::current();
		$answer = null === $client ? null : SearchResponse::to( $question, $client, Plugin::engine()->currency()->decimals );
		if ( $answer instanceof SearchResponse ) {
			SearchServiceState::worked();
			return $answer;
		}
		if ( null !== $answer ) {
			SearchServiceState::failed( $answer );
		}
		return null !== $this->own && $this->own->has_index() ? $this->own->ask( $question ) : null;
	}
}
