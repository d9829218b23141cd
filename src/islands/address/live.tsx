import { checkoutStore } from '@vitrine/checkout-store';
import { useSelect } from '@wordpress/data';
import {
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import type { AddressType } from '../../contract/types';
import { isOpen } from '../../core/address/combobox';
import { partsOf } from '../../core/address/highlight';
import type { AddressLookup } from '../../core/address/lookup';
import { listIdOf, optionIdOf, SuggestionsBody } from './suggestions';

interface Props {
	/** The `address_1` input, which is not rendered by React. */
	line: HTMLInputElement;
	/** Container of the list, after the input. */
	element: HTMLElement;
	type: AddressType;
	lookup: AddressLookup;
	/** Fills in the address of a suggestion. */
	take: ( id: string ) => void;
}

/** Positions the list below the input, whatever the theme wraps it in. */
const place = ( element: HTMLElement, line: HTMLElement ) => {
	const { style } = element;
	style.top = `${ line.offsetTop + line.offsetHeight }px`;
	style.left = `${ line.offsetLeft }px`;
	style.width = `${ line.offsetWidth }px`;
};

/** Disables the browser's autocomplete while the list is open. @see field 29 */
const useOwnList = ( line: HTMLInputElement, open: boolean ) =>
	useLayoutEffect( () => {
		const own = line.getAttribute( 'autocomplete' );
		if ( ! open ) {
			return;
		}
		line.setAttribute( 'autocomplete', 'off' );
		return () => {
			if ( own === null ) {
				line.removeAttribute( 'autocomplete' );
			} else {
				line.setAttribute( 'autocomplete', own );
			}
		};
	}, [ line, open ] );

/** Loads the provider's branding once the list is open. */
const useBranding = (
	{ active, brand }: AddressLookup,
	type: AddressType,
	open: boolean
) => {
	const [ branding, setBranding ] = useState< DocumentFragment | null >(
		null
	);
	const id = open ? active.of[ type ]?.id : undefined;
	useEffect( () => {
		let isOver = false;
		if ( id !== undefined ) {
			brand( id ).then(
				( found ) => isOver || setBranding( found ),
				reportError
			);
		}
		return () => {
			isOver = true;
		};
	}, [ brand, id ] );
	return branding;
};

/**
 * Renders the suggestions for an address below its first line. The input stays
 * in place to keep the focus and gets the ARIA attributes of a combobox.
 *
 * @param props
 * @see spec 2.7, 4.5, 5.8, field 30
 */
export const LiveSuggestions = ( props: Props ) => {
	const { line, element, type, lookup, take } = props;
	const box = useSelect(
		( select ) => select( checkoutStore ).getSuggestions( type ),
		[ type ]
	);
	const { suggestions, highlighted, taken } = box;
	const open = isOpen( box );
	const name = line.id || line.name;
	const foot = useRef< HTMLDivElement >( null );
	const branding = useBranding( lookup, type, open );
	useOwnList( line, open );
	useLayoutEffect( () => {
		element.hidden = ! open;
		// Without a provider for the country it is a plain input.
		if ( line.getAttribute( 'role' ) === 'combobox' ) {
			line.setAttribute( 'aria-expanded', String( open ) );
			line.setAttribute( 'aria-controls', listIdOf( name ) );
		}
		if ( open ) {
			if ( element.previousElementSibling !== line ) {
				line.after( element );
			}
			place( element, line );
			// It might open below the viewport.
			element.scrollIntoView( { block: 'nearest' } );
		}
	}, [ element, line, name, open ] );
	useLayoutEffect( () => {
		const option = document.getElementById(
			optionIdOf( name, highlighted )
		);
		if ( option ) {
			line.setAttribute( 'aria-activedescendant', option.id );
			option.scrollIntoView( { block: 'nearest' } );
		} else {
			line.removeAttribute( 'aria-activedescendant' );
		}
	}, [ line, name, suggestions, highlighted ] );
	useLayoutEffect( () => {
		foot.current?.replaceChildren(
			...( branding ? [ branding.cloneNode( true ) ] : [] )
		);
	}, [ branding ] );
	useLayoutEffect( () => {
		if ( taken && line.isConnected ) {
			take( taken.id );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Runs once for each choice.
	}, [ taken ] );
	return (
		<SuggestionsBody
			line={ name }
			label={ lookup.texts.suggestions ?? '' }
			suggestions={ suggestions.map(
				( { label, matchedSubstrings } ) => ( {
					parts: partsOf( label, matchedSubstrings ),
				} )
			) }
			highlighted={ highlighted }
			branded={
				!! branding &&
				( !! branding.textContent.trim() ||
					branding.childElementCount > 0 )
			}
			foot={ foot }
		/>
	);
};
