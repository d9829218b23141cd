import contract from '../../../contract';
import type { Behaviour } from '../../page';

const { fields, markers } = contract;

const FORM = markers.checkout_form;

/** What taxes and shipping depend on. */
const PARTS = /^(billing|shipping)_(country|state|postcode)$/;

const WATCHED = [ 'country', 'state', 'postcode' ]
	.map( ( part ) => `${ FORM } [name$="_${ part }"]` )
	.concat( `${ FORM } [name="${ fields.ship_elsewhere }"]` )
	.join();

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
 * so. The shop holds the order against its form's address too, script or not.
 *
 * @see spec 2.7
 */
export const followAddress: Behaviour = ( page ) => {
	let told = '';
	const tell = ( form: HTMLFormElement, quiet: boolean, changed = '' ) => {
		const now = typed( form );
		const state = changed.replace( /_country$/, '_state' );
		if ( state !== changed && state in now ) {
			// It is the former country's, and about to go.
			now[ state ] = '';
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
	page.on( 'change', WATCHED, ( _event, field ) => {
		const form = field.closest( 'form' );
		if ( form ) {
			tell( form, false, field.getAttribute( 'name' ) ?? '' );
		}
	} );
	// What was typed before this script was there, or filled in by the browser.
	document
		.querySelectorAll< HTMLFormElement >( FORM )
		.forEach( ( form ) => tell( form, true ) );
};
