import contract from '../../../contract';
import { createAccounts } from '../../../transport/customer/account';
import { browserEnvironment } from '../../../transport/browser/environment';
import { createHttp } from '../../../transport/http';
import type { Page } from '../../page';
import { createCheckout } from '../checkout';
import { checkoutOf, shareCheckout } from '../of-page';
import { keepAccounts } from '.';
import { checkEmail } from './email-check';
import { logInHere } from './login';
import { rateNewPassword } from './strength';

/**
 * Offers guests a login or an account, depending on their email address.
 *
 * @see spec 2.7, 2.8, 4.7, 4.8
 */
export const wire = ( page: Page ): void => {
	const { addon } = page.settings;
	if ( ! document.querySelector( contract.markers.checkout_area ) ) {
		// Easy Digital Downloads' form has no other scripts of ours.
		const checkout = createCheckout( page );
		keepAccounts( page, checkout );
		shareCheckout( page, checkout );
	}
	if ( addon ) {
		const http = createHttp( browserEnvironment().fetch );
		const accounts = createAccounts( { ...page.settings, addon }, http );
		checkoutOf( page )
			.then( ( checkout ) => checkEmail( page, checkout, accounts ) )
			.catch( reportError );
		logInHere( page, accounts );
	}
	rateNewPassword( page );
};
