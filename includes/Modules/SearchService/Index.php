<?php
/**
 * The index of the search service, before the shop's own.
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
 * What the service does not answer is asked of the shop, as if there was no service.
 */
final class Index implements IndexedProducts {

	/**
	 * @param ?IndexedProducts $own The shop's own; null: it has none.
	 */
	public function __construct( private readonly ?IndexedProducts $own ) {}

	/**
	 * Stands before the shop's own index. Hooked.
	 *
	 * @param ?IndexedProducts $own The shop's own.
	 */
	public static function before( ?IndexedProducts $own ): ?IndexedProducts {
		$address = Address::current();
		return null !== $address && State::answers( $address ) ? new self( $own ) : $own;
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
	 * @param FacetQuestion $question About products.
	 */
	public function ask( FacetQuestion $question ): ?FacetAnswer {
		$client = Client::current();
		$answer = null === $client ? null : Answer::to( $question, $client, Plugin::engine()->currency()->decimals );
		if ( $answer instanceof Answer ) {
			State::worked();
			return $answer;
		}
		if ( null !== $answer ) {
			State::failed( $answer );
		}
		return null !== $this->own && $this->own->has_index() ? $this->own->ask( $question ) : null;
	}
}
