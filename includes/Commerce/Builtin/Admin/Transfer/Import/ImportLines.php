<?php
/**
 * Lines of an import file.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import;

use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read\ImportRow;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read\RowReader;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Write\ProductFinder;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Write\Links;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Write\ImportedImages;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Write\Products;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Write\ImportedVariations;
use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Products\VariationRow;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the work for a line, and downloads images, which must happen before the
 * transaction.
 */
final class ImportLines {

	/**
	 * @param RowReader $reader Reads the rows of the file.
	 * @param bool      $update Whether existing products are updated; otherwise they are skipped.
	 */
	public function __construct( private readonly RowReader $reader, private readonly bool $update ) {}

	/**
	 * Returns the work for a line.
	 *
	 * @param int          $pass   1 for products, 2 for variations and linked products.
	 * @param int          $line   Line number.
	 * @param list<string> $record Record of the file.
	 * @return Work|null Null if there is nothing to do in this pass.
	 */
	public function work( int $pass, int $line, array $record ): ?Work {
		$row = $this->reader->read( $record );
		if ( is_wp_error( $row ) ) {
			return 1 === $pass ? self::report( $line, new Outcome( Results::FAILED, $this->reader->title( $record ), 0, 0, 0, $row->get_error_message() ) ) : null;
		}
		return match ( true ) {
			1 === $pass && ! $row->is_variation() => $this->product( $line, $row ),
			2 === $pass && $row->is_variation()   => $this->variation( $line, $row ),
			2 === $pass && array() !== $row->links => self::links( $line, $row ),
			default                               => null,
		};
	}

	/**
	 * Returns the work for a product.
	 *
	 * @param int       $line Line number.
	 * @param ImportRow $row  The row.
	 */
	private function product( int $line, ImportRow $row ): Work {
		$id      = ProductFinder::product( $row );
		$skipped = Products::skipped( $row, $id, $this->update );
		return null !== $skipped ? self::report( $line, $skipped ) : self::row( $line, $row, static fn ( ?array $images ): Outcome|\WP_Error => Products::write( $row, $id, $images ) );
	}

	/**
	 * Returns the work for a variation.
	 *
	 * @param int       $line Line number.
	 * @param ImportRow $row  The row.
	 */
	private function variation( int $line, ImportRow $row ): Work {
		$product = ImportedVariations::product( $row );
		if ( is_wp_error( $product ) ) {
			return self::report( $line, Outcome::of( Results::FAILED, $row, array( $product->get_error_message() ) ) );
		}
		$skipped = ImportedVariations::skipped( $row, self::same( $row, $product ), $product, $this->update );
		return null !== $skipped ? self::report( $line, $skipped ) : self::row(
			$line,
			$row,
			static function ( ?array $images ) use ( $row ): Outcome|\WP_Error {
				// Read again inside the transaction.
				$now = ImportedVariations::product( $row );
				return is_wp_error( $now ) ? $now : ImportedVariations::write( $row, self::same( $row, $now ), $now, $images );
			}
		);
	}

	/**
	 * Returns the existing variation that a row describes.
	 *
	 * @param ImportRow  $row     Variation row.
	 * @param ProductRow $product Parent product.
	 */
	private static function same( ImportRow $row, ProductRow $product ): ?VariationRow {
		return ProductFinder::variation( $row, ProductRows::variations( array( $product->id ) )[ $product->id ] ?? array() );
	}

	/**
	 * Returns the work for linked products.
	 *
	 * @param int       $line Line number.
	 * @param ImportRow $row  The row.
	 */
	private static function links( int $line, ImportRow $row ): ?Work {
		$id = Results::product_of( $line );
		return 0 === $id ? null : new Work(
			static function () use ( $line, $row, $id ): bool|\WP_Error {
				$missing = Links::write( $row, $id );
				return is_wp_error( $missing ) ? $missing : ( '' === $missing || Results::note( $line, $missing ) );
			},
			static fn (): null => null,
			/* translators: %s: what is wrong. */
			static fn ( string $why ): bool => Results::note( $line, sprintf( __( 'Linked products were not imported: %s', 'vitrine' ), $why ) ),
		);
	}

	/**
	 * Returns the work for a row that is written, with its images.
	 *
	 * @param int                                           $line  Line number.
	 * @param ImportRow                                     $row   The row.
	 * @param \Closure(list<int>|null): (Outcome|\WP_Error) $write Writes the row with its attachments.
	 */
	private static function row( int $line, ImportRow $row, \Closure $write ): Work {
		$pictures = null === $row->images ? null : ImportedImages::of( $row->images );
		return new Work(
			static function () use ( $line, $write, $pictures ): bool|\WP_Error {
				$outcome = $write( $pictures['ids'] ?? null );
				return is_wp_error( $outcome ) ? $outcome : Results::add( $line, $outcome->with( $pictures['notes'] ?? array() ) );
			},
			static fn () => ImportedImages::forget( $pictures['fresh'] ?? array() ),
			static fn ( string $why ): bool => Results::add( $line, Outcome::of( Results::FAILED, $row, array( $why ) ) ),
		);
	}

	/**
	 * Returns the work for a row of which only the result is saved.
	 *
	 * @param int     $line    Line number.
	 * @param Outcome $outcome Outcome of the line.
	 */
	private static function report( int $line, Outcome $outcome ): Work {
		return new Work( static fn (): bool => Results::add( $line, $outcome ), static fn (): null => null, static fn (): bool => false );
	}
}
