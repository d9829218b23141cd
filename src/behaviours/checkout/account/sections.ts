import contract from '../../../contract';
import type { Sections } from '../../../core/checkout/email-check';
import type { Page } from '../../page';
import {
	bringLogin,
	formOf,
	loginField,
	PASSWORDS,
	returnLogin,
} from './login-place';

const { markers } = contract;

const NAMES = [ 'log', 'username' ];

/** The field that says who the shopper is. */
export const emailField = (): HTMLInputElement | null =>
	document.querySelector(
		`${ markers.checkout } input[name="${ markers.email }"]`
	);

/** The login of a checkout: a form of its own beside it. */
export const loginSection = (): HTMLElement | null =>
	document.querySelector( markers.checkout ) &&
	document.querySelector( markers.login_section );

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

/** The login stands at the email address, which is the name that it asks for. */
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
	bringLogin( section, email.closest( '.form-row' ) ?? email, label );
	name?.closest( 'p' )?.toggleAttribute( 'hidden', true );
};

const closeLogin = ( section: HTMLElement ): void => {
	const name = nameOf( section );
	name?.closest( 'p' )?.toggleAttribute( 'hidden', false );
	returnLogin( section );
	setOpen( section, false );
};

/** A section that is not shown asks for nothing and sends nothing. */
const setShown = ( section: HTMLElement, shown: boolean ): void => {
	section.hidden = ! shown;
	for ( const input of section.querySelectorAll( 'input' ) ) {
		input.disabled = ! shown;
	}
};

/** The word of welcome beneath the email field, and the way to the login. */
const createMessage = ( page: Page, email: HTMLElement ) => {
	const place = document.createElement( 'div' );
	place.className = markers.email_message;
	place.setAttribute( 'role', 'status' );
	const text = document.createElement( 'span' );
	text.textContent =
		page.settings.addon?.user_validation_msgs.success_msg ?? '';
	const label = document.createElement( 'button' );
	label.type = 'button';
	label.className = markers.login_label;
	label.textContent = page.text( 'log_in' );
	label.addEventListener( 'click', () => {
		const section = loginSection();
		const form = section && formOf( section );
		if ( form ) {
			loginField( form, PASSWORDS )?.focus();
		}
	} );
	( email.closest( '.form-row' ) ?? email ).append( place );
	return ( shown: boolean ) =>
		place.replaceChildren( ...( shown ? [ text, label ] : [] ) );
};

/** Keeps an element where it is on the screen while what is above it grows. */
const holding = ( element: HTMLElement, change: () => void ): void => {
	const before = element.getBoundingClientRect().top;
	change();
	const moved = element.getBoundingClientRect().top - before;
	if ( moved ) {
		window.scrollBy( { top: moved, behavior: 'instant' } );
	}
};

/**
 * Shows and hides what the checkout has for guests.
 *
 * @param page  The page.
 * @param email The email field.
 *
 * @see spec 4.7
 */
export const createSections = ( page: Page, email: HTMLInputElement ) => {
	const showMessage = createMessage( page, email );
	return ( { message, login, account }: Sections ): void =>
		holding( email, () => {
			const section = loginSection();
			if ( section && login ) {
				openLogin( section, email, page.text( 'log_in' ) );
			} else if ( section ) {
				closeLogin( section );
			}
			document
				.querySelectorAll< HTMLElement >( markers.account_section )
				.forEach( ( one ) => setShown( one, account ) );
			showMessage( message );
		} );
};
