import type { AddressLookup } from '../../behaviours/checkout/address';
import { COUNTRIES, LINES } from '../../behaviours/checkout/address/fields';

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
 * addresses when somebody is about to write one. What is typed until it is there
 * is not lost.
 *
 * @param lookup    What it works with.
 * @param chooseAll Chooses the providers anew.
 */
export const onIntent = (
	lookup: AddressLookup,
	chooseAll: () => void
): void => {
	let take: ( ( event: Event ) => void ) | undefined;
	let missed: Event | undefined;
	let loading: Promise< void > | undefined;
	const load = () => {
		loading ??= import(
			/* webpackChunkName: "address" */ '../../behaviours/checkout/address/wire'
		).then( ( { wireAddresses } ) => {
			take = wireAddresses( lookup );
			if ( missed ) {
				take( missed );
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
