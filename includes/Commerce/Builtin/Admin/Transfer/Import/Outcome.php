<?php
/**
 * What has become of a row.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import;

use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read\ImportRow;

defined( 'ABSPATH' ) || exit;

/**
 * One of the four, and why.
 */
final class Outcome {

	/**
	 * @param string $outcome      Of Results.
	 * @param string $title        What the owner knows the row by.
	 * @param int    $source_id    What the file calls it by; 0: nothing.
	 * @param int    $product_id   Product ID; 0: none.
	 * @param int    $variation_id Variation ID; 0: none.
	 * @param string $note         What is to be said; may be empty.
	 */
	public function __construct(
		public readonly string $outcome,
		public readonly string $title,
		public readonly int $source_id = 0,
		public readonly int $product_id = 0,
		public readonly int $variation_id = 0,
		public readonly string $note = '',
	) {}

	/**
	 * Outcome of a row that could be read.
	 *
	 * @param string       $outcome      Of Results.
	 * @param ImportRow    $row          The row.
	 * @param list<string> $notes        What is to be said.
	 * @param int          $product_id   Product ID; 0: none.
	 * @param int          $variation_id Variation ID; 0: none.
	 */
	public static function of( string $outcome, ImportRow $row, array $notes, int $product_id = 0, int $variation_id = 0 ): self {
		return new self( $outcome, $row->title(), $row->source_id, $product_id, $variation_id, implode( ' ', $notes ) );
	}

	/**
	 * The same, with more to be said.
	 *
	 * @param list<string> $notes In words.
	 */
	public function with( array $notes ): self {
		return new self( $this->outcome, $this->title, $this->source_id, $this->product_id, $this->variation_id, trim( $this->note . ' ' . implode( ' ', $notes ) ) );
	}
}
