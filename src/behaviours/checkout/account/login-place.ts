import contract from '../../../contract';
import { all } from '../../dom/find';
import { make } from '../../dom/make';

const { markers } = contract;

/** Id of the login form, for the `form` attribute of fields outside of it. */
const FORM_ID = 'vitrine-checkout-login';

const LOST_PASSWORD = '.lost_password';

/** Where the fields of a login form were moved. Survives a re-rendered form. */
const places = new WeakMap< HTMLFormElement, HTMLElement >();

/** Names of the password field: WordPress's and WooCommerce's. */
export const PASSWORDS = [ 'pwd', 'password' ];

/** The login form of a section. */
export const formOf = ( section: HTMLElement ): HTMLFormElement | null =>
	section instanceof HTMLFormElement
		? section
		: section.querySelector( 'form' );

/** Hides the login toggles while the fields are elsewhere. */
const showToggles = ( shown: boolean ): void =>
	all( markers.login_toggle ).forEach(
		( toggle ) => ( toggle.hidden = ! shown )
	);

/** A field of the login form, wherever it was moved. */
export const loginField = (
	form: HTMLFormElement,
	names: string[]
): HTMLInputElement | undefined =>
	[ ...form.elements ].find(
		( control ): control is HTMLInputElement =>
			control instanceof HTMLInputElement &&
			names.includes( control.name )
	);

/** The element that holds the login fields. */
export const loginArea = ( form: HTMLFormElement ): HTMLElement =>
	places.get( form ) ?? form;

/**
 * Moves the login fields next to the email field. Forms cannot be nested, so
 * the fields stay tied to their form by the `form` attribute.
 */
export const moveLogin = (
	section: HTMLElement,
	row: Element,
	label: string
): void => {
	const form = formOf( section );
	const known = form && places.get( form );
	if ( ! form || known?.isConnected ) {
		return;
	}
	// WooCommerce sorts its rows on every country change: stay outside.
	const before = row.closest( markers.field_wrapper ) ?? row;
	if ( known ) {
		before.after( known );
		return;
	}
	form.id ||= FORM_ID;
	for ( const control of form.elements ) {
		control.setAttribute( 'form', form.id );
	}
	const lost = section.querySelector( LOST_PASSWORD );
	const place = make(
		'div',
		{ class: markers.login_here, role: 'group', 'aria-label': label },
		...form.childNodes,
		...( lost ? [ lost ] : [] )
	);
	before.after( place );
	places.set( form, place );
	showToggles( false );
};

/** Moves the login fields back into their form. */
export const returnLogin = ( section: HTMLElement ): void => {
	const form = formOf( section );
	const place = form && places.get( form );
	if ( place ) {
		form.append( ...place.childNodes );
		place.remove();
		places.delete( form );
		showToggles( true );
	}
};
