import contract from '../../../contract';
import {
	CLOSED,
	type Combobox,
	chosen,
	isOpen,
	moved,
	opened,
} from '../../../core/address/combobox';
import { createAddressSearch } from '../../../core/address/search';
import { isTyping } from '../../../core/address/typing';
import type { AddressLookup } from '.';
import { countryOf, typeOf } from './fields';
import { createList } from './list';
import { createSelection } from './selection';

const { timings_ms: timings } = contract;

/** What a first line does with what happens to it. */
export interface LineControl {
	readonly element: HTMLElement;
	readonly input: ( event: Event ) => void;
	readonly key: ( event: KeyboardEvent ) => void;
	readonly press: ( target: Element ) => void;
	readonly blur: () => void;
	readonly focus: () => void;
	readonly close: () => void;
}

const say = ( text = '', value = '' ) =>
	window.vitrine?.announce( text.replace( '%s', value ) );

/** Keeps the browser's own list from covering ours while that is open. */
const keepAutofill = ( line: HTMLInputElement ) => {
	const own = line.getAttribute( 'autocomplete' );
	return ( open: boolean ) => {
		if ( open ) {
			line.setAttribute( 'autocomplete', 'off' );
		} else if ( own === null ) {
			line.removeAttribute( 'autocomplete' );
		} else {
			line.setAttribute( 'autocomplete', own );
		}
	};
};

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
 * Makes a combobox of the first line of an address.
 *
 * @param line   The line.
 * @param lookup What it works with.
 * @see spec 4.5, 5.8, 9.1, field 29, 30
 */
export const createControl = (
	line: HTMLInputElement,
	lookup: AddressLookup
): LineControl => {
	const { log, texts, active } = lookup;
	const search = createAddressSearch( log );
	const selection = createSelection( line, log, () =>
		say( texts.address_filled )
	);
	const list = createList( line, texts.suggestions ?? '' );
	const autofill = keepAutofill( line );
	let box: Combobox = CLOSED;
	let timer: ReturnType< typeof setTimeout > | undefined;

	const provider = () => {
		const type = typeOf( line );
		return type ? active.of[ type ] : null;
	};
	const show = ( next: Combobox ) => {
		const was = isOpen( box );
		box = next;
		list.show( box );
		if ( was !== isOpen( box ) ) {
			autofill( ! was );
		}
	};
	const close = () => {
		clearTimeout( timer );
		search.stop();
		if ( isOpen( box ) ) {
			show( CLOSED );
		}
	};
	const brand = async () => {
		const { id = '' } = provider() ?? {};
		const html = lookup.registry.branding( id );
		if ( ! html ) {
			list.brand( null );
			return;
		}
		const { sanitiseBranding } = await import(
			/* webpackChunkName: "address-branding" */ './branding'
		);
		if ( provider()?.id === id ) {
			list.brand( sanitiseBranding( html ) );
		}
	};
	const find = async () => {
		const found = await search.find( line.value, {
			type: typeOf( line ) ?? 'billing',
			country: countryOf( line ),
			provider: provider(),
		} );
		if ( found === undefined ) {
			return;
		}
		show( found ? opened( found ) : CLOSED );
		if ( isOpen( box ) ) {
			const { length } = box.suggestions;
			say(
				texts[ length === 1 ? 'one_suggestion' : 'some_suggestions' ],
				`${ length }`
			);
			await brand();
		}
	};
	const take = ( next: Combobox ) => {
		const suggestion = chosen( next );
		const from = provider();
		close();
		if ( suggestion && from ) {
			void selection.take( from, suggestion.id );
		}
	};
	const keys: Record< string, () => void > = {
		ArrowDown: () => show( moved( box, 1 ) ),
		ArrowUp: () => show( moved( box, -1 ) ),
		Escape: close,
		Enter: () => take( box ),
	};
	return {
		element: list.element,
		close,
		input( event ) {
			lookup.choose( line );
			if ( ! wasTyped( event, line ) ) {
				// Autofill, or an address that was chosen.
				close();
				return;
			}
			selection.stop();
			show( { ...box, highlighted: -1 } );
			void find().catch( reportError );
		},
		key( event ) {
			const act =
				isOpen( box ) && ! event.isComposing && keys[ event.key ];
			// Without a highlight Enter keeps its ordinary effect. @see readings 22
			if ( act && ( event.key !== 'Enter' || chosen( box ) ) ) {
				event.preventDefault();
				act();
			}
		},
		press( target ) {
			const highlighted = list.indexOf( target );
			if ( highlighted >= 0 ) {
				take( { ...box, highlighted } );
			}
		},
		blur() {
			clearTimeout( timer );
			timer = setTimeout( close, timings.autocomplete_blur );
		},
		focus: () => clearTimeout( timer ),
	};
};
