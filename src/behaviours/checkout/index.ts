import type { Page } from '../page';
import { keepAccounts } from './account';
import { createCheckout } from './checkout';
import { keepErrors } from './errors';
import { keepCouponErrors } from './parts/coupon-error';
import { placeExpress } from './parts/express';
import { followCountries } from './parts/follow-countries';
import { hasCheckout, shareCheckout } from './of-page';
import { closeHints } from './parts/hints';
import { nameOrderButton } from './parts/order-button';
import { keepMobileSummary } from './parts/mobile-summary';
import { keepPaymentNeed } from './parts/payment-need';
import { markRequired } from './parts/required';
import { triggerCheckoutEvents } from './parts/checkout-events';
import { collapseReview } from './parts/review-toggle';
import { placeOrders } from './place-order';
import { keepReview } from './review';

/** Wires up the checkout page. */
export const wire = ( page: Page, missed?: Event ): void => {
	if ( hasCheckout( page ) ) {
		// That of Easy Digital Downloads' form, whose store loads this too.
		return;
	}
	const checkout = createCheckout( page, missed );
	keepErrors( page, checkout );
	placeOrders( page, checkout );
	keepReview( page, checkout );
	collapseReview( page, checkout );
	keepMobileSummary();
	markRequired( page );
	closeHints( page );
	nameOrderButton( page );
	keepPaymentNeed( page );
	keepCouponErrors( page );
	keepAccounts( page, checkout );
	shareCheckout( page, checkout );
	placeExpress( page );
	followCountries( page );
	triggerCheckoutEvents( page );
	if ( page.settings.follows_address ) {
		// Without it the total follows the address when the order is placed.
		import(
			/* webpackChunkName: "follow-address" */ './parts/follow-address'
		)
			.then( ( { followAddress } ) => followAddress( page ) )
			.catch( () => undefined );
	}
};
