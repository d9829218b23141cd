<?php
/**
 * Product tags.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Parts;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;

defined( 'ABSPATH' ) || exit;

/**
 * Product tags, which are not hierarchical.
 */
final class TagsMover extends TermsMover {

	public const TAXONOMY = 'product_tag';

	public function __construct() {
		parent::__construct( ContentTypes::TAG, self::TAXONOMY );
	}

	/**
	 * {@inheritDoc}
	 */
	public function id(): string {
		return 'tags';
	}

	/**
	 * {@inheritDoc}
	 */
	public function label(): string {
		return __( 'Product tags', 'vitrine' );
	}
}
