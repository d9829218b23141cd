<?php
/**
 * New products in the empty cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart\Parts;

use Vitrine\View\Blocks\InnerBlock;

defined( 'ABSPATH' ) || exit;

/**
 * The row of new products in the default layout of an empty cart.
 */
final class Arrivals {

	/** Key of its HTML. */
	public const KEY = 'new';

	/** Query ID of its listing, different from all others. */
	private const QUERY = 17;

	/**
	 * Returns the attributes of the listing. Custom layouts have it as a block.
	 *
	 * @return array<string, mixed>
	 */
	public static function attributes(): array {
		return array(
			'align'          => '',
			'collection'     => 'newest',
			'title'          => __( 'New arrivals', 'vitrine' ),
			'rows'           => 1,
			'showSort'       => false,
			'showCount'      => false,
			'showPagination' => false,
			'heading'        => 'h3',
			'queryId'        => self::QUERY,
		);
	}

	/**
	 * Returns the row by its key; an empty array if the shop has no products.
	 *
	 * @param array<string, mixed> $context Context of the cart block.
	 * @return array<string, string>
	 */
	public static function blocks( array $context ): array {
		$html = trim(
			InnerBlock::html(
				array(
					'blockName'    => 'vitrine/product-listing',
					'attrs'        => self::attributes(),
					'innerBlocks'  => array(),
					'innerHTML'    => '',
					'innerContent' => array(),
				),
				$context
			)
		);
		return '' === $html ? array() : array( self::KEY => $html );
	}
}
