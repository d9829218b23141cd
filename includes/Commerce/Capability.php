<?php
/**
 * What an engine can do.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce;

defined( 'ABSPATH' ) || exit;

/**
 * Parts of the port that not every engine has. An engine without one answers
 * for it what its case says, and the contract tests leave that part out by name
 * there; whatever is not listed here, every engine must do.
 */
enum Capability: string {

	/** Pieces are counted. Without: `stock` is null, and nothing is ever sold out. */
	case Stock = 'stock';

	/** A product has a smallest and a largest quantity and a step. Without: one or more, or exactly one. */
	case QuantityBounds = 'quantity_bounds';

	/** Things are sent. Without: `needs_shipping` is false, there is no choice, and choose_shipping() refuses. */
	case Shipping = 'shipping';

	/** Variations are told apart by several attributes, and by `any`. Without: by one, the price option. */
	case Attributes = 'attributes';

	/** Grouped products. Without: there are none. */
	case Grouped = 'grouped';

	/** Products that are sold elsewhere. Without: there are none. */
	case External = 'external';

	/** A price for a time beside the regular one. Without: `on_sale` is false. */
	case SalePrice = 'sale_price';

	/** Owners mark products as featured. Without: none is. */
	case Featured = 'featured';

	/** Products without a price, which can be looked at only. Without: no price is free of charge. */
	case NoPrice = 'no_price';

	/** Products name others that go with them. Without: `cross_sells` is empty. */
	case CrossSells = 'cross_sells';

	/** Customers rate products and say why, in comments with a rating. Without: none is listed. */
	case Reviews = 'reviews';

	/** Codes lower the price. Without: none is asked for, and apply_coupon() refuses. */
	case Coupons = 'coupons';

	/** A coupon may forbid all others. Without: they all go together, or the last one replaces the others. */
	case IndividualCoupons = 'individual_coupons';

	/** Orders are placed by Checkout::place(). Without: it refuses, and the shopper pays on the engine's own page. */
	case PlacesOrders = 'places_orders';

	/** Orders keep where their shopper comes from. Without: nothing of it is recorded. */
	case KeepsOrigins = 'keeps_origins';
}
