import contract from '../../../contract';
import type { CheckoutGuest } from '../../../contract/types';
import { all } from '../../dom/find';
import type { Page } from '../../page';
import { emailField, emailRow } from './email-field';
import {
	moveLogin,
	formOf,
	loginField,
	PASSWORDS,
	returnLogin,
} from './login-place';

const { markers } = contract;

const NAMES = [ 'log', 'username' ];

/** The login section of the checkout, outside of its form. */
export const loginSection = (): HTMLElement | null =>
	document.querySelector( markers.checkout ) &&
	document.querySelector( markers.login_section );

/** The link to the login of Easy Digital Downloads' form, if it has one. */
export const engineLogin = (): HTMLElement | null =>
	document.querySelector( markers.engine_login );

/** The password field of the login. */
export const loginPassword = (): HTMLInputElement | undefined => {
	const section = loginSection();
	const form = section && formOf( section );
	return form ? loginField( form, PASSWORDS ) : undefined;
};

const nameOf = ( section: HTMLElement ): HTMLInputElement | undefined => {
	const form = formOf( section );
	return form ? loginField( form, NAMES ) : undefined;
};

const setOpen = ( section: HTMLElement, open: boolean ): void => {
	if ( section instanceof HTMLDetailsElement ) {
		section.open = open;
	} else {
		section.style.display = open ? '' : 'none';
	}
};

/** Opens the login at the email field, which serves as its username. */
const openLogin = (
	section: HTMLElement,
	email: HTMLInputElement,
	label: string
): void => {
	const name = nameOf( section );
	if ( name ) {
		name.value = email.value.trim();
	}
	setOpen( section, false );
	moveLogin( section, emailRow( email ), label );
	name?.closest( 'p' )?.toggleAttribute( 'hidden', true );
};

const closeLogin = ( section: HTMLElement ): void => {
	const name = nameOf( section );
	name?.closest( 'p' )?.toggleAttribute( 'hidden', false );
	returnLogin( section );
	setOpen( section, false );
};

/** Inputs of a hidden section are disabled: not required, not submitted. */
const setShown = ( section: HTMLElement, shown: boolean ): void => {
	section.hidden = ! shown;
	for ( const input of section.querySelectorAll( 'input' ) ) {
		input.disabled = ! shown;
	}
};

/** Keeps an element's scroll position while content above it changes. */
const holding = ( element: HTMLElement, change: () => void ): void => {
	const before = element.getBoundingClientRect().top;
	change();
	const moved = element.getBoundingClientRect().top - before;
	if ( moved ) {
		window.scrollBy( { top: moved, behavior: 'instant' } );
	}
};

/**
 * Shows and hides the guest sections of the checkout: the login and the account
 * creation.
 *
 * @see spec 4.7
 */
export const showSections = (
	page: Page,
	{ suggestion }: CheckoutGuest
): void => {
	const email = emailField();
	if ( ! email ) {
		return;
	}
	holding( email, () => {
		const section = loginSection();
		if ( section && suggestion === 'login' ) {
			openLogin( section, email, page.text( 'log_in' ) );
		} else if ( section ) {
			closeLogin( section );
		}
		all( markers.account_section ).forEach( ( one ) =>
			setShown( one, suggestion === 'account' )
		);
	} );
};
