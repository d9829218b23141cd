import contract from '../../../contract';
import { withBridge } from '../../jquery/events';
import { pageJQuery } from '../../jquery/of-page';
import type { Behavior } from '../../page';

const { events, fields, markers } = contract;

const FORM = markers.checkout_form;

/** Fields that taxes and shipping depend on. */
const PARTS = /^(billing|shipping)_(country|state|postcode)$/;

const WATCHED = [ 'country', 'state', 'postcode' ]
	.map( ( part ) => `${ FORM } [name$="_${ part }"]` )
	.concat( `${ FORM } [name="${ fields.ship_elsewhere }"]` )
	.join();

/** Also watched when the whole form is sent: may change plugin fees. */
const FURTHER = [
	`[name="${ fields.payment_method }"]`,
	`.update_totals_on_change :is( input, select, textarea )`,
]
	.map( ( selector ) => `${ FORM } ${ selector }` )
	.join();

/** All fields of a form except passwords, as a query string. */
const whole = ( form: HTMLFormElement ): string => {
	const all = new URLSearchParams();
	new FormData( form ).forEach( ( value, name ) => {
		const control = form.elements.namedItem( name );
		if (
			typeof value === 'string' &&
			! (
				control instanceof HTMLInputElement &&
				control.type === 'password'
			)
		) {
			all.append( name, value );
		}
	} );
	return all.toString();
};

/** The values of both addresses; the shipping address only if it is in use. */
const typed = ( form: HTMLFormElement ): Record< string, string > => {
	const all = new FormData( form );
	const elsewhere = all.has( fields.ship_elsewhere );
	const found: Record< string, string > = elsewhere
		? { [ fields.ship_elsewhere ]: '1' }
		: {};
	all.forEach( ( value, name ) => {
		const [ , type ] = PARTS.exec( name ) ?? [];
		if (
			typeof value === 'string' &&
			type &&
			( elsewhere || type === 'billing' )
		) {
			found[ name ] = value;
		}
	} );
	return found;
};

/**
 * Updates the totals when the address changes, and, where plugins calculate
 * fees from them, when the payment method or plugin fields change. The server
 * checks the order against its form as well.
 *
 * @see spec 2.7
 */
export const followAddress: Behavior = ( page ) => {
	const sendsAll = page.settings.follows_address === 'form';
	let sent = '';
	const send = ( form: HTMLFormElement, quiet: boolean, changed = '' ) => {
		const now = typed( form );
		const state = changed.replace( /_country$/, '_state' );
		if ( state !== changed && state in now ) {
			// It is the previous country's state and about to be cleared.
			now[ state ] = '';
		}
		if ( sendsAll ) {
			now[ fields.form_data ] = whole( form );
		}
		const text = JSON.stringify( now );
		if ( text === sent || ! now.billing_country ) {
			return;
		}
		sent = text;
		void page.cart.locate( now ).then( ( { ok } ) => {
			if ( ! ok ) {
				// Let the next change try again.
				sent = '';
			} else if ( ! quiet ) {
				page.announce( page.text( 'totals_updated' ) );
			}
		} );
	};
	const watched = sendsAll ? `${ WATCHED },${ FURTHER }` : WATCHED;
	page.on( 'change', watched, ( _event, field ) => {
		const form = field.closest( 'form' );
		if ( form ) {
			send( form, false, field.getAttribute( 'name' ) ?? '' );
		}
	} );
	// Values typed before this script loaded, or filled in by the browser.
	const sendNow = () =>
		document
			.querySelectorAll< HTMLFormElement >( FORM )
			.forEach( ( form ) => send( form, true ) );
	sendNow();
	// Changes that scripts trigger by jQuery are heard only from now on.
	withBridge( page, sendNow );
	if ( sendsAll ) {
		// Plugins request new totals with it.
		pageJQuery()?.( document.body ).on( events.update_checkout, () => {
			sent = '';
			sendNow();
		} );
	}
};
