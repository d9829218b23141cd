<?php
/**
 * What is to be done for a line of a file.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import;

defined( 'ABSPATH' ) || exit;

/**
 * Three steps, of which the first or the last two are taken.
 */
final class Work {

	/**
	 * @param \Closure(): (bool|\WP_Error) $write  Writes the line, within a transaction that a WP_Error undoes; may run again.
	 * @param \Closure(): void             $undo   Takes back what no transaction undoes.
	 * @param \Closure(string): bool       $refuse Notes why the line could not be written.
	 */
	public function __construct(
		public readonly \Closure $write,
		public readonly \Closure $undo,
		public readonly \Closure $refuse,
	) {}
}
