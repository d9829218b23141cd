import contract from '../../contract';
import { all } from '../dom/find';
import { lineOf } from '../quantity/field';
import { isTyping } from '../quantity/debounce';

const { fields } = contract;

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = ( element: Element | null ): element is Field =>
	element instanceof HTMLTextAreaElement ||
	( element instanceof HTMLInputElement && element.type !== 'hidden' );

/** Identifies an element in both the old and the new markup. */
const signatureOf = ( element: Element ): string =>
	[
		element.tagName,
		element.id,
		element.getAttribute( 'name' ),
		element.getAttribute( `data-${ fields.cart_item_key }` ),
		// Links and buttons of a line differ only by class.
		isField( element ) ? '' : element.classList[ 0 ],
		element
			.closest( `[data-${ fields.cart_item_key }]` )
			?.getAttribute( `data-${ fields.cart_item_key }` ),
	].join( '|' );

const find = ( region: Element, element: Element ) => {
	const signature = signatureOf( element );
	return all( element.tagName, region ).find(
		( candidate ) => signatureOf( candidate ) === signature
	);
};

/**
 * Whether a field has input that was not sent. For a quantity that was sent,
 * the server's value wins.
 */
const isDraft = ( field: Field ) => {
	const line = field instanceof HTMLInputElement ? lineOf( field ) : '';
	return line ? isTyping( line ) : field.value !== field.defaultValue;
};

const draftsIn = ( region: Element ): Array< [ Field, string ] > =>
	[ ...region.querySelectorAll( 'input, textarea' ) ]
		.filter( isField )
		.filter( isDraft )
		.map( ( field ) => [ field, field.value ] );

const rangeOf = ( field: Field ): [ number, number ] | null => {
	const { selectionStart, selectionEnd } = field;
	// Number inputs have no selection range.
	return selectionStart === null || selectionEnd === null
		? null
		: [ selectionStart, selectionEnd ];
};

/**
 * Saves the shopper's input and focus in a region.
 *
 * @return Restores typed values, the focus and the caret in the replacement. If
 *         the focused element is gone, the region itself is focused to keep the
 *         tab position.
 */
export const preserveInput = (
	region: Element
): ( ( replacement: HTMLElement ) => void ) => {
	const { activeElement: focused } = document;
	const inside = focused && region.contains( focused );
	const range = inside && isField( focused ) ? rangeOf( focused ) : null;
	const drafts = draftsIn( region );
	return ( replacement ) => {
		for ( const [ field, value ] of drafts ) {
			const twin = find( replacement, field );
			if ( twin && isField( twin ) ) {
				twin.value = value;
			}
		}
		if ( ! inside || replacement.matches( ':focus-within' ) ) {
			return;
		}
		const twin = focused !== region && find( replacement, focused );
		if ( ! twin ) {
			replacement.tabIndex = -1;
		}
		( twin || replacement ).focus( { preventScroll: true } );
		if ( range && twin && isField( twin ) ) {
			twin.setSelectionRange( ...range );
		}
	};
};
