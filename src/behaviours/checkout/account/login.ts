import contract from '../../../contract';
import type { Accounts } from '../../../transport/customer/account';
import { make } from '../../dom/make';
import type { Page } from '../../page';
import { loginArea, loginField, PASSWORDS } from './login-place';
import { loginSection } from './sections';
import { keepTyped } from './typed';

const { markers } = contract;

const valueOf = ( form: HTMLFormElement, names: string[] ): string =>
	loginField( form, names )?.value ?? '';

/** Shows a login error in the form. */
const showMessage = ( form: HTMLFormElement, text: string ): void => {
	const area = loginArea( form );
	area.querySelector( `.${ markers.customer_notice }` )?.remove();
	if ( ! text ) {
		return;
	}
	area.prepend(
		make(
			'div',
			{
				class: `${ markers.customer_notice } woocommerce-error`,
				role: 'alert',
			},
			text
		)
	);
	const password = loginField( form, PASSWORDS );
	password?.focus();
	password?.select();
};

const logIn = async (
	page: Page,
	accounts: Accounts,
	form: HTMLFormElement
) => {
	form.setAttribute( 'aria-busy', 'true' );
	showMessage( form, '' );
	try {
		const answer = await accounts.logIn(
			valueOf( form, [ 'log', 'username' ] ).trim(),
			valueOf( form, PASSWORDS ),
			loginField( form, [ 'rememberme' ] )?.checked === true
		);
		if ( answer.ok ) {
			keepTyped( page );
			page.browser.reload();
			return;
		}
		if ( answer.text ) {
			showMessage( form, answer.text );
			return;
		}
		// No usable response: perhaps a page that asks for a second factor.
		// Submit the form natively.
		keepTyped( page );
		HTMLFormElement.prototype.submit.call( form );
	} finally {
		form.removeAttribute( 'aria-busy' );
	}
};

/**
 * Logs in without leaving the checkout, then reloads it with the typed values.
 *
 * @see spec 4.8, 7.9, 8.2
 */
export const logInHere = ( page: Page, accounts: Accounts ): void =>
	page.on( 'submit', 'form', ( event, element ) => {
		const form = element as HTMLFormElement;
		const section = loginSection();
		if ( ! section || ! ( section === form || section.contains( form ) ) ) {
			return;
		}
		if ( loginArea( form ).querySelector( '[data-vitrine-others]' ) ) {
			// A security plugin has its own fields: submit natively.
			keepTyped( page );
			return;
		}
		event.preventDefault();
		if ( form.getAttribute( 'aria-busy' ) !== 'true' ) {
			void logIn( page, accounts, form ).catch( reportError );
		}
	} );
