<?php
/**
 * A cell that cannot be.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read;

defined( 'ABSPATH' ) || exit;

/**
 * Ends the reading of its row; the message is for the owner.
 */
final class BadCell extends \RuntimeException {

	/**
	 * @param string $heading Of its column.
	 * @param string $text    What stands in it.
	 */
	public function __construct( string $heading, string $text ) {
		/* translators: 1: heading of a column, 2: what stands in the cell. */
		parent::__construct( sprintf( __( 'Column “%1$s”: “%2$s” is not valid.', 'vitrine' ), $heading, mb_strimwidth( $text, 0, 60, '…' ) ) );
	}
}
