import contract from '../../../contract';
import { onDrawn } from '../../dom/drawn';
import { all } from '../../dom/find';
import { make } from '../../dom/make';
import type { Behavior, Page } from '../../page';

const { markers } = contract;

/** Fields that already have a button from WooCommerce's script. */
const SERVED = '.password-input *';

/** Fields that will get one once WooCommerce's script runs. */
const AWAITED =
	'.woocommerce form :is( input.woocommerce-Input, span > input )';

const PASSWORDS = `:is( ${ markers.checkout_area } ) input[type="password"]`;

/** WooCommerce's toggle button. */
const ENGINES = '.show-password-input';

/** Whether WooCommerce's script is on the page, possibly deferred. */
const isAwaited = () =>
	'woocommerce_params' in window ||
	document.getElementById( 'woocommerce-js' ) !== null;

const isServed = ( input: HTMLInputElement ) =>
	input.matches( `.${ markers.password } *` ) ||
	input.matches( SERVED ) ||
	( isAwaited() && input.matches( AWAITED ) );

const addToggle = ( page: Page, input: HTMLInputElement ): void => {
	// Not a span: WooCommerce's script would add its button to it.
	const box = make( 'div', { class: markers.password } );
	const button = make( 'button', {
		type: 'button',
		class: markers.password_toggle,
		'aria-controls': input.id || null,
	} );
	const show = ( shown: boolean ) => {
		input.type = shown ? 'text' : 'password';
		// The label names the action, so no `aria-pressed` is needed.
		button.textContent = page.text(
			shown ? 'hide_password' : 'show_password'
		);
	};
	show( false );
	button.addEventListener( 'click', () => show( input.type === 'password' ) );
	// Another script may still load WooCommerce's.
	const stop = onDrawn( box, () => {
		if ( box.querySelector( ENGINES ) ) {
			stop();
			show( false );
			button.remove();
			box.replaceWith( ...box.childNodes );
		}
	} );
	// Hide it, or the browser may save it as plain text.
	input.form?.addEventListener( 'submit', () => show( false ), true );
	const { activeElement } = input.ownerDocument;
	input.before( box );
	box.append( input, button );
	if ( activeElement === input ) {
		input.focus( { preventScroll: true } );
	}
};

/**
 * Adds a show/hide button to the password fields of account forms.
 *
 * @see spec 2.8
 */
export const showPasswords: Behavior = ( page ) => {
	const serve = ( input: HTMLInputElement ) => {
		if ( ! isServed( input ) ) {
			addToggle( page, input );
		}
	};
	all< HTMLInputElement >( PASSWORDS ).forEach( serve );
	// Fields of forms that were fetched later.
	page.on( 'focusin', PASSWORDS, ( _event, input ) =>
		serve( input as HTMLInputElement )
	);
};
