import contract from '../../../contract';
import type { AddressSuggestion } from '../../../contract/types';
import { type Combobox, isOpen } from '../../../core/address/combobox';
import { partsOf } from '../../../core/address/highlight';

const { markers } = contract;

/** The list under a first line. */
export interface SuggestionList {
	readonly element: HTMLElement;
	readonly show: ( box: Combobox ) => void;
	/** Puts what stands under the suggestions there; null: nothing. */
	readonly brand: ( branding: Node | null ) => void;
	/** Index of the suggestion that an element is in; -1: none. */
	readonly indexOf: ( element: Element ) => number;
}

const make = ( tag: string, className = '' ): HTMLElement => {
	const element = document.createElement( tag );
	if ( className ) {
		element.className = className;
	}
	return element;
};

const labelOf = ( { label, matchedSubstrings }: AddressSuggestion ): Node[] =>
	partsOf( label, matchedSubstrings ).map( ( { text, matched } ) => {
		const node = document.createTextNode( text );
		if ( ! matched ) {
			return node;
		}
		const bold = make( 'strong' );
		bold.append( node );
		return bold;
	} );

/** The list stands where its line does, whatever the theme has around it. */
const place = ( element: HTMLElement, line: HTMLElement ) => {
	const { style } = element;
	style.top = `${ line.offsetTop + line.offsetHeight }px`;
	style.left = `${ line.offsetLeft }px`;
	style.width = `${ line.offsetWidth }px`;
};

/**
 * Makes the list of a line, as `View\Checkout\Suggestions` prints it. The line itself is not moved, so that it keeps the
 * focus.
 *
 * @param line  First line of an address.
 * @param label What the list is called.
 * @see spec 2.7, 3.6, field 30
 */
export const createList = (
	line: HTMLInputElement,
	label: string
): SuggestionList => {
	const element = make( 'div', markers.suggestions );
	const list = make( 'ul' );
	const foot = make( 'div', markers.suggestions_branding );
	list.id = `${ line.id || line.name }_suggestions`;
	list.setAttribute( 'role', 'listbox' );
	list.setAttribute( 'aria-label', label );
	element.append( list, foot );
	element.hidden = true;
	foot.hidden = true;
	// A press on the list leaves the focus in the line.
	element.addEventListener( 'mousedown', ( event ) =>
		event.preventDefault()
	);
	let shown: Combobox[ 'suggestions' ] = [];

	const draw = ( suggestions: Combobox[ 'suggestions' ] ) => {
		shown = suggestions;
		list.replaceChildren(
			...suggestions.map( ( suggestion, index ) => {
				const option = make( 'li' );
				option.id = `${ list.id }_${ index }`;
				option.setAttribute( 'role', 'option' );
				option.append( ...labelOf( suggestion ) );
				return option;
			} )
		);
	};
	const point = ( highlighted: number ) => {
		[ ...list.children ].forEach( ( option, index ) => {
			option.setAttribute(
				'aria-selected',
				String( index === highlighted )
			);
		} );
		const option = list.children[ highlighted ];
		if ( option ) {
			line.setAttribute( 'aria-activedescendant', option.id );
			option.scrollIntoView( { block: 'nearest' } );
		} else {
			line.removeAttribute( 'aria-activedescendant' );
		}
	};
	return {
		element,
		show( box ) {
			const open = isOpen( box );
			const wasHidden = element.hidden;
			if ( open && element.previousElementSibling !== line ) {
				line.after( element );
			}
			if ( box.suggestions !== shown ) {
				draw( box.suggestions );
			}
			point( box.highlighted );
			element.hidden = ! open;
			// In a country without a provider it is a line as any other.
			if ( line.getAttribute( 'role' ) === 'combobox' ) {
				line.setAttribute( 'aria-expanded', String( open ) );
				line.setAttribute( 'aria-controls', list.id );
			}
			if ( open ) {
				place( element, line );
			}
			if ( open && wasHidden ) {
				// At the lower end of a screen it would be out of sight.
				element.scrollIntoView( { block: 'nearest' } );
			}
		},
		brand( branding ) {
			foot.replaceChildren( ...( branding ? [ branding ] : [] ) );
			foot.hidden = ! foot.textContent.trim() && ! foot.childElementCount;
		},
		indexOf: ( target ) =>
			[ ...list.children ].indexOf(
				target.closest( '[role="option"]' ) ?? list
			),
	};
};
