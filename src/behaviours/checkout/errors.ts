import contract from '../../contract';
import { scrollToNotice } from '../scroll/scroll-to';

const { fields, markers } = contract;

type Errors = Readonly< Record< string, string > >;

const INVALID = 'woocommerce-invalid';

const idOf = ( name: string ) => `${ name }_error`;

/** Ends the id of a field's hint, which describes the field whatever is wrong with it. */
const HINT = '_hint';

const idsOf = ( control: Element ) =>
	( control.getAttribute( 'aria-describedby' ) ?? '' )
		.split( ' ' )
		.filter( Boolean );

const describe = ( control: Element, ids: readonly string[] ) => {
	if ( ids.length ) {
		control.setAttribute( 'aria-describedby', ids.join( ' ' ) );
	} else {
		control.removeAttribute( 'aria-describedby' );
	}
};

/** The field of a name; of several radios the first. */
const controlOf = ( form: HTMLFormElement, name: string ) =>
	[
		...form.querySelectorAll< HTMLElement >(
			':is( input, select, textarea ):not( [type="hidden"] )'
		),
	].find( ( control ) => control.getAttribute( 'name' ) === name );

/** Where the error of a control stands. */
const placeOf = ( control: HTMLElement ) =>
	control.closest< HTMLElement >( '.form-row, .coupon, fieldset' );

/** Takes the error of one field away: it is being mended. */
export const clearError = ( control: Element ): void => {
	const isHint = ( id: string ) => id.endsWith( HINT );
	const errors = idsOf( control ).filter( ( id ) => ! isHint( id ) );
	control.removeAttribute( 'aria-invalid' );
	describe( control, idsOf( control ).filter( isHint ) );
	control.closest( `.${ INVALID }` )?.classList.remove( INVALID );
	errors.forEach( ( id ) => document.getElementById( id )?.remove() );
};

/** Takes those errors of an address away that another country may not have. */
export const forgetCountry = ( country: HTMLElement ): void => {
	const address = country.id.replace( /country$/, '' );
	for ( const part of [ 'state', 'postcode' ] ) {
		const field = document.getElementById( address + part );
		if ( field ) {
			clearError( field );
		}
	}
};

/** Takes all errors of the form away. */
export const clearErrors = ( form: HTMLFormElement ): void => {
	form.querySelector( markers.checkout_errors )?.replaceChildren();
	form.querySelectorAll( '[aria-invalid]' ).forEach( clearError );
	document.getElementById( idOf( fields.payment_method ) )?.remove();
};

/** Says what is wrong with a field, at the field. */
export const showError = (
	form: HTMLFormElement,
	name: string,
	text: string
): void => {
	const control = controlOf( form, name );
	const place = control && placeOf( control );
	if ( ! place ) {
		return;
	}
	clearError( control );
	const error = document.createElement( 'p' );
	error.className =
		name === fields.coupon_code
			? markers.coupon_error.slice( 1 )
			: 'vitrine-field-error';
	error.id = idOf( name );
	error.textContent = text;
	place.append( error );
	place.classList.add( INVALID );
	control.setAttribute( 'aria-invalid', 'true' );
	describe( control, [ error.id, ...idsOf( control ) ] );
};

const linkTo = ( form: HTMLFormElement, name: string, text: string ) => {
	const item = document.createElement( 'li' );
	const id = controlOf( form, name )?.id;
	if ( id ) {
		const link = document.createElement( 'a' );
		link.href = `#${ id }`;
		link.textContent = text;
		item.append( link );
	} else {
		item.textContent = text;
	}
	return item;
};

/**
 * Says why there is no order: above the form, which takes the focus, and at
 * each field.
 *
 * @param form   The form.
 * @param text   For the whole.
 * @param errors Field name to message.
 * @see field 36
 */
export const showErrors = (
	form: HTMLFormElement,
	text: string,
	errors: Errors = {}
): void => {
	clearErrors( form );
	const notice = document.createElement( 'div' );
	notice.className = 'vitrine-notice vitrine-notice--error woocommerce-error';
	notice.setAttribute( 'role', 'alert' );
	notice.tabIndex = -1;
	const said = document.createElement( 'p' );
	said.textContent = text;
	notice.append( said );
	const named = Object.entries( errors );
	if ( named.length ) {
		const list = document.createElement( 'ul' );
		list.append(
			...named.map( ( [ name, error ] ) => linkTo( form, name, error ) )
		);
		notice.append( list );
	}
	for ( const [ name, error ] of named ) {
		showError( form, name, error );
	}
	form.querySelector( markers.checkout_errors )?.append( notice );
	notice.focus( { preventScroll: true } );
	scrollToNotice( notice );
};
