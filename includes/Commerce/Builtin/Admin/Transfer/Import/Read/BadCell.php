<?php
/**
 * Exception for an invalid cell.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read;

defined( 'ABSPATH' ) || exit;

/**
 * The row is not imported. The message is shown to the user.
 */
final class BadCell extends \RuntimeException {

	/**
	 * @param string $heading Heading of the column.
	 * @param string $text    Text of the cell.
	 */
	public function __construct( string $heading, string $text ) {
		/* translators: 1: heading of a column, 2: what stands in the cell. */
		parent::__construct( sprintf( __( 'Column “%1$s”: “%2$s” is not valid.', 'vitrine' ), $heading, mb_strimwidth( $text, 0, 60, '…' ) ) );
	}
}
