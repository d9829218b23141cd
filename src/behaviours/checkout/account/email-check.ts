import contract from '../../../contract';
import type { Accounts } from '../../../transport/customer/account';
import { writeCookie } from '../../../transport/browser/storage/write-cookie';
import type { Page } from '../../page';
import { emitAt } from '../../dom/emit';
import type { Checkout } from '../checkout';
import { EMAIL, emailField } from './email-field';
import { keepMessage } from './message';
import { showSections } from './sections';
import { checkSpelling } from './spelling';

const { cookies, events, timings_ms: timings } = contract;

/** Checks an email address once typing stops, and shows the result. */
const ask = ( page: Page, checkout: Checkout, accounts: Accounts ) => {
	let timer: ReturnType< typeof setTimeout > | undefined;
	checkout.attend(
		( { guest }, { guest: before } ) => {
			if ( guest.email !== before.email ) {
				clearTimeout( timer );
			}
			// Emptied before the shop responded: hide the suggestion.
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
 * Follows the guest's email address. If the owner enabled the check, the shop
 * is asked whether the address has an account, and a login or registration is
 * offered. Does nothing for logged-in customers.
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
	// A form fetched later has its own field.
	page.on( 'input change focusin', EMAIL, ( _event, input ) =>
		follow( input as HTMLInputElement )
	);
	// Filled in by the browser or restored from the last visit.
	const field = emailField();
	if ( field ) {
		follow( field );
	}
	if ( addon.email_check ) {
		checkSpelling( page, checkout );
	}
};
