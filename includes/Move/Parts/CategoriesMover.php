<?php
/**
 * Product categories.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Parts;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;

defined( 'ABSPATH' ) || exit;

/**
 * Product categories, which have a manual order in WooCommerce.
 */
final class CategoriesMover extends TermsMover {

	public const TAXONOMY = 'product_cat';

	public function __construct() {
		parent::__construct( ContentTypes::CATEGORY, self::TAXONOMY );
	}

	/**
	 * {@inheritDoc}
	 */
	public function id(): string {
		return 'categories';
	}

	/**
	 * {@inheritDoc}
	 */
	public function label(): string {
		return __( 'Product categories', 'vitrine' );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $term_id Term ID.
	 */
	protected function complete( int $term_id ): void {
		add_term_meta( $term_id, 'order', 0, true );
	}
}
