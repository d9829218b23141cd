import contract from '../../contract';
import type { LoopContent, LoopData } from '../../contract/types';
import { readAddress } from '../../core/loop/address';
import { fieldsOf } from '../../core/loop/fields';
import { reduce } from '../../core/loop/state';
import type { LoopAction, LoopState } from '../../core/loop/types';
import { type LoopClient, LoopError } from '../../transport/loop';
import { emit } from '../page/emit';
import type { Page } from '../page';
import { createAhead } from './ahead';
import { showAmounts } from './amounts';
import { setBusy, showAreas } from './areas';
import { showState } from './controls';
import { ownOf } from './elements';
import { hideFailure, showFailure } from './failure';
import { addressOf, showLinks, writeHistory } from './links';
import { scrollToResults } from './scroll';

const { events, markers, timings_ms: timings } = contract;

/** What brought an update about. `restore`: the way back, or forward. */
type Cause = LoopAction[ 'type' ] | 'restore' | 'retry' | 'submit';

/** Not debounced: they say all at once. @see spec 9.9, readings 18 */
const AT_ONCE: readonly Cause[] = [
	'button',
	'page',
	'restore',
	'retry',
	'submit',
];

const fetchSanitiser = () =>
	import( /* webpackChunkName: "fragments" */ '../fragments' ).then(
		( { sanitise } ) => sanitise
	);

/**
 * One listing of the page.
 *
 * @param page   The page.
 * @param root   Its element.
 * @param data   What its markup says.
 * @param client Asks for results.
 * @param query  Of the address that it was printed for.
 * @see spec 4.14, 8.4, field 24-27
 */
export const createListing = (
	page: Page,
	root: HTMLElement,
	data: LoopData,
	client: LoopClient,
	query = window.location.search
) => {
	const { query_id: queryId } = data;
	const rules = { composable: data.composable };
	const settings = page.settings.loop;
	const ahead = createAhead();
	const read = ( from: string ) =>
		readAddress( new URLSearchParams( from ), queryId, rules );
	let state = read( query );
	/** What the results show; differs from the above while an answer is awaited, and after a failure. */
	let shown = state;
	let cause: Cause = 'restore';
	let timer: ReturnType< typeof setTimeout > | undefined;
	/** The request whose answer counts. An answer to another is late. */
	let current: AbortController | undefined;
	let typing = false;

	const keyOf = ( of: LoopState ) => JSON.stringify( fieldsOf( of, rules ) );
	/** Whether more results come below those that are there. */
	const adds = () =>
		cause === 'page' &&
		Boolean( ownOf( root, `.${ markers.loop_more }` ).length ) &&
		state.paged > shown.paged;

	const entitle = () => {
		if ( settings ) {
			const { first, further } = settings.titles;
			document.title =
				state.paged > 1
					? further.replace( '%d', String( state.paged ) )
					: first;
		}
	};

	const remember = () => {
		if ( ! settings?.history || cause === 'restore' ) {
			return;
		}
		writeHistory(
			addressOf( queryId, state, rules ),
			typing && cause === 'search'
		);
		typing = cause === 'search';
	};

	const show = (
		content: LoopContent,
		sanitise: ( html: string ) => DocumentFragment
	) => {
		const added = adds();
		showAreas( root, queryId, content, added, sanitise );
		showAmounts( root, content.options );
		remember();
		entitle();
		shown = state;
		showLinks( root, queryId, state, rules );
		page.announce( content.count ?? '' );
		emit( events.native.loop_updated, { query_id: queryId, content } );
		const paged = cause === 'page' && ! added;
		if ( settings?.scroll_on === 'update' ? ! added : paged ) {
			scrollToResults( root, queryId );
		}
	};

	const tell = ( error: unknown ) => {
		emit( events.native.loop_error, { query_id: queryId, error } );
		// The letter shows nothing; an owner may want that.
		if ( page.settings.theme.announce_errors ) {
			const text =
				error instanceof LoopError ? error.shown : page.text( 'http' );
			showFailure( root, text );
			page.announce( text );
		}
	};

	/**
	 * Asks for what is chosen and shows it.
	 *
	 * @return Rejects when it cannot be had; the results stay as they are.
	 */
	const update = async (): Promise< void > => {
		const request = new AbortController();
		current = request;
		const isLate = () => current !== request;
		setBusy( root, queryId, true );
		try {
			const [ content, sanitise ] = await Promise.all( [
				ahead.take( keyOf( state ) ) ??
					client.load(
						data,
						fieldsOf( state, rules ),
						request.signal
					),
				fetchSanitiser(),
			] );
			if ( ! isLate() ) {
				hideFailure( root );
				show( content, sanitise );
			}
		} catch ( error ) {
			if ( ! isLate() ) {
				tell( error );
				throw error;
			}
		} finally {
			if ( ! isLate() ) {
				setBusy( root, queryId, false );
			}
		}
	};

	const run = () => {
		if ( ! data.in_place ) {
			page.browser.navigate( addressOf( queryId, state, rules ) );
			return;
		}
		update().catch( reportError );
	};

	const schedule = ( next: Cause ) => {
		// A page that is chosen while a word is typed brings the word's page.
		cause = next;
		clearTimeout( timer );
		// What is on its way answers a question that nobody asks any more.
		current?.abort();
		current = undefined;
		if ( AT_ONCE.includes( next ) ) {
			run();
		} else {
			timer = setTimeout( run, timings.loop_filter );
		}
	};

	return {
		/** Something was done to it. */
		act( action: LoopAction ): void {
			state = reduce( state, action, rules );
			showState( root, state );
			schedule( action.type );
		},

		/** Enter, or the search's button: no more waiting. */
		submit(): void {
			schedule( 'submit' );
		},

		retry(): void {
			schedule( 'retry' );
		},

		/** The address has changed by the way back or forward. */
		restore(): void {
			state = read( window.location.search );
			showState( root, state );
			if ( keyOf( state ) === keyOf( shown ) ) {
				entitle();
			} else if ( ownOf( root, `.${ markers.loop_more }` ).length ) {
				// The server shows all pages up to this one.
				page.browser.reload();
			} else {
				schedule( 'restore' );
			}
		},

		/** A page is likely to be asked for. */
		expect( action: LoopAction ): void {
			const next = reduce( state, action, rules );
			ahead.fetch( keyOf( next ), () =>
				client.load( data, fieldsOf( next, rules ) )
			);
		},
	};
};

export type Listing = ReturnType< typeof createListing >;
