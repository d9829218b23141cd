import type { Behavior } from '../page';
import { stepQuantities } from '../quantity/steppers';
import { openCalculator } from './calculator';
import { applyCoupons } from './coupon';
import { keepCouponErrors } from './coupon-error';
import { sizeCrossSells } from './cross-sells';
import { updateCart } from './form';
import { changeLines } from './lines';
import { chooseShipping, keepCartPage } from './page';

/** Wires up the cart page. */
export const wire: Behavior = ( page ) => {
	stepQuantities( page );
	changeLines( page );
	updateCart( page );
	applyCoupons( page );
	keepCouponErrors( page );
	chooseShipping( page );
	openCalculator( page );
	keepCartPage( page );
	sizeCrossSells( page );
};
