<?php
/**
 * How a visitor comes and goes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Contract\Visitors;

use Vitrine\Commerce\Engine;

/**
 * One visitor of an engine that knows one visitor a request.
 */
interface Visits {

	/**
	 * The engine, without anything of a visitor.
	 */
	public function engine(): Engine;

	/**
	 * A request of this visitor: what the browser sends is there, and what was
	 * changed is saved at its end.
	 *
	 * @template T
	 * @param callable(Engine): T $work What the request does.
	 * @return T
	 */
	public function request( callable $work ): mixed;
}
