import { createAccounts } from '../../../transport/customer/account';
import { browserEnvironment } from '../../../transport/browser/environment';
import { createHttp } from '../../../transport/http';
import type { Page } from '../../page';
import { checkoutOf } from '../of-page';
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
