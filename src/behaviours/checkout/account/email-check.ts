import contract from '../../../contract';
import type { Accounts } from '../../../transport/customer/account';
import { writeCookie } from '../../../transport/browser/write-cookie';
import type { Page } from '../../page';
import { emitAt } from '../../dom/emit';
import type { Checkout } from '../checkout';
import { EMAIL, emailField } from './email-field';
import { keepMessage } from './message';
import { showSections } from './sections';
import { checkSpelling } from './spelling';

const { cookies, events, timings_ms: timings } = contract;

/** Asks the shop about an address, once nothing more is typed, and shows what comes of it. */
const ask = ( page: Page, checkout: Checkout, accounts: Accounts ) => {
	let timer: ReturnType< typeof setTimeout > | undefined;
	checkout.attend(
		( { guest }, { guest: before } ) => {
			if ( guest.email !== before.email ) {
				clearTimeout( timer );
			}
			// Emptied before the shop has answered, it offers nothing any more.
			const isEmptied = before.email !== '' && guest.email === '';
			if (
				isEmptied ||
				guest.checked !== before.checked ||
				guest.suggestion !== before.suggestion
			) {
				showSections( page, guest );
			}
		},
		{
			check: ( { email } ) => {
				timer = setTimeout( () => {
					void accounts.check( email ).then( ( check ) => {
						writeCookie( page.name( cookies.guest_check ), email );
						checkout.dispatch( { type: 'checked', email, check } );
						const { checked, suggestion } = checkout.view().guest;
						if ( checked === email ) {
							emitAt( emailField(), events.native.email_checked, {
								email,
								suggestion,
							} );
						}
					} );
				}, timings.email_check );
			},
		}
	);
	keepMessage( page, checkout );
};

/**
 * Follows the email address of a guest. Where the owner wants that, the shop is
 * asked whether it has an account, and a login or an account is offered. Who is
 * logged in is not asked.
 *
 * @see spec 4.7, 5.6, 7.8
 */
export const checkEmail = (
	page: Page,
	checkout: Checkout,
	accounts: Accounts
): void => {
	const { addon } = page.settings;
	if ( ! addon || addon.is_logged_in ) {
		return;
	}
	if ( addon.email_check ) {
		ask( page, checkout, accounts );
	}
	const follow = ( { value }: HTMLInputElement ) =>
		checkout.dispatch( { type: 'typed', email: value } );
	// A form that is fetched, as for another way to pay, comes with a field of its own.
	page.on( 'input change focusin', EMAIL, ( _event, input ) =>
		follow( input as HTMLInputElement )
	);
	// What the browser or the last visit has filled in.
	const field = emailField();
	if ( field ) {
		follow( field );
	}
	if ( addon.email_check ) {
		checkSpelling( page, checkout );
	}
};
