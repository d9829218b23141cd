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

/** Event handlers of an `address_1` input. */
export interface LineControl {
	readonly line: HTMLInputElement;
	/** Container of the list. */
	readonly element: HTMLElement;
	readonly input: ( event: Event ) => void;
	readonly key: ( event: KeyboardEvent ) => void;
	readonly press: ( target: Element ) => void;
	readonly blur: () => void;
	readonly focus: () => void;
	readonly close: () => void;
	/** Removes the list and aborts pending requests. */
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

/** Some browsers do not support the `:autofill` selector. */
const isAutofilled = ( line: HTMLInputElement ): boolean => {
	try {
		return line.matches( ':autofill' );
	} catch {
		return false;
	}
};

/**
 * Turns the first line of an address into a combobox. The suggestions are kept
 * in the store and rendered below the input.
 *
 * @param line   The `address_1` input.
 * @param type   The address type.
 * @param lookup The shared services.
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
	// Clicks on the list must not blur the input.
	element.addEventListener( 'mousedown', ( event ) =>
		event.preventDefault()
	);
	line.after( element );
	const drawn = createRoot( element );
	let timer: ReturnType< typeof setTimeout > | undefined;

	const now = () => select( checkoutStore ).getSuggestions( type );
	const actions = dispatch( checkoutStore );
	// Render keyboard actions immediately.
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
				// Autofilled, or set by a chosen suggestion.
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
			// Without a highlight Enter submits the form. @see readings 22
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
