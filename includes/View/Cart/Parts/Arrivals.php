<?php
/**
 * Products for a cart with nothing in it.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart\Parts;

use Vitrine\View\Blocks\InnerBlock;

defined( 'ABSPATH' ) || exit;

/**
 * The row of new products in an empty cart that nobody has put together.
 */
final class Arrivals {

	/** What its HTML is kept by. */
	public const KEY = 'new';

	/** Of its listing: no other one of ours has this number. */
	private const QUERY = 17;

	/**
	 * The attributes of its listing. A cart that is put together has it among its blocks.
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
	 * The row, by its key; nothing where the shop has no products.
	 *
	 * @param array<string, mixed> $context Of the cart block.
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
