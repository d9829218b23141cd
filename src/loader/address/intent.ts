import type { AddressPage } from '../../contract/types';
import type { AddressLookup } from '../../core/address/lookup';
import {
	COUNTRIES,
	LINES,
	typeOf,
} from '../../transport/customer/address-fields';
import { fetchAhead, loadScripts } from '../page/views';

/** Used for jQuery events, which native listeners do not get. */
type JQuery = ( root: Document ) => {
	on: ( type: string, selector: string, listener: () => void ) => void;
};

const isLine = ( target: EventTarget | null ): target is HTMLInputElement =>
	target instanceof HTMLInputElement && target.matches( LINES );

const onCountry = ( chooseAll: () => void ) => {
	const { jQuery } = window as { jQuery?: JQuery };
	if ( jQuery ) {
		// Select replacements trigger `change` only by jQuery.
		jQuery( document ).on( 'change', COUNTRIES, chooseAll );
		return;
	}
	document.addEventListener( 'change', ( { target } ) => {
		if ( target instanceof Element && target.matches( COUNTRIES ) ) {
			chooseAll();
		}
	} );
};

/**
 * Follows the countries of the page's addresses and loads the suggestions:
 * preloaded when an address is being filled in, run on focus of its first line.
 * Input typed before that is not lost.
 *
 * @param lookup    State shared with the suggestions.
 * @param scripts   The suggestion scripts, in load order.
 * @param chooseAll Chooses the providers again.
 */
export const onIntent = (
	lookup: AddressLookup,
	scripts: AddressPage[ 'scripts' ],
	chooseAll: () => void
): void => {
	let take: ( ( event: Event ) => void ) | undefined;
	let missed: Event | undefined;
	let loading: Promise< void > | undefined;
	const load = () => {
		loading ??= loadScripts( scripts ).then( () => {
			take = window.vitrineAttachSuggestions?.( lookup );
			if ( missed ) {
				take?.( missed );
			}
		} );
		loading.catch( ( error: unknown ) => {
			// The next intent retries; the field stays a plain input.
			loading = undefined;
			reportError( error );
		} );
	};
	const hear = ( event: Event ) => {
		if ( take || ! isLine( event.target ) ) {
			return;
		}
		if ( event.type === 'input' ) {
			missed = event;
		} else {
			lookup.choose( event.target );
		}
		load();
	};
	const near = ( { target }: Event ) => {
		const type = ! loading && target instanceof Element && typeOf( target );
		if ( type && lookup.active.of[ type ] ) {
			scripts.forEach( fetchAhead );
		}
	};
	for ( const sign of [ 'focusin', 'pointerover', 'touchstart' ] ) {
		document.addEventListener( sign, near, { passive: true } );
	}
	document.addEventListener( 'focusin', hear );
	document.addEventListener( 'input', hear );
	onCountry( chooseAll );
	const focused = document.querySelector< HTMLInputElement >(
		`:is( ${ LINES } ):focus`
	);
	if ( focused ) {
		load();
		// Input typed before this script loaded.
		if ( focused.value !== focused.defaultValue ) {
			focused.dispatchEvent(
				new InputEvent( 'input', {
					bubbles: true,
					inputType: 'insertText',
				} )
			);
		}
	}
};
