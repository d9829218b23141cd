import { createAccounts } from '../../../transport/customer/account';
import { browserEnvironment } from '../../../transport/browser/environment';
import { createHttp } from '../../../transport/http';
import type { Behaviour } from '../../page';
import { checkEmail } from './email-check';
import { logInHere } from './login';
import { showPasswords } from './password';
import { rateNewPassword } from './strength';
import { restoreTyped } from './typed';

/**
 * What the checkout has for guests and accounts.
 *
 * @see spec 2.7, 2.8
 */
export const keepAccounts: Behaviour = ( page ) => {
	const { addon } = page.settings;
	if ( addon ) {
		const http = createHttp( browserEnvironment().fetch );
		const accounts = createAccounts( { ...page.settings, addon }, http );
		checkEmail( page, accounts );
		logInHere( page, accounts );
	}
	showPasswords( page );
	rateNewPassword( page );
	restoreTyped( page );
};
