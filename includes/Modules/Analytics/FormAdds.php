<?php
/**
 * Adds to the cart without script.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Analytics;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Counts adds by form submission, which scripts do not see, in the same way: with
 * consent, by product and day, without visitor data.
 *
 * @see spec 7.19, 6
 */
final class FormAdds {

	/**
	 * Counts an add. Hooked.
	 *
	 * @param int $product_id Product ID in the form.
	 */
	public static function count( int $product_id ): void {
		if ( PageData::is_allowed() && AnalyticsCounts::has_turn() ) {
			list( , $add ) = (array) Contract::get( 'analytics.events' );
			AnalyticsCounts::add( $add, $product_id, 1 );
		}
	}
}
