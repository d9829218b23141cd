import contract from '../../../contract';
import { createEmailCheck } from '../../../core/checkout/email-check';
import type { Accounts } from '../../../transport/customer/account';
import { writeCookie } from '../../../transport/browser/write-cookie';
import type { Page } from '../../page';
import { createSections, emailField } from './sections';

const { cookies, markers, timings_ms: timings } = contract;

/**
 * Asks whether a guest's email address has an account, where the owner wants
 * that, and offers a login or an account. Who is logged in is not asked.
 *
 * @param page     The page.
 * @param accounts The shop's.
 *
 * @see spec 4.7, 5.6, 7.8
 */
export const checkEmail = ( page: Page, accounts: Accounts ): void => {
	const { addon } = page.settings;
	const email = emailField();
	if ( ! email || ! addon?.email_check || addon.is_logged_in ) {
		return;
	}
	const change = createEmailCheck( {
		ask: async ( address ) => {
			const answer = await accounts.check( address );
			writeCookie( page.name( cookies.guest_check ), address );
			return answer;
		},
		show: createSections( page, email ),
		wait: timings.email_check,
	} );
	page.on(
		'input change',
		`${ markers.checkout } input[name="${ markers.email }"]`,
		( _event, field ) => change( ( field as HTMLInputElement ).value )
	);
	// What the browser or the last visit has filled in.
	change( email.value );
};
