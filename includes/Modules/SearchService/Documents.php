<?php
/**
 * Product documents.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\SearchService;

use Vitrine\Commerce\Facets\ProductFacts;

defined( 'ABSPATH' ) || exit;

/**
 * Format of the index and its documents.
 */
final class Documents {

	/** Version of the format; a change rebuilds the index. */
	public const VERSION = '1';

	/**
	 * Returns settings and mappings of an index. Other fields are not allowed.
	 *
	 * @return array<string, mixed>
	 */
	public static function mapping(): array {
		$keyword = array( 'type' => 'keyword' );
		$number  = array( 'type' => 'long' );
		return array(
			'settings' => array(
				'analysis' => array( 'normalizer' => array( 'sorted' => array( 'type' => 'custom', 'filter' => array( 'lowercase', 'asciifolding' ) ) ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			),
			'mappings' => array(
				'dynamic'    => 'strict',
				'properties' => array(
					'id'         => $number,
					'name'       => $keyword + array( 'normalizer' => 'sorted' ),
					'terms'      => $number,
					'values'     => $keyword,
					'units'      => array(
						'type'       => 'nested',
						'properties' => array(
							'values' => $keyword,
							'price'  => $number,
						),
					),
					'lowest'     => $number,
					'highest'    => $number,
					'rating'     => array( 'type' => 'float' ),
					'sales'      => $number,
					'menu_order' => $number,
					'created'    => array( 'type' => 'date', 'format' => 'yyyy-MM-dd HH:mm:ss' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
				),
			),
		);
	}

	/**
	 * Returns the document of a product. Empty fields are omitted.
	 *
	 * @param ProductFacts $facts Product data.
	 * @return array<string, mixed>
	 */
	public static function of( ProductFacts $facts ): array {
		return array_filter(
			array(
				'id'         => $facts->id,
				'name'       => mb_substr( $facts->name, 0, 200 ),
				'terms'      => $facts->terms,
				'values'     => $facts->values,
				'units'      => array_map( static fn ( array $unit ): array => array_filter( $unit, static fn ( mixed $value ): bool => null !== $value ), $facts->units ),
				'lowest'     => $facts->lowest,
				'highest'    => $facts->highest,
				'rating'     => $facts->rating,
				'sales'      => $facts->sales,
				'menu_order' => $facts->menu_order,
				'created'    => $facts->created,
			),
			static fn ( mixed $value ): bool => null !== $value
		);
	}
}
