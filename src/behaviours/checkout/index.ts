import type { Behaviour } from '../page';
import { keepAccounts } from './account';
import { keepCouponErrors } from './parts/coupon-error';
import { placeExpress } from './parts/express';
import { closeHints } from './parts/hints';
import { markRequired } from './parts/required';
import { collapseReview } from './parts/review-toggle';
import { placeOrders } from './place-order';
import { keepReview } from './review';

/** What a checkout page does. */
export const wire: Behaviour = ( page ) => {
	placeOrders( page );
	keepReview( page );
	collapseReview( page );
	markRequired( page );
	closeHints( page );
	keepCouponErrors( page );
	keepAccounts( page );
	placeExpress( page );
};
