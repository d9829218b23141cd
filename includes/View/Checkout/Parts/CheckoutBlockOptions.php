<?php
/**
 * Settings of the checkout block.
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
 * A block can turn off features of the shop, but not add missing ones.
 */
final class CheckoutBlockOptions {

	/**
	 * Returns the options of Props.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param Engine               $engine     The engine.
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
			'mobile_summary' => (bool) $attributes['mobileSummary'],
			'collapsible'    => 'default' === $attributes['collapsibleReview'] ? Settings::on( 'checkout_order_review_toggle' ) : 'on' === $attributes['collapsibleReview'],
		);
	}
}
