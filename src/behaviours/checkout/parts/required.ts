import contract from '../../../contract';
import { requiredPlaceholder } from '../../../core/checkout/required';
import type { Behaviour } from '../../page';

const { markers } = contract;

type Field = HTMLInputElement | HTMLTextAreaElement;

const FIELDS =
	':is( input, textarea ):not( [type="checkbox"], [type="radio"], [type="hidden"] )';

/** The placeholders that fields had before they were marked. */
const before = new WeakMap< Field, string >();

const mark = ( row: Element ): void => {
	const required = row.matches( markers.required_row );
	const label = row.querySelector( 'label' )?.cloneNode( true );
	if ( label instanceof Element ) {
		label
			.querySelectorAll( '.screen-reader-text, .required, .optional' )
			.forEach( ( aside ) => aside.remove() );
	}
	for ( const field of row.querySelectorAll< Field >( FIELDS ) ) {
		const own = before.get( field );
		if ( required && own === undefined ) {
			before.set( field, field.placeholder );
			field.placeholder = requiredPlaceholder(
				field.placeholder,
				label?.textContent ?? ''
			);
		} else if ( ! required && own !== undefined ) {
			field.placeholder = own;
			before.delete( field );
		}
	}
};

/**
 * Marks the placeholders of required rows. Which rows are required changes with
 * the country, and forms come anew after a change.
 *
 * @see spec 5.6
 */
export const markRequired: Behaviour = () => {
	for ( const form of document.querySelectorAll( markers.checkout ) ) {
		const look = () => form.querySelectorAll( '.form-row' ).forEach( mark );
		look();
		new MutationObserver( look ).observe( form, {
			attributeFilter: [ 'class' ],
			childList: true,
			subtree: true,
		} );
	}
};
