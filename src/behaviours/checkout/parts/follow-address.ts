import contract from '../../../contract';
import { pageJQuery } from '../../jquery/of-page';
import type { Behaviour } from '../../page';

const { events, fields, markers } = contract;

const FORM = markers.checkout_form;

/** What taxes and shipping depend on. */
const PARTS = /^(billing|shipping)_(country|state|postcode)$/;

const WATCHED = [ 'country', 'state', 'postcode' ]
	.map( ( part ) => `${ FORM } [name$="_${ part }"]` )
	.concat( `${ FORM } [name="${ fields.ship_elsewhere }"]` )
	.join();

/** Of a form that is told whole: by what the engine's plugins make fees, as far as they say so. */
const FURTHER = [
	`[name="${ fields.payment_method }"]`,
	`.update_totals_on_change :is( input, select, textarea )`,
]
	.map( ( selector ) => `${ FORM } ${ selector }` )
	.join();

/** All that stands in a form but passwords, as a query string. */
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

/** What is typed of both addresses; those of the shipping address only where it counts. */
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
 * Shows what is to be paid where the customer is, as soon as an address says
 * so; and by the chosen way to pay and plugins' fields, where an engine's plugins
 * make fees of them. The shop holds the order against its form too, script or not.
 *
 * @see spec 2.7
 */
export const followAddress: Behaviour = ( page ) => {
	const tellsAll = page.settings.follows_address === 'form';
	let told = '';
	const tell = ( form: HTMLFormElement, quiet: boolean, changed = '' ) => {
		const now = typed( form );
		const state = changed.replace( /_country$/, '_state' );
		if ( state !== changed && state in now ) {
			// It is the former country's, and about to go.
			now[ state ] = '';
		}
		if ( tellsAll ) {
			now[ fields.form_data ] = whole( form );
		}
		const text = JSON.stringify( now );
		if ( text === told || ! now.billing_country ) {
			return;
		}
		told = text;
		void page.cart.locate( now ).then( ( { ok } ) => {
			if ( ! ok ) {
				// The next change tries again.
				told = '';
			} else if ( ! quiet ) {
				page.announce( page.text( 'totals_updated' ) );
			}
		} );
	};
	const watched = tellsAll ? `${ WATCHED },${ FURTHER }` : WATCHED;
	page.on( 'change', watched, ( _event, field ) => {
		const form = field.closest( 'form' );
		if ( form ) {
			tell( form, false, field.getAttribute( 'name' ) ?? '' );
		}
	} );
	// What was typed before this script was there, or filled in by the browser.
	const tellNow = () =>
		document
			.querySelectorAll< HTMLFormElement >( FORM )
			.forEach( ( form ) => tell( form, true ) );
	tellNow();
	if ( tellsAll ) {
		// Plugins ask for new totals by it, of what is in no form.
		pageJQuery()?.( document.body ).on( events.update_checkout, () => {
			told = '';
			tellNow();
		} );
	}
};
