import contract from '../../../contract';
import type { Sections } from '../../../core/checkout/email-check';
import type { Page } from '../../page';

const { markers } = contract;

const LOGIN_NAME = ':is( [name="log"], [name="username"] )';
const PASSWORD = ':is( [name="pwd"], [name="password"] )';

/** The field that says who the shopper is. */
export const emailField = (): HTMLInputElement | null =>
	document.querySelector(
		`${ markers.checkout } input[name="${ markers.email }"]`
	);

/** The login of a checkout: a form of its own beside it. */
export const loginSection = (): HTMLElement | null =>
	document.querySelector( markers.checkout ) &&
	document.querySelector( markers.login_section );

const setOpen = ( section: HTMLElement, open: boolean ): void => {
	if ( section instanceof HTMLDetailsElement ) {
		section.open = open;
	} else {
		section.style.display = open ? '' : 'none';
	}
};

const openLogin = ( section: HTMLElement, email: string ): void => {
	const name = section.querySelector< HTMLInputElement >( LOGIN_NAME );
	if ( name && ! name.value.trim() ) {
		name.value = email;
	}
	setOpen( section, true );
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
	label.addEventListener(
		'click',
		() => loginSection()?.querySelector< HTMLElement >( PASSWORD )?.focus()
	);
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
				openLogin( section, email.value.trim() );
			} else if ( section ) {
				setOpen( section, false );
			}
			document
				.querySelectorAll< HTMLElement >( markers.account_section )
				.forEach( ( one ) => setShown( one, account ) );
			showMessage( message );
		} );
};
