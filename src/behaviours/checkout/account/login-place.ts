import contract from '../../../contract';
import { all } from '../../dom/find';
import { make } from '../../dom/make';

const { markers } = contract;

/** What fields name that do not stand in their form. */
const FORM_ID = 'vitrine-checkout-login';

const LOST_PASSWORD = '.lost_password';

/** Where the fields of a login were brought. A form that is drawn anew around them loses none. */
const places = new WeakMap< HTMLFormElement, HTMLElement >();

/** Names of a login's password: WordPress's and WooCommerce's. */
export const PASSWORDS = [ 'pwd', 'password' ];

/** The form of a login. */
export const formOf = ( section: HTMLElement ): HTMLFormElement | null =>
	section instanceof HTMLFormElement
		? section
		: section.querySelector( 'form' );

/** The way to open the login by hand leads nowhere while it is elsewhere. */
const showToggles = ( shown: boolean ): void =>
	all( markers.login_toggle ).forEach(
		( toggle ) => ( toggle.hidden = ! shown )
	);

/** Where a field of a login stands: in its form, or where it was brought. */
export const loginField = (
	form: HTMLFormElement,
	names: string[]
): HTMLInputElement | undefined =>
	[ ...form.elements ].find(
		( control ): control is HTMLInputElement =>
			control instanceof HTMLInputElement &&
			names.includes( control.name )
	);

/** What a login's fields stand in. */
export const loginArea = ( form: HTMLFormElement ): HTMLElement =>
	places.get( form ) ?? form;

/**
 * Brings the fields of a login to the email address that they are about. A form
 * cannot stand within a form; its fields can, and belong to it by their `form`
 * attribute.
 */
export const bringLogin = (
	section: HTMLElement,
	row: Element,
	label: string
): void => {
	const form = formOf( section );
	const known = form && places.get( form );
	if ( ! form || known?.isConnected ) {
		return;
	}
	// WooCommerce sorts what is among its rows with every change of the country.
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

/** Moves the login form back to where it was. */
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
