<?php
/**
 * Random products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop\Facets;

/**
 * Creates products of the built-in engine with random prices, stock, attributes
 * and variations.
 */
final class RandomProducts {

	public const VALUES = array(
		'attribute_color'    => array( 'red', 'blue', '38' ),
		'attribute_size'     => array( 's', 'm', 'l' ),
		'attribute_material' => array( 'oak', 'wool' ),
	);

	/**
	 * Returns a random product without variations.
	 *
	 * @return array<string, mixed>
	 */
	public static function simple(): array {
		return array(
			'type'       => 'simple',
			'attributes' => array_values( array_filter( array_map( array( self::class, 'attribute' ), array_keys( self::VALUES ) ), static fn ( array $one ): bool => array() !== $one['options'] ) ),
		) + self::priced() + self::stocked();
	}

	/**
	 * Returns a random product with variations.
	 *
	 * @return array<string, mixed>
	 */
	public static function variable(): array {
		$attributes = array_map( array( self::class, 'attribute' ), array_keys( self::VALUES ) );
		$variations = array();
		foreach ( array( 0, 1 ) as $i ) {
			if ( array() === $attributes[ $i ]['options'] ) {
				$attributes[ $i ]['options'] = array( 'red' === self::VALUES[ $attributes[ $i ]['name'] ][0] ? 'blue' : 'm' => 'Only' );
			}
		}
		foreach ( range( 1, mt_rand( 1, 4 ) ) as $ignored ) {
			$chosen = array();
			foreach ( array( 0, 1 ) as $i ) {
				$chosen[ $attributes[ $i ]['name'] ] = self::one( array( '', ...array_map( 'strval', array_keys( $attributes[ $i ]['options'] ) ) ) );
			}
			$variations[ implode( ' ', $chosen ) ] = array(
				'attributes' => $chosen,
				'active'     => mt_rand( 0, 4 ) > 0,
				'tax_class'  => self::one( array( '', '', 'reduced-rate', 'standard' ) ),
			) + self::priced() + self::stocked();
		}
		return array(
			'type'       => 'variable',
			'attributes' => array_values( array_filter( $attributes, static fn ( array $one ): bool => array() !== $one['options'] ) ),
			'variations' => array_values( $variations ),
		) + ( 0 === mt_rand( 0, 2 ) ? array( 'manage_stock' => true, 'stock' => mt_rand( 0, 1 ) ) : array( 'manage_stock' => false ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
	}

	/**
	 * Returns an attribute with random options.
	 *
	 * @param string $name Key in VALUES.
	 * @return array<string, mixed>
	 */
	private static function attribute( string $name ): array {
		$options = self::some( self::VALUES[ $name ], 3 );
		return array(
			'name'      => $name,
			'label'     => ucfirst( substr( $name, 10 ) ),
			'options'   => array_combine( $options, array_map( 'ucfirst', $options ) ),
			'variation' => 'attribute_material' !== $name,
		);
	}

	/**
	 * Returns random prices.
	 *
	 * @return array<string, mixed>
	 */
	private static function priced(): array {
		$regular = self::one( array( null, 1000, 1190, 1191, 2000, mt_rand( 1, 7000 ) ) );
		return array(
			'regular_price' => $regular,
			'sale_price'    => null !== $regular && $regular > 500 && 0 === mt_rand( 0, 2 ) ? $regular - 400 : null,
		);
	}

	/**
	 * Returns random stock data.
	 *
	 * @return array<string, mixed>
	 */
	private static function stocked(): array {
		return 0 === mt_rand( 0, 1 ) ? array( 'manage_stock' => true, 'stock' => mt_rand( 0, 1 ), 'in_stock' => true ) : array( 'manage_stock' => false, 'in_stock' => mt_rand( 0, 2 ) > 0 ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
	}

	/**
	 * Returns a random element.
	 *
	 * @param non-empty-list<mixed> $all Elements to choose from.
	 */
	public static function one( array $all ): mixed {
		return $all[ mt_rand( 0, count( $all ) - 1 ) ];
	}

	/**
	 * Returns a random subset.
	 *
	 * @param non-empty-list<string> $all  Elements to choose from.
	 * @param int                    $most Maximum size.
	 * @return list<string>
	 */
	public static function some( array $all, int $most ): array {
		$some = array();
		for ( $i = mt_rand( 0, $most ); $i > 0; $i-- ) {
			$some[] = (string) self::one( $all );
		}
		return array_values( array_unique( $some ) );
	}
}
