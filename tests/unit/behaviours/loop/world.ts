import { createResolver } from '../../../../src/contract';
import type { LoopSettings } from '../../../../src/contract/types';
import { wire } from '../../../../src/behaviours/loop';
import type { Page } from '../../../../src/behaviours/page';
import { createDelegate } from '../../../../src/behaviours/page/delegate';
import { pageSettings, settle } from '../../support/page';

export interface Asked {
	url: string;
	init: RequestInit;
	/** Fields of the body, or of the query string of a GET request. */
	fields: Record< string, string >;
	answer: ( body: unknown, status?: number ) => Promise< void >;
	fail: () => Promise< void >;
}

const LOOP_SETTINGS: LoopSettings = {
	post_id: 12,
	post_type: 'page',
	history: true,
	prefetch: false,
	scroll_on: 'paging',
	titles: { first: 'Journal', further: 'Journal – Page %d' },
};

/** A listing as rendered by the server. */
export const listing = ( id: number, data = {} ): string => {
	const form = `form="vitrine-loop-form-${ id }"`;
	return `<div class="vitrine-loop" id="loop-${ id }" data-loop='${ JSON.stringify(
		{
			query_id: id,
			block_id: `block${ id }`,
			composable: false,
			method: 'POST',
			in_place: true,
			...data,
		}
	) }'>
	<form id="vitrine-loop-form-${ id }" class="vitrine-loop-form"></form>
	<input type="search" data-loop-control="search" ${ form }>
	<select data-loop-control="sort"><option value="">Latest</option><option value="title">Title</option></select>
	<select data-loop-control="select"><option value="">All</option><option value="care" data-name="Care">Care (6)</option><option value="rooms" data-name="Rooms">Rooms (6)</option></select>
	<label><input type="checkbox" data-loop-control="checkbox" value="care"> Care <span class="vitrine-loop-amount">6</span></label>
	<label><input type="checkbox" data-loop-control="checkbox" value="rooms"> Rooms <span class="vitrine-loop-amount">6</span></label>
	<a href="/all" data-loop-control="button" data-type="all" aria-current="true">All</a>
	<a href="/care" data-loop-control="button" data-type="care">Care</a>
	<a href="/untyped" data-loop-control="button">Everything</a>
	<a href="/reset" data-loop-control="reset">Reset</a>
	<p class="vitrine-loop-count">Showing 1–2 of 6</p>
	<div data-loop-area="${ id }"><ul class="vitrine-loop-items"><li>old ${ id }</li></ul></div>
	<div class="vitrine-loop-empty" hidden>Nothing</div>
	<nav data-loop-area="pagination ${ id }"><a href="/2" data-loop-control="page" data-page="2">2</a></nav>
	<p class="vitrine-loop-failure" hidden><span></span> <button type="button" data-loop-control="retry">Try again</button></p>
	</div>`;
};

/** A successful response. */
export const good = ( text: string, more = {} ) => ( {
	success: true,
	data: {
		content: {
			wrapper: `<ul class="vitrine-loop-items"><li>${ text }</li></ul>`,
			pagination: `<a href="/3" data-loop-control="page" data-page="3">3</a>`,
			count: `Showing ${ text }`,
			total: 6,
			...more,
		},
	},
} );

/** Opens a page with listings and a fake server whose responses are sent by hand. */
export const openListings = (
	html: string,
	loop: Partial< LoopSettings > = {},
	announce_errors = true,
	/** URL that the page was rendered for. */
	printed = 'https://shop.test/journal/',
	/** Earlier offer to hold their state. */
	offered?: Event
) => {
	window.history.replaceState( null, '', '/journal/' );
	document.body.innerHTML = `<div id="page">${ html }</div>`;
	document.title = 'Journal';
	Object.assign( performance, {
		getEntriesByType: () => [ { name: printed } ],
	} );
	const asked: Asked[] = [];
	const reports: unknown[] = [];
	const said: string[] = [];
	window.reportError = ( error: unknown ) => void reports.push( error );
	window.scrollTo = jest.fn();
	window.matchMedia = () => ( { matches: false } ) as MediaQueryList;
	let nonces = 0;
	window.fetch = ( ( url: string, init: RequestInit = {} ) =>
		new Promise( ( resolve, reject ) => {
			init.signal?.addEventListener( 'abort', () =>
				reject( new Error( 'Aborted' ) )
			);
			const answer = ( body: unknown, status = 200 ) => {
				resolve( new Response( JSON.stringify( body ), { status } ) );
				return settle();
			};
			if ( url.includes( 'vitrine_nonces' ) ) {
				nonces++;
				void answer( { security: `nonce${ nonces }` } );
				return;
			}
			const fields: Record< string, string > = {};
			const sent =
				init.body instanceof FormData
					? init.body
					: new URL( url ).searchParams;
			sent.forEach( ( value: unknown, name: string ) => {
				fields[ name ] = String( value );
			} );
			asked.push( {
				url,
				init,
				fields,
				answer,
				fail: () => {
					reject( new TypeError( 'Failed to fetch' ) );
					return settle();
				},
			} );
		} ) ) as typeof window.fetch;
	const settings = pageSettings( {
		loop: { ...LOOP_SETTINGS, ...loop },
		theme: { announce_errors },
	} );
	const browser = {
		navigate: jest.fn< undefined, [ string ] >(),
		reload: jest.fn< undefined, [] >(),
		alert: jest.fn< undefined, [ string ] >(),
	};
	const page = {
		settings,
		browser,
		on: createDelegate( document.getElementById( 'page' )! ),
		announce: ( text: string ) => void said.push( text ),
		name: createResolver( settings.brands ),
		text: ( key: string ) => settings.texts[ key ] ?? '',
		bridge: () => null,
	} as unknown as Page;
	wire( page, offered );
	// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- As with querySelector(), the caller vouches for the type.
	const find = < T extends HTMLElement = HTMLElement >(
		selector: string,
		id = 1
	) => document.querySelector< T >( `#loop-${ id } ${ selector }` )!;
	return {
		/** Offers to hold their state. */
		offer: ( { type, detail }: CustomEvent< unknown > ) =>
			document
				.getElementById( 'page' )!
				.dispatchEvent( new CustomEvent( type, { detail } ) ),
		asked,
		reports,
		said,
		browser,
		find,
		/** The selection in the request. */
		chosen: ( index = asked.length - 1 ) => {
			const {
				action: _action,
				postId: _postId,
				postType: _postType,
				security: _security,
				queryId: _queryId,
				block_id: _blockId,
				...rest
			} = asked[ index ]!.fields;
			return rest;
		},
		/** Sets a field as a visitor does. */
		use: async ( selector: string, value: string | boolean, id = 1 ) => {
			const field = find< HTMLInputElement >( selector, id );
			if ( typeof value === 'boolean' ) {
				field.checked = value;
			} else {
				field.value = value;
			}
			for ( const type of [ 'input', 'change' ] ) {
				field.dispatchEvent( new Event( type, { bubbles: true } ) );
			}
			await settle();
		},
		click: async ( selector: string, id = 1 ) => {
			find( selector, id ).click();
			await settle();
		},
		/** Waits for the debounce. */
		wait: async ( ms = 250 ) => {
			jest.advanceTimersByTime( ms );
			await settle();
		},
	};
};
