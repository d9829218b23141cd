import contract from '../contract';
import { wire as wireListings } from '../behaviours/loop';
import type { Page } from '../behaviours/page';
import { hydrateView, preloadView } from './page/views';

const { markers } = contract;

const ISLAND = `.${ markers.loop } [${ markers.island }]`;

/** The view that the islands of a listing are in, and that of facets. */
const VIEW = 'loop-builder';
const FACET_VIEW = 'loop-facet';

const FACET = `[${ markers.loop_facet }]`;

const isEndless = ( target: EventTarget | null ): boolean =>
	target instanceof Element && target.hasAttribute( markers.loop_endless );

const views = (): string[] =>
	document.querySelector( FACET ) ? [ VIEW, FACET_VIEW ] : [ VIEW ];

/**
 * Wires the listings of a page. Their controls answer by the behaviour; the React
 * of their islands is fetched when a visitor comes near one of them, and takes
 * them over when one is used.
 */
export const wire = ( page: Page, missed?: Event ): void => {
	const { settings } = page;
	let waking: Promise< unknown > | undefined;
	const wake = ( event?: Event ) => {
		// What a script does is no sign of a visitor.
		if ( event?.isTrusted === false && isEndless( event.target ) ) {
			return;
		}
		waking ??= Promise.all(
			views().map( ( name ) => hydrateView( settings, name ) )
		).catch( ( error: unknown ) => {
			// The next intent may try again; what stands there works.
			waking = undefined;
			reportError( error );
		} );
	};
	const fetch = () =>
		views().forEach( ( name ) => preloadView( settings, name ) );
	page.on( 'pointerover touchstart', ISLAND, fetch );
	// Before the behaviour, which deals with what it takes.
	page.on( 'pointerdown focusin keydown input change click', ISLAND, wake );
	wireListings( page, missed );
	// What has brought this script is over.
	if ( document.querySelector( `${ ISLAND }:focus-within` ) ) {
		wake();
	} else if ( document.querySelector( `${ ISLAND }:hover` ) ) {
		fetch();
	}
};
