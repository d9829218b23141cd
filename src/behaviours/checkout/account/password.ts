import contract from '../../../contract';
import type { Behaviour, Page } from '../../page';

const { markers } = contract;

/** WooCommerce's own script has given these a button. */
const SERVED = '.password-input *';

const addToggle = ( page: Page, input: HTMLInputElement ): void => {
	const box = document.createElement( 'span' );
	box.className = markers.password;
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.className = markers.password_toggle;
	if ( input.id ) {
		button.setAttribute( 'aria-controls', input.id );
	}
	const show = ( shown: boolean ) => {
		input.type = shown ? 'text' : 'password';
		// The label says what a press does, so no state is told beside it.
		button.textContent = page.text(
			shown ? 'hide_password' : 'show_password'
		);
	};
	show( false );
	button.addEventListener( 'click', () => show( input.type === 'password' ) );
	// A password that is shown is not kept by the browser as a text.
	input.form?.addEventListener( 'submit', () => show( false ), true );
	const { activeElement } = input.ownerDocument;
	input.before( box );
	box.append( input, button );
	if ( activeElement === input ) {
		input.focus( { preventScroll: true } );
	}
};

/**
 * Lets shoppers see the password that they type, in every account form.
 *
 * @see spec 2.8
 */
export const showPasswords: Behaviour = ( page ) =>
	document
		.querySelectorAll< HTMLInputElement >(
			`:is( ${ markers.checkout_area } ) input[type="password"]`
		)
		.forEach( ( input ) => {
			if ( ! input.matches( SERVED ) ) {
				addToggle( page, input );
			}
		} );
