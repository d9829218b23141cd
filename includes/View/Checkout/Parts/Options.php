<?php
/**
 * What the settings of the checkout block show.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Parts;

use Vitrine\Ajax\Account\CheckUserExists;
use Vitrine\Commerce\Capability;
use Vitrine\Commerce\Engine;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * A block can leave out what the shop has; it cannot bring what the shop has not.
 */
final class Options {

	/**
	 * The options of Props.
	 *
	 * @param array<string, mixed> $attributes Of the block.
	 * @param Engine               $engine     The shop.
	 * @return array<string, bool>
	 */
	public static function of( array $attributes, Engine $engine ): array {
		return array(
			'coupon'         => $attributes['showCoupon'] && in_array( Capability::Coupons, $engine->capabilities(), true ),
			'notes'          => (bool) $attributes['showNotes'],
			'company'        => (bool) $attributes['showCompany'],
			'phone'          => (bool) $attributes['showPhone'],
			'create_account' => (bool) $attributes['createAccount'],
			'login'          => $attributes['showLogin'] && CheckUserExists::may_log_in(),
			'email_check'    => $attributes['emailCheck'] && Settings::on( 'email_check' ),
			'express'        => (bool) $attributes['expressButtons'],
			'collapsible'    => 'default' === $attributes['collapsibleReview'] ? Settings::on( 'checkout_order_review_toggle' ) : 'on' === $attributes['collapsibleReview'],
		);
	}
}
