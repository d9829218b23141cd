import contract from '../../contract';
import { all } from '../dom/find';
import { lineOf } from '../quantity/field';
import { isTyping } from '../quantity/typing';

const { fields } = contract;

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = ( element: Element | null ): element is Field =>
	element instanceof HTMLTextAreaElement ||
	( element instanceof HTMLInputElement && element.type !== 'hidden' );

/** What tells an element apart from its siblings, in the old markup and in the new. */
const signatureOf = ( element: Element ): string =>
	[
		element.tagName,
		element.id,
		element.getAttribute( 'name' ),
		element.getAttribute( `data-${ fields.cart_item_key }` ),
		// Links and buttons of one line differ by class only.
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
 * Whether a field holds what the shopper typed and nobody has sent. A quantity
 * that was sent is the server's to say.
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
	// A number input has no range.
	return selectionStart === null || selectionEnd === null
		? null
		: [ selectionStart, selectionEnd ];
};

/**
 * Remembers what a shopper has in hand in a region.
 *
 * @return Gives it back in what has come in its place: what was typed, the
 *         focus and the caret. A focused element that has no twin leaves the
 *         focus to the region itself, so that the keyboard does not start anew.
 */
export const keepInHand = (
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
