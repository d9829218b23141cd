<?php
/**
 * Work to do for one line of an import file.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import;

defined( 'ABSPATH' ) || exit;

/**
 * Either the first step succeeds, or the other two run.
 */
final class Work {

	/**
	 * @param \Closure(): (bool|\WP_Error) $write  Writes the line in a transaction, which is rolled back on a WP_Error; may run again.
	 * @param \Closure(): void             $undo   Undoes what a rollback does not.
	 * @param \Closure(string): bool       $refuse Saves the reason why the line could not be written.
	 */
	public function __construct(
		public readonly \Closure $write,
		public readonly \Closure $undo,
		public readonly \Closure $refuse,
	) {}
}
