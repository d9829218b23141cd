<?php
/**
 * Interface of a visitor's requests.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Contract\Visitors;

use Vitrine\Commerce\Engine;

/**
 * A visitor of an engine that supports one visitor per request.
 */
interface Visits {

	/**
	 * Returns the engine without the state of a visitor.
	 */
	public function engine(): Engine;

	/**
	 * Runs a request of this visitor: sets what the browser sends, and saves
	 * changes at the end.
	 *
	 * @template T
	 * @param callable(Engine): T $work Code of the request.
	 * @return T
	 */
	public function request( callable $work ): mixed;
}
