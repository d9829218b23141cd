<?php
/**
 * Adds to the cart without a script.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Analytics;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Counts an add that no script has seen, as the module would have: under the
 * same consent, by product and day, with nothing of the visitor.
 *
 * @see spec 7.19, 6
 */
final class FormAdds {

	/**
	 * Counts one. Hooked.
	 *
	 * @param int $product_id What the form names.
	 */
	public static function count( int $product_id ): void {
		if ( Page::is_allowed() && Counts::has_turn() ) {
			list( , $add ) = (array) Contract::get( 'analytics.events' );
			Counts::add( $add, $product_id, 1 );
		}
	}
}
