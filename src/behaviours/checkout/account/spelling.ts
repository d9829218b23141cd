import contract from '../../../contract';
import { suggestedEmail } from '../../../core/checkout/spelling';
import { make } from '../../dom/make';
import type { Page } from '../../page';
import type { Checkout } from '../checkout';
import { describe, HINT, idsOf } from '../described';
import { EMAIL, emailField, emailRow } from './email-field';

const { markers } = contract;

/** The container of the suggestion: a live region that describes the field. */
const placeBeneath = ( field: HTMLElement ): HTMLElement => {
	const id = `${ markers.email_meant }${ HINT }`;
	const known = document.getElementById( id );
	if ( known ) {
		return known;
	}
	const place = make( 'div', {
		class: markers.email_meant,
		id,
		role: 'status',
	} );
	emailRow( field ).append( place );
	return place;
};

/** A button with the suggestion; a press accepts it. */
const createButton = ( page: Page, meant: string, take: () => void ) => {
	const [ before = '', after = '' ] = page
		.text( 'did_you_mean', '\n' )
		.split( '\n' );
	const button = make(
		'button',
		{ type: 'button' },
		before,
		make( 'bdi', {}, meant ),
		after
	);
	button.addEventListener( 'click', take );
	return button;
};

/**
 * Checks the email address when its field loses focus and suggests a correction
 * if the domain looks misspelled. Does not block the order.
 */
export const checkSpelling = ( page: Page, checkout: Checkout ): void => {
	const read = ( { value }: HTMLInputElement ) =>
		checkout.dispatch( {
			type: 'spelled',
			email: value,
			meant: suggestedEmail( value ),
		} );
	checkout.attend( ( { guest: { meant } }, { guest: before } ) => {
		const field = emailField();
		if ( ! field || meant === before.meant ) {
			return;
		}
		const place = placeBeneath( field );
		const others = idsOf( field ).filter( ( id ) => id !== place.id );
		describe( field, meant ? [ ...others, place.id ] : others );
		const take = () => {
			checkout.dispatch( { type: 'enter', email: meant } );
			field.focus();
		};
		place.replaceChildren( meant ? createButton( page, meant, take ) : '' );
	} );
	// The live region must exist before its text, to be announced.
	page.on(
		'focusin',
		EMAIL,
		( _event, field ) => void placeBeneath( field )
	);
	page.on( 'change', EMAIL, ( _event, field ) => {
		// Delayed, so that the button pressed to leave the field does not move.
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
