import contract from '../../../contract';
import { onDrawn } from '../../dom/drawn';
import { all } from '../../dom/find';
import { make } from '../../dom/make';
import type { Behaviour, Page } from '../../page';

const { markers } = contract;

/** WooCommerce's own script has given these a button. */
const SERVED = '.password-input *';

/** It gives these one, when it comes. */
const AWAITED =
	'.woocommerce form :is( input.woocommerce-Input, span > input )';

const PASSWORDS = `:is( ${ markers.checkout_area } ) input[type="password"]`;

/** WooCommerce's button. */
const ENGINES = '.show-password-input';

/** Whether WooCommerce's script is on the page, or somebody has put it off. */
const isAwaited = () =>
	'woocommerce_params' in window ||
	document.getElementById( 'woocommerce-js' ) !== null;

const isServed = ( input: HTMLInputElement ) =>
	input.matches( `.${ markers.password } *` ) ||
	input.matches( SERVED ) ||
	( isAwaited() && input.matches( AWAITED ) );

const addToggle = ( page: Page, input: HTMLInputElement ): void => {
	// No span: WooCommerce's script takes one around a password for its own.
	const box = make( 'div', { class: markers.password } );
	const button = make( 'button', {
		type: 'button',
		class: markers.password_toggle,
		'aria-controls': input.id || null,
	} );
	const show = ( shown: boolean ) => {
		input.type = shown ? 'text' : 'password';
		// The label says what a press does, so no state is told beside it.
		button.textContent = page.text(
			shown ? 'hide_password' : 'show_password'
		);
	};
	show( false );
	button.addEventListener( 'click', () => show( input.type === 'password' ) );
	// A script that nobody could know of may bring WooCommerce's after all.
	const stop = onDrawn( box, () => {
		if ( box.querySelector( ENGINES ) ) {
			stop();
			show( false );
			button.remove();
			box.replaceWith( ...box.childNodes );
		}
	} );
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
export const showPasswords: Behaviour = ( page ) => {
	const serve = ( input: HTMLInputElement ) => {
		if ( ! isServed( input ) ) {
			addToggle( page, input );
		}
	};
	all< HTMLInputElement >( PASSWORDS ).forEach( serve );
	// One that has come later, with a form that was fetched.
	page.on( 'focusin', PASSWORDS, ( _event, input ) =>
		serve( input as HTMLInputElement )
	);
};
