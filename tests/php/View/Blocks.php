<?php
/**
 * Helpers to render blocks in tests of views.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View;

use DOMDocument;
use DOMElement;
use DOMXPath;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\View\Cart\CartDrawer;
use Vitrine\View\Listing\Archive;
use Vitrine\View\QuickView\Dialog;
use WP_Block;
use WP_Block_Type_Registry;

/**
 * Renders blocks from their sources, without a build.
 */
trait Blocks {

	/**
	 * Renders a block.
	 *
	 * @param string               $name       Folder in blocks/.
	 * @param array<string, mixed> $attributes Attributes of the block.
	 */
	private function block( string $name, array $attributes = array() ): string {
		CartDrawer::reset();
		Dialog::reset();
		Archive::reset();
		$folder = dirname( __DIR__, 3 ) . "/blocks/$name";
		$title  = "vitrine-source/$name";
		if ( ! WP_Block_Type_Registry::get_instance()->is_registered( $title ) ) {
			$file = json_decode( (string) file_get_contents( "$folder/block.json" ), true, 32, JSON_THROW_ON_ERROR );
			register_block_type(
				$title,
				array(
					'attributes'      => $file['attributes'],
					'supports'        => $file['supports'],
					'uses_context'    => $file['usesContext'] ?? array(),
					'render_callback' => static function ( array $attributes, string $content, WP_Block $block ) use ( $folder ): string {
						ob_start();
						require "$folder/render.php";
						return (string) ob_get_clean();
					},
				)
			);
		}
		return render_block(
			array(
				'blockName'    => $title,
				'attrs'        => $attributes,
				'innerBlocks'  => array(),
				'innerHTML'    => '',
				'innerContent' => array(),
			)
		);
	}

	/**
	 * Returns the elements that match an XPath expression.
	 *
	 * @param string $html HTML.
	 * @param string $path XPath.
	 * @return list<DOMElement>
	 */
	private function find( string $html, string $path ): array {
		$document = new DOMDocument();
		// libxml reports errors for HTML5 elements.
		$before = libxml_use_internal_errors( true );
		$document->loadHTML( '<?xml encoding="utf-8"?>' . $html );
		libxml_clear_errors();
		libxml_use_internal_errors( $before );
		$found = ( new DOMXPath( $document ) )->query( $path );
		return $found ? array_values( array_filter( iterator_to_array( $found ), static fn ( $node ): bool => $node instanceof DOMElement ) ) : array();
	}

	/**
	 * Creates a product.
	 *
	 * @param array<string, mixed> $data Data for ProductWriter::save().
	 */
	private function product( array $data = array() ): int {
		static $count = 0;
		++$count;
		$id = ProductWriter::save(
			$data + array(
				'name'          => "Product $count",
				'regular_price' => 1000,
			)
		);
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * Creates an attachment without a file.
	 *
	 * @param string $name File name.
	 */
	private function picture( string $name ): int {
		$id = wp_insert_attachment(
			array(
				'post_mime_type' => 'image/jpeg',
				'post_title'     => $name,
				'post_status'    => 'inherit',
			),
			"$name.jpg"
		);
		wp_update_attachment_metadata(
			$id,
			array(
				'width'  => 800,
				'height' => 800,
				'file'   => "$name.jpg",
				'sizes'  => array(),
			)
		);
		return $id;
	}
}
