import contract from '../../../contract';
import { requiredPlaceholder } from '../../../core/checkout/required';
import type { Behavior } from '../../page';

const { markers } = contract;

type Field = HTMLInputElement | HTMLTextAreaElement;

const FIELDS =
	':is( input, textarea ):not( [type="checkbox"], [type="radio"], [type="hidden"] )';

/** The original placeholders of marked fields. */
const before = new WeakMap< Field, string >();

/** Whether the theme hides the label visually. */
const isHidden = ( label: Element ): boolean => {
	const style = window.getComputedStyle( label );
	return (
		style.display === 'none' ||
		style.visibility === 'hidden' ||
		style.opacity === '0' ||
		style.clipPath.startsWith( 'inset(50%' ) ||
		style.getPropertyValue( 'clip' ).startsWith( 'rect(' )
	);
};

/** The text of a label without its required or optional mark. */
const wording = ( label: Element ): string => {
	const text = label.cloneNode( true ) as Element;
	text.querySelectorAll(
		'.screen-reader-text, .required, .optional'
	).forEach( ( aside ) => aside.remove() );
	return text.textContent;
};

const mark = ( row: Element, always: boolean ): void => {
	const required = row.matches( markers.required_row );
	const label = row.querySelector( 'label' );
	for ( const field of row.querySelectorAll< Field >( FIELDS ) ) {
		const own = before.get( field );
		if ( required && own === undefined ) {
			before.set( field, field.placeholder );
			field.placeholder = requiredPlaceholder(
				field.placeholder,
				label && ( always || isHidden( label ) ) ? wording( label ) : ''
			);
		} else if ( ! required && own !== undefined ) {
			field.placeholder = own;
			before.delete( field );
		}
	}
};

/**
 * Marks the placeholders of required fields. Which fields are required depends
 * on the country, and forms are re-rendered. The label is added only if it is
 * hidden, or if the owner enabled that.
 *
 * @see spec 5.6, readings 35
 */
export const markRequired: Behavior = ( { settings } ) => {
	const always = settings.addon?.labels_as_placeholders === 'always';
	for ( const form of document.querySelectorAll( markers.checkout ) ) {
		const look = () => {
			form.querySelectorAll( '.form-row' ).forEach( ( row ) =>
				mark( row, always )
			);
		};
		look();
		new MutationObserver( look ).observe( form, {
			attributeFilter: [ 'class' ],
			childList: true,
			subtree: true,
		} );
	}
};
