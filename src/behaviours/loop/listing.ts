import contract from '../../contract';
import type { LoopContent, LoopData } from '../../contract/types';
import { addressOn, readAddress } from '../../core/loop/address';
import { questionOf } from '../../core/loop/machine';
import { reduce } from '../../core/loop/state';
import type {
	LoopAction,
	LoopEffect,
	LoopEvent,
	LoopState,
	Machine,
} from '../../core/loop/types';
import { type LoopClient, LoopError } from '../../transport/loop';
import { fetchFragments, type Sanitize } from '../fragments/fetch';
import { emit } from '../page/emit';
import type { Page } from '../page';
import { createAhead } from './ahead';
import { showAmounts } from './amounts';
import { setBusy, showAreas } from './areas';
import { showState } from './controls';
import { crossfade } from './crossfade';
import { areasOf } from './elements';
import { showFailure } from './failure';
import { showLinks, writeHistory } from './links';
import { showRangeBounds } from './ranges';
import { scrollToResults } from './scroll';

const { events, markers, timings_ms: timings } = contract;

type Shown = Extract< LoopEffect, { type: 'show' } >;

/** The state of a listing, whoever holds it. */
export interface Held {
	readonly machine: () => Machine;
	readonly dispatch: ( event: LoopEvent ) => void;
}

/** The state of a listing in the URL. */
export const stateIn = ( query: string, data: LoopData ): LoopState =>
	readAddress( new URLSearchParams( query ), data.query_id, data );

/**
 * A listing of the page: runs the effects of its state machine and renders it.
 *
 * @see spec 4.14, 8.4, field 24-27
 */
export const createListing = (
	page: Page,
	root: HTMLElement,
	data: LoopData,
	client: LoopClient,
	held: Held
) => {
	const { machine, dispatch } = held;
	const { query_id: queryId } = data;
	const settings = page.settings.loop;
	const ahead = createAhead();
	let timer: ReturnType< typeof setTimeout > | undefined;
	let current: AbortController | undefined;
	let sanitize: Sanitize;

	const address = () =>
		addressOn( window.location, queryId, machine().view.chosen, data );

	const entitle = () => {
		if ( settings ) {
			const { first, further } = settings.titles;
			const { paged } = machine().view.chosen;
			document.title =
				paged > 1 ? further.replace( '%d', String( paged ) ) : first;
		}
	};

	const show = ( { content, adds, history, pages }: Shown ) => {
		if ( settings?.history && history !== 'none' ) {
			writeHistory( address(), history === 'replace' );
		}
		entitle();
		const [ results ] = areasOf(
			root,
			markers.loop_results_label,
			queryId
		);
		crossfade( adds ? undefined : results, () => {
			showAreas( root, queryId, content, adds, sanitize );
			showAmounts( root, content );
			showRangeBounds( root, content );
			showLinks( root, queryId, machine().view.shown, data );
			page.announce( content.count ?? '' );
			emit( events.native.loop_updated, { query_id: queryId, content } );
			if ( settings?.scroll_on === 'update' ? ! adds : pages ) {
				scrollToResults( root, queryId );
			}
		} );
	};

	const reportFailure = ( request: number, error: unknown ) => {
		const shown =
			error instanceof LoopError ? error.shown : page.text( 'http' );
		// An owner may turn announcements of errors off.
		const text = page.settings.theme.announce_errors === false ? '' : shown;
		dispatch( { type: 'failed', request, text } );
		emit( events.native.loop_error, { query_id: queryId, error } );
		if ( text ) {
			page.announce( text );
		}
	};

	/**
	 * Requests the results of the chosen filters.
	 *
	 * @return Rejects on failure; the results stay as they are.
	 */
	const ask = async ( request: number ): Promise< void > => {
		const question = questionOf( machine(), machine().view.chosen );
		const giveUp = new AbortController();
		current = giveUp;
		let content: LoopContent;
		try {
			[ content, { sanitize } ] = await Promise.all( [
				ahead.take( question ) ??
					client.load( data, question, giveUp.signal ),
				fetchFragments(),
			] );
		} catch ( error ) {
			if ( machine().request === request ) {
				reportFailure( request, error );
				throw error;
			}
			return;
		}
		dispatch( { type: 'answered', request, content } );
	};

	return {
		/** Renders the current state. */
		paint(): void {
			const { view } = machine();
			showState( root, view.chosen );
			setBusy( root, queryId, view.busy );
			showFailure( root, queryId, view.failure );
		},

		carryOut( effect: LoopEffect ): void {
			switch ( effect.type ) {
				case 'stop':
					clearTimeout( timer );
					current?.abort();
					break;
				case 'rest':
					timer = setTimeout(
						() => dispatch( { type: 'rested' } ),
						timings.loop_filter
					);
					break;
				case 'ask':
					ask( effect.request ).catch( reportError );
					break;
				case 'open':
					page.browser.navigate( address() );
					break;
				case 'entitle':
					entitle();
					break;
				case 'show':
					show( effect );
			}
		},

		/** Handles the browser's Back and Forward. */
		restore: () =>
			dispatch( {
				type: 'restore',
				chosen: stateIn( window.location.search, data ),
			} ),

		/** Prefetches a page that is likely to be requested. */
		expect( action: LoopAction ): void {
			const { view } = machine();
			const question = questionOf(
				machine(),
				reduce( view.chosen, action, view )
			);
			ahead.fetch( question, () => client.load( data, question ) );
		},

		dispatch,
		root,
	};
};

export type Listing = ReturnType< typeof createListing >;
