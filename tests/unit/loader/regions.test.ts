import type { CartState } from '../../../src/contract/types';
import type { Page } from '../../../src/behaviours/page';

type Listener = ( state: CartState ) => void;

/** Opens a page with a cart state, and counts requests for fragments. */
const openPage = async ( state: Partial< CartState > ) => {
	jest.resetModules();
	let fetched = 0;
	jest.doMock( '../../../src/behaviours/fragments', () => {
		fetched++;
		return { replaceRegions: () => {} };
	} );
	const { createRegions } = await import(
		'../../../src/loader/page/regions'
	);
	const listeners = new Set< Listener >();
	const full = ( changes: Partial< CartState > ) =>
		( { busy: false, count: 0, ...changes } ) as CartState;
	const cart = {
		getState: () => full( state ),
		subscribe: ( listener: Listener ) => {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
	};
	createRegions( { cart, waiting: [] } as unknown as Page );
	const now = () => ( { fetched, listening: listeners.size } );
	const settle = async () => {
		await new Promise( ( resolve ) => {
			setTimeout( resolve );
		} );
		return now();
	};
	return {
		now,
		settle,
		change: ( changes: Partial< CartState > ) => {
			listeners.forEach( ( listener ) => listener( full( changes ) ) );
			return settle();
		},
	};
};

describe( 'the fragment renderer', () => {
	it( 'is not loaded while the cart is empty and idle', async () => {
		const page = await openPage( {} );
		expect( await page.settle() ).toEqual( { fetched: 0, listening: 1 } );
		expect( await page.change( { offline: true } ) ).toMatchObject( {
			fetched: 0,
		} );
	} );

	it.each( [
		[ 'the cart is being written', { busy: true } ],
		[ 'there are items', { count: 2 } ],
	] )( 'is loaded before the first response when %s', async ( _, state ) => {
		const page = await openPage( state );
		expect( await page.settle() ).toEqual( { fetched: 1, listening: 0 } );
	} );

	it( 'is loaded with the first write, after its request, once', async () => {
		const page = await openPage( {} );
		const changed = page.change( { busy: true } );
		await new Promise( process.nextTick );
		expect( page.now() ).toEqual( { fetched: 0, listening: 0 } );
		expect( await changed ).toEqual( { fetched: 1, listening: 0 } );
	} );
} );
