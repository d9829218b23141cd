<?php
/**
 * Outcome of an imported row.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import;

use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read\ImportRow;

defined( 'ABSPATH' ) || exit;

/**
 * Imported, updated, skipped or failed, with notes.
 */
final class Outcome {

	/**
	 * @param string $outcome      Constant of Results.
	 * @param string $title        Title of the row for the user.
	 * @param int    $source_id    ID in the file; 0: none.
	 * @param int    $product_id   Product ID; 0: none.
	 * @param int    $variation_id Variation ID; 0: none.
	 * @param string $note         Note for the user; may be empty.
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
	 * Creates the outcome of a row that could be read.
	 *
	 * @param string       $outcome      Constant of Results.
	 * @param ImportRow    $row          The row.
	 * @param list<string> $notes        Notes for the user.
	 * @param int          $product_id   Product ID; 0: none.
	 * @param int          $variation_id Variation ID; 0: none.
	 */
	public static function of( string $outcome, ImportRow $row, array $notes, int $product_id = 0, int $variation_id = 0 ): self {
		return new self( $outcome, $row->title(), $row->source_id, $product_id, $variation_id, implode( ' ', $notes ) );
	}

	/**
	 * Returns a copy with more notes.
	 *
	 * @param list<string> $notes Notes for the user.
	 */
	public function with( array $notes ): self {
		return new self( $this->outcome, $this->title, $this->source_id, $this->product_id, $this->variation_id, trim( $this->note . ' ' . implode( ' ', $notes ) ) );
	}
}
