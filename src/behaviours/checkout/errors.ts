import contract from '../../contract';
import type { CheckoutView } from '../../core/checkout/types';
import { all } from '../dom/find';
import { make } from '../dom/make';
import type { Page } from '../page';
import { scrollToNotice } from '../scroll/scroll-to';
import type { Checkout } from './checkout';
import { describe, idsOf, isHint } from './described';
import { checkoutForm } from './form';

const { fields, markers } = contract;

type Errors = CheckoutView[ 'errors' ];

const INVALID = 'woocommerce-invalid';

const idOf = ( name: string ) => `${ name }_error`;

/** The control with this name; for radios, the first. */
const controlOf = ( form: HTMLFormElement, name: string ) =>
	all( ':is( input, select, textarea ):not( [type="hidden"] )', form ).find(
		( control ) => control.getAttribute( 'name' ) === name
	);

/** Whether React has hydrated the control and renders its errors. */
const isAwake = ( control: Element | undefined ): boolean =>
	Boolean( control?.closest( `[${ markers.hydrated }]` ) );

/** The element to which the error of a control is appended. */
const placeOf = ( control: HTMLElement ) =>
	control.closest< HTMLElement >( '.form-row, .coupon, fieldset' );

/** Removes the error of a control. */
export const clearError = ( control: Element ): void => {
	const errors = idsOf( control ).filter( ( id ) => ! isHint( id ) );
	control.removeAttribute( 'aria-invalid' );
	describe( control, idsOf( control ).filter( isHint ) );
	control.closest( `.${ INVALID }` )?.classList.remove( INVALID );
	errors.forEach( ( id ) => document.getElementById( id )?.remove() );
};

/** Shows the error of a field at the field. */
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
	const error = make(
		'p',
		{
			class:
				name === fields.coupon_code
					? markers.coupon_error.slice( 1 )
					: 'vitrine-field-error',
			id: idOf( name ),
		},
		text
	);
	place.append( error );
	place.classList.add( INVALID );
	control.setAttribute( 'aria-invalid', 'true' );
	describe( control, [ error.id, ...idsOf( control ) ] );
};

const linkTo = ( form: HTMLFormElement, name: string, text: string ) => {
	const id = controlOf( form, name )?.id;
	return make(
		'li',
		{},
		id ? make( 'a', { href: `#${ id }` }, text ) : text
	);
};

/**
 * Shows above the form why the order was refused.
 *
 * @param text   General message; empty: remove the notice.
 * @param errors Field name to message.
 */
const showNotice = ( form: HTMLFormElement, text: string, errors: Errors ) => {
	const place = form.querySelector( markers.checkout_errors );
	place?.replaceChildren();
	if ( ! text ) {
		return;
	}
	const notice = make(
		'div',
		{
			class: 'vitrine-notice vitrine-notice--error woocommerce-error',
			role: 'alert',
			tabindex: '-1',
		},
		make( 'p', {}, text )
	);
	const controls: ( Element | undefined )[] = [ ...form.elements ];
	const at = ( name: string ) => {
		const index = controls.indexOf( controlOf( form, name ) );
		return index < 0 ? controls.length : index;
	};
	// Sorted in form order rather than in the server's order; errors without a
	// field come last.
	const named = Object.entries( errors ).sort(
		( [ one ], [ other ] ) => at( one ) - at( other )
	);
	if ( named.length ) {
		const links = named.map( ( [ name, error ] ) =>
			linkTo( form, name, error )
		);
		notice.append( make( 'ul', {}, ...links ) );
	}
	place?.append( notice );
};

const noticeOf = ( form: HTMLFormElement ) =>
	form.querySelector< HTMLElement >(
		`${ markers.checkout_errors } [role="alert"]`
	);

/** Reads the errors that the server printed. */
const printedIn = ( form: HTMLFormElement ): Partial< CheckoutView > => {
	const errors: Record< string, string > = {};
	for ( const control of form.querySelectorAll( '[aria-invalid="true"]' ) ) {
		const [ id ] = idsOf( control ).filter( ( one ) => ! isHint( one ) );
		const name = control.getAttribute( 'name' );
		if ( name ) {
			errors[ name ] = id
				? document.getElementById( id )?.textContent ?? ''
				: '';
		}
	}
	// For radios, no single control has `aria-invalid`.
	const { payment_method: PAYMENT } = fields;
	const unpaid = document.getElementById( idOf( PAYMENT ) )?.textContent;
	if ( unpaid ) {
		errors[ PAYMENT ] = unpaid;
	}
	const notice = noticeOf( form )?.querySelector( 'p' )?.textContent ?? '';
	return { errors, notice };
};

/** Names of the address fields that depend on the country. */
const partsOf = ( country: Element ): string[] => {
	const address = country.getAttribute( 'name' )?.replace( /country$/, '' );
	return [ 'state', 'postcode' ].map( ( part ) => `${ address }${ part }` );
};

/**
 * Shows errors of the order in a focused notice above the form, and at each
 * field until it is corrected.
 *
 * @see field 36
 */
export const keepErrors = ( page: Page, checkout: Checkout ): void => {
	const form = checkoutForm();
	if ( ! form ) {
		return;
	}
	checkout.dispatch( { type: 'found', view: printedIn( form ) } );
	checkout.attend(
		( now, before ) => {
			for ( const name of Object.keys( before.errors ) ) {
				const control = controlOf( form, name );
				if ( name in now.errors || isAwake( control ) ) {
					continue;
				}
				if ( control ) {
					clearError( control );
				}
				document.getElementById( idOf( name ) )?.remove();
			}
			for ( const [ name, text ] of Object.entries( now.errors ) ) {
				if (
					before.errors[ name ] !== text &&
					! isAwake( controlOf( form, name ) )
				) {
					showError( form, name, text );
				}
			}
			if ( now.notice !== before.notice ) {
				showNotice( form, now.notice, now.errors );
			}
		},
		{
			explain: () => {
				const notice = noticeOf( form );
				notice?.focus( { preventScroll: true } );
				if ( notice ) {
					scrollToNotice( notice );
				}
			},
		}
	);
	const mended = ( ...names: string[] ) =>
		checkout.dispatch( { type: 'mended', names } );
	const { checkout_form: FORM } = markers;
	page.on( 'input change', `${ FORM } [aria-invalid]`, ( _event, field ) =>
		mended( field.getAttribute( 'name' ) ?? '' )
	);
	page.on(
		'change',
		`${ FORM } select[name$="_country"]`,
		( _event, country ) => mended( ...partsOf( country ) )
	);
};
