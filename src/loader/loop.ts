import contract from '../contract';
import { wire as wireListings } from '../behaviours/loop';
import type { Page } from '../behaviours/page';
import { hydrateView, preloadView } from './page/views';

const { markers } = contract;

const ISLAND = `.${ markers.loop } [${ markers.island }]`;

/** Names of the views of a listing's islands and of facets. */
const VIEW = 'loop-builder';
const FACET_VIEW = 'loop-facet';

const FACET = `[${ markers.loop_facet }]`;

const isEndless = ( target: EventTarget | null ): boolean =>
	target instanceof Element && target.hasAttribute( markers.loop_endless );

const views = (): string[] =>
	document.querySelector( FACET ) ? [ VIEW, FACET_VIEW ] : [ VIEW ];

/**
 * Wires the listings of a page. Their controls work by behaviors; the React
 * islands are preloaded on hover and hydrated on first use.
 */
export const wire = ( page: Page, missed?: Event ): void => {
	const { settings } = page;
	let waking: Promise< unknown > | undefined;
	const wake = ( event?: Event ) => {
		// Clicks by scripts are not an intent.
		if ( event?.isTrusted === false && isEndless( event.target ) ) {
			return;
		}
		waking ??= Promise.all(
			views().map( ( name ) => hydrateView( settings, name ) )
		).catch( ( error: unknown ) => {
			// Let the next intent retry; the markup works.
			waking = undefined;
			reportError( error );
		} );
	};
	const fetch = () =>
		views().forEach( ( name ) => preloadView( settings, name ) );
	page.on( 'pointerover touchstart', ISLAND, fetch );
	// Before the behavior, which may stop the event.
	page.on( 'pointerdown focusin keydown input change click', ISLAND, wake );
	wireListings( page, missed );
	// The event that loaded this chunk is over.
	if ( document.querySelector( `${ ISLAND }:focus-within` ) ) {
		wake();
	} else if ( document.querySelector( `${ ISLAND }:hover` ) ) {
		fetch();
	}
};
