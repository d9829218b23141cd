import contract from '../../../contract';
import { emailMeant } from '../../../core/checkout/spelling';
import type { Page } from '../../page';
import type { Checkout } from '../checkout';
import { describe, HINT, idsOf } from '../described';
import { EMAIL, emailField, emailRow } from './email-field';

const { markers } = contract;

/** Where the question stands: it is announced there, and describes the field. */
const placeBeneath = ( field: HTMLElement ): HTMLElement => {
	const id = `${ markers.email_meant }${ HINT }`;
	const known = document.getElementById( id );
	if ( known ) {
		return known;
	}
	const place = document.createElement( 'div' );
	place.className = markers.email_meant;
	place.id = id;
	place.setAttribute( 'role', 'status' );
	emailRow( field ).append( place );
	return place;
};

/** The question is the button: one press takes what is meant. */
const createButton = ( page: Page, meant: string, take: () => void ) => {
	const button = document.createElement( 'button' );
	const email = document.createElement( 'bdi' );
	email.textContent = meant;
	button.type = 'button';
	const [ before = '', after = '' ] = page
		.text( 'did_you_mean', '\n' )
		.split( '\n' );
	button.append( before, email, after );
	button.addEventListener( 'click', take );
	return button;
};

/**
 * Reads over the email address when its field is left, and asks whether another one
 * was meant where its domain looks misspelled. Nobody is stopped.
 *
 * @param page     The page.
 * @param checkout Its checkout.
 */
export const checkSpelling = ( page: Page, checkout: Checkout ): void => {
	const read = ( { value }: HTMLInputElement ) =>
		checkout.dispatch( {
			type: 'spelled',
			email: value,
			meant: emailMeant( value ),
		} );
	checkout.attend( ( { guest: { meant } }, { guest: before } ) => {
		const field = emailField();
		if ( ! field || meant === before.meant ) {
			return;
		}
		const place = placeBeneath( field );
		const others = idsOf( field ).filter( ( id ) => id !== place.id );
		describe( field, meant ? [ ...others, place.id ] : others );
		place.replaceChildren(
			...( meant
				? [
						createButton( page, meant, () => {
							checkout.dispatch( {
								type: 'enter',
								email: meant,
							} );
							field.focus();
						} ),
				  ]
				: [] )
		);
	} );
	// What is said there later is announced.
	page.on(
		'focusin',
		EMAIL,
		( _event, field ) => void placeBeneath( field )
	);
	page.on( 'change', EMAIL, ( _event, field ) => {
		// What was pressed to leave the field does not move before it is let go.
		setTimeout(
			() => read( field as HTMLInputElement ),
			contract.timings_ms.email_check
		);
	} );
	const first = emailField();
	if ( first ) {
		placeBeneath( first );
		read( first );
	}
};
