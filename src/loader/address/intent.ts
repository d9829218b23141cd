import type { AddressPage } from '../../contract/types';
import type { AddressLookup } from '../../core/address/lookup';
import {
	COUNTRIES,
	LINES,
	typeOf,
} from '../../transport/customer/address-fields';
import { fetchAhead, loadScripts } from '../page/views';

/** What hears jQuery's own events, which no native listener does. */
type JQuery = ( root: Document ) => {
	on: ( type: string, selector: string, heard: () => void ) => void;
};

const isLine = ( target: EventTarget | null ): target is HTMLInputElement =>
	target instanceof HTMLInputElement && target.matches( LINES );

const onCountry = ( chooseAll: () => void ) => {
	const { jQuery } = window as { jQuery?: JQuery };
	if ( jQuery ) {
		// Scripts that dress selects tell of a choice by jQuery alone.
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
 * Follows the countries of a page's addresses, and fetches what suggests
 * addresses: ahead where somebody fills in an address, and to run when they come to
 * its first line. What is typed until it is there is not lost.
 *
 * @param lookup    What it works with.
 * @param scripts   What suggests addresses, in the order in which it runs.
 * @param chooseAll Chooses the providers anew.
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
			// Tried again at the next intent; the field is one to type in as ever.
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
		// What was typed before even this script was there.
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
