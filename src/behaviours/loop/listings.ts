import contract from '../../contract';
import type { LoopData, OldAddress } from '../../contract/types';
import { inOrder } from '../../core/in-order';
import { beginLoop, stepOf } from '../../core/loop/machine';
import type {
	LoopEvent,
	LoopHolder,
	LoopKeeper,
	Machines,
} from '../../core/loop/types';
import { browserEnvironment } from '../../transport/browser/environment';
import { createHttp } from '../../transport/http';
import { readJson } from '../../transport/http/json';
import { createLoopClient } from '../../transport/loop';
import {
	isList,
	isMap,
	isNumber,
	isShape,
	isText,
	isTruth,
	orUndefined,
} from '../../transport/http/shape';
import type { Page } from '../page';
import { printedFor } from '../page/printed';
import { LOOP, loopOf } from './elements';
import { createListing, type Listing, stateIn } from './listing';

const { markers } = contract;

const isData = isShape< LoopData >( {
	query_id: isNumber,
	block_id: isText,
	composable: isTruth,
	method: ( value ): value is LoopData[ 'method' ] =>
		value === 'POST' || value === 'GET',
	in_place: isTruth,
	accumulates: orUndefined( isTruth ),
	endless: orUndefined( isTruth ),
	facets: orUndefined( isList( isText ) ),
	old: orUndefined(
		isShape< OldAddress >( {
			facets: isMap( isList( isText ) ),
			parameters: isList( isText ),
		} )
	),
	single: orUndefined( isList( isText ) ),
	short: orUndefined( isMap( isText ) ),
} );

/**
 * The listings of a page, created on first use. Holds their state until a
 * registered store takes it over.
 */
export const createListings = ( page: Page ) => {
	const client = createLoopClient(
		page.settings,
		createHttp( browserEnvironment().fetch )
	);
	const listings = new Map< number, Listing >();
	let machines: Machines = {};
	let keeper: LoopKeeper = {
		view: () => machines,
		take: ( id, event ) => {
			const { effects, ...step } = stepOf( machines, id, event );
			machines = step.machines;
			return effects;
		},
	};

	const take = ( [ id, event ]: [ number, LoopEvent ] ) => {
		const effects = keeper.take( id, event );
		const listing = listings.get( id );
		listing?.paint();
		effects.forEach( ( effect ) => listing?.carryOut( effect ) );
	};

	const queue = inOrder( take );
	const dispatch = ( id: number, event: LoopEvent ): void =>
		queue( [ id, event ] );

	const begin = ( root: HTMLElement, query: string ): Listing | null => {
		const data = readJson( root.getAttribute( markers.loop_data ) );
		// Without data the listing works by its links and form.
		if ( ! isData( data ) ) {
			return null;
		}
		const { query_id: id } = data;
		const known = listings.get( id );
		if ( known?.root.isConnected ) {
			return known.root === root ? known : null;
		}
		const machine = beginLoop( data, stateIn( query, data ) );
		keeper.take( id, { type: 'begin', machine } );
		const listing = createListing( page, root, data, client, {
			machine: () => keeper.view()[ id ] ?? machine,
			dispatch: ( event ) => dispatch( id, event ),
		} );
		listings.set( id, listing );
		client.prepare( data );
		return listing;
	};

	const query = printedFor();
	for ( const root of document.querySelectorAll< HTMLElement >( LOOP ) ) {
		const listing = begin( root, query );
		if ( query !== window.location.search ) {
			listing?.restore();
		}
	}
	return {
		/** The listing that contains an element. */
		of: ( element: Element ): Listing | null => {
			const root = loopOf( element );
			return root && begin( root, window.location.search );
		},
		restore: () => listings.forEach( ( listing ) => listing.restore() ),
		/** Hands the state, with pending requests, over to a store. */
		handOver: ( { takeOver }: LoopHolder ) => {
			keeper = takeOver( keeper.view(), {
				act: ( id, action ) => dispatch( id, { type: 'act', action } ),
				retry: ( id ) => dispatch( id, { type: 'retry' } ),
			} );
		},
	};
};
