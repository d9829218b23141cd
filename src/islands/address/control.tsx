import { checkoutStore } from '@vitrine/checkout-store';
import { dispatch, select } from '@wordpress/data';
import { createRoot, flushSync } from '@wordpress/element';
import contract from '../../contract';
import type { AddressType, SuggestedAddresses } from '../../contract/types';
import {
	chosen,
	CLOSED,
	isOpen,
	moved,
	opened,
} from '../../core/address/combobox';
import type { AddressLookup } from '../../core/address/lookup';
import { createAddressSearch } from '../../core/address/search';
import { isTyping } from '../../core/address/typing';
import { countryOf } from '../../transport/customer/address-fields';
import { LiveSuggestions } from './live';
import { createSelection } from './selection';

const { markers, timings_ms: timings } = contract;

/** What a first line does with what happens to it. */
export interface LineControl {
	readonly line: HTMLInputElement;
	/** What holds the list. */
	readonly element: HTMLElement;
	readonly input: ( event: Event ) => void;
	readonly key: ( event: KeyboardEvent ) => void;
	readonly press: ( target: Element ) => void;
	readonly blur: () => void;
	readonly focus: () => void;
	readonly close: () => void;
	/** Takes the list away, with what is under way. */
	readonly leave: () => void;
}

const say = ( text = '', value = '' ) =>
	window.vitrine?.announce( text.replace( '%s', value ) );

const wasTyped = ( event: Event, line: HTMLInputElement ) =>
	isTyping( {
		inputType: ( event as Partial< InputEvent > ).inputType ?? '',
		focused: line.ownerDocument.activeElement === line,
		autofilled: isAutofilled( line ),
	} );

/** Not every browser knows the word for it. */
const isAutofilled = ( line: HTMLInputElement ): boolean => {
	try {
		return line.matches( ':autofill' );
	} catch {
		return false;
	}
};

/**
 * Makes a combobox of the first line of an address: what is suggested is state of
 * the store, and drawn beneath the line.
 *
 * @param line   The line.
 * @param type   Which address it begins.
 * @param lookup What it works with.
 * @see spec 4.5, 5.8, 9.1, field 29, 30
 */
export const createControl = (
	line: HTMLInputElement,
	type: AddressType,
	lookup: AddressLookup
): LineControl => {
	const { log, texts, active } = lookup;
	const search = createAddressSearch( log );
	const selection = createSelection( line, log, () =>
		say( texts.address_filled )
	);
	const element = document.createElement( 'div' );
	element.className = markers.suggestions;
	// A press on the list leaves the focus in the line.
	element.addEventListener( 'mousedown', ( event ) =>
		event.preventDefault()
	);
	line.after( element );
	const drawn = createRoot( element );
	let timer: ReturnType< typeof setTimeout > | undefined;

	const now = () => select( checkoutStore ).getSuggestions( type );
	const actions = dispatch( checkoutStore );
	// What a key does shows with it.
	const show = ( next: SuggestedAddresses ) =>
		flushSync( () => void actions.suggest( type, next ) );
	const close = () => {
		clearTimeout( timer );
		search.stop();
		if ( isOpen( now() ) ) {
			show( CLOSED );
		}
	};
	const find = async () => {
		const found = await search.find( line.value, {
			type,
			country: countryOf( line ),
			provider: active.of[ type ],
		} );
		if ( found === undefined ) {
			return;
		}
		const next = found ? opened( found ) : CLOSED;
		const { length } = next.suggestions;
		show( next );
		if ( length ) {
			say(
				texts[ length === 1 ? 'one_suggestion' : 'some_suggestions' ],
				`${ length }`
			);
		}
	};
	const choose = ( id: string ) => {
		clearTimeout( timer );
		search.stop();
		flushSync( () => void actions.chooseSuggestion( type, id ) );
	};
	const take = ( id: string ) => {
		const from = active.of[ type ];
		if ( from ) {
			void selection.take( from, id );
		}
	};
	const keys: Record< string, ( box: SuggestedAddresses ) => void > = {
		ArrowDown: ( box ) => show( moved( box, 1 ) ),
		ArrowUp: ( box ) => show( moved( box, -1 ) ),
		Escape: close,
		Enter: ( box ) => choose( chosen( box )?.id ?? '' ),
	};
	flushSync( () =>
		drawn.render(
			<LiveSuggestions { ...{ line, element, type, lookup, take } } />
		)
	);
	return {
		line,
		element,
		close,
		input( event ) {
			lookup.choose( line );
			if ( ! wasTyped( event, line ) ) {
				// Autofill, or an address that was chosen.
				close();
				return;
			}
			selection.stop();
			if ( now().highlighted >= 0 ) {
				show( { ...now(), highlighted: -1 } );
			}
			void find().catch( reportError );
		},
		key( event ) {
			const box = now();
			const act =
				isOpen( box ) && ! event.isComposing && keys[ event.key ];
			// Without a highlight Enter keeps its ordinary effect. @see readings 22
			if ( act && ( event.key !== 'Enter' || chosen( box ) ) ) {
				event.preventDefault();
				act( box );
			}
		},
		press( target ) {
			const option = target.closest( '[role="option"]' );
			const index = option
				? [ ...( option.parentElement?.children ?? [] ) ].indexOf(
						option
				  )
				: -1;
			const suggestion = now().suggestions[ index ];
			if ( suggestion ) {
				choose( suggestion.id );
			}
		},
		blur() {
			clearTimeout( timer );
			timer = setTimeout( close, timings.autocomplete_blur );
		},
		focus: () => clearTimeout( timer ),
		leave() {
			close();
			selection.stop();
			drawn.unmount();
			element.remove();
		},
	};
};
