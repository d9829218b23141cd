<?php
/**
 * Tests of the product block without inner blocks.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View\Product;

use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Tests\TestCase;
use Vitrine\Tests\View\Blocks;

/**
 * Product blocks that were saved without inner blocks are rendered as before.
 */
final class DefaultSetTest extends TestCase {

	use Blocks;

	private const FIXTURE = __DIR__ . '/../../../fixtures/product/default-set.json';

	private const CHANGED = array(
		'showGallery'     => false,
		'showTitle'       => false,
		'showMeta'        => false,
		'showDescription' => false,
		'galleryPosition' => 'end',
		'stickySummary'   => false,
		'stickyBar'       => false,
	);

	private const OTHERWISE = array(
		'galleryLayout' => 'grid',
		'buttonLabel'   => 'Into the basket',
		'heading'       => 'h2',
		'anchor'        => 'vase',
		'style'         => array( 'spacing' => array( 'padding' => '2rem' ) ),
	);

	/**
	 * Placeholders by ID, since IDs change from run to run.
	 *
	 * @var array<string, string>
	 */
	private array $ids = array();

	/**
	 * @testdox A saved product block without inner blocks renders byte-identical to the fixture
	 */
	public function test_bytes(): void {
		$drawn = array();
		foreach ( $this->kinds() as $kind => $id ) {
			foreach ( array(
				'default'   => array(),
				'without'   => self::CHANGED,
				'otherwise' => self::OTHERWISE,
			) as $name => $attributes ) {
				$html                   = do_blocks( '<!-- wp:vitrine/product ' . wp_json_encode( array( 'productId' => $id ) + $attributes ) . ' /-->' );
				$drawn[ "$kind $name" ] = $this->without_ids( $html );
			}
		}
		$known = json_decode( (string) file_get_contents( self::FIXTURE ), true, 4, JSON_THROW_ON_ERROR );
		foreach ( $known as $name => $html ) {
			self::assertSame( $html, $drawn[ $name ], $name );
		}
		self::assertSame( array_keys( $known ), array_keys( $drawn ) );
	}

	/**
	 * Creates a product of each type.
	 *
	 * @return array<string, int>
	 */
	private function kinds(): array {
		$term = wp_insert_term( 'Vases', 'vitrine_product_cat', array( 'slug' => 'vases' ) );
		self::assertIsArray( $term );
		$pictures = array( $this->picture( 'a' ), $this->picture( 'b' ) );
		$one      = $this->named( 'Mug', array() );
		$kinds    = array(
			'simple'   => $this->named(
				'Vase',
				array(
					'sale_price'        => 800,
					'sku'               => 'V-1',
					'short_description' => '<p>Thrown by hand.</p>',
					'description'       => '<p>A long story.</p>',
					'image_ids'         => $pictures,
					'category_ids'      => array( $term['term_id'] ),
				)
			),
			'gone'     => $this->named( 'Bowl', array( 'stock' => 0 ) ),
			'variable' => $this->named(
				'Shirt',
				array(
					'type'       => 'variable',
					'attributes' => array(
						array(
							'name'      => 'attribute_size',
							'label'     => 'Size',
							'options'   => array(
								's' => 'S',
								'm' => 'M',
							),
							'default'   => 'm',
							'variation' => true,
						),
					),
					'variations' => array( self::size( 's', 1000 ), self::size( 'm', 1500 ) ),
				)
			),
			'grouped'  => $this->named(
				'Set',
				array(
					'type'     => 'grouped',
					'children' => array( $one ),
				)
			),
			'external' => $this->named(
				'Book',
				array(
					'type'         => 'external',
					'external_url' => 'https://else.example/',
				)
			),
		);
		foreach ( $pictures as $place => $id ) {
			$this->ids[ (string) $id ] = "[picture-$place]";
		}
		return $kinds;
	}

	/**
	 * Returns a variation.
	 *
	 * @param string $size  Option of the size attribute.
	 * @param int    $price Price in minor units.
	 * @return array<string, mixed> Data for ProductWriter::save().
	 */
	private static function size( string $size, int $price ): array {
		return array(
			'attributes'    => array( 'attribute_size' => $size ),
			'regular_price' => $price,
		);
	}

	/**
	 * Creates a product and remembers its ID for without_ids().
	 *
	 * @param string               $name Name of the product.
	 * @param array<string, mixed> $data Data for ProductWriter::save().
	 */
	private function named( string $name, array $data ): int {
		$id                        = $this->product( array( 'name' => $name ) + $data );
		$this->ids[ (string) $id ] = '[' . $name . ']';
		return $id;
	}

	/**
	 * Replaces IDs and URLs that change from run to run.
	 *
	 * @param string $html HTML of a block.
	 */
	private function without_ids( string $html ): string {
		$html = str_replace( home_url(), '[home]', $html );
		$html = (string) preg_replace( '/(variation_id&quot;:|printed=")\d+/', '$1[variation]', $html );
		return (string) preg_replace_callback( '/(?<=product-|product_id="|value="|quantity\[)(\d+)(?!\w)/', fn ( array $found ): string => $this->ids[ $found[1] ] ?? $found[1], $html );
	}
}
