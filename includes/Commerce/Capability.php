<?php
/**
 * Capabilities of engines.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce;

defined( 'ABSPATH' ) || exit;

/**
 * Optional parts of the engine interface. Each case says what engines without it
 * return; the contract tests skip that part for them. Everything not listed here is
 * required.
 */
enum Capability: string {

	/** Stock is managed. Without: `stock` is null, and products never sell out. */
	case Stock = 'stock';

	/**
	 * Products have a minimum and maximum quantity and a step. Without: one or more, or
	 * exactly one.
	 */
	case QuantityBounds = 'quantity_bounds';

	/**
	 * Products are shipped. Without: `needs_shipping` is false, there are no methods,
	 * and choose_shipping() returns an error.
	 */
	case Shipping = 'shipping';

	/**
	 * Variations have several attributes, and `any`. Without: only one, the price
	 * option.
	 */
	case Attributes = 'attributes';

	/** Grouped products. Without: none. */
	case Grouped = 'grouped';

	/** External products. Without: none. */
	case External = 'external';

	/** Sale prices. Without: `on_sale` is false. */
	case SalePrice = 'sale_price';

	/** Featured products. Without: none. */
	case Featured = 'featured';

	/** Products without price, which cannot be bought. Without: no price means free. */
	case NoPrice = 'no_price';

	/** Cross-sells. Without: `cross_sells` is empty. */
	case CrossSells = 'cross_sells';

	/** Reviews: comments with a rating. Without: none. */
	case Reviews = 'reviews';

	/** Coupons. Without: there is no form, and apply_coupon() returns an error. */
	case Coupons = 'coupons';

	/**
	 * Coupons that cannot be combined. Without: all can, or the last one replaces the
	 * others.
	 */
	case IndividualCoupons = 'individual_coupons';

	/**
	 * Orders are placed by Checkout::place(). Without: it returns an error, and
	 * shoppers pay on the engine's own page.
	 */
	case PlacesOrders = 'places_orders';

	/** Order attribution. Without: nothing is recorded. */
	case KeepsOrigins = 'keeps_origins';
}
