import type { AddIntent } from '../../../src/contract/types';
import { createLazyCart } from '../../../src/loader/cart/lazy-cart';
import { cart, line } from '../core/cart/sample';
import { createShop, settle } from '../transport/shop';

const FAILURE = { code: 'network', text: 'No network.' };

const listing = ( id: string, quantity: string ): AddIntent => ( {
	kind: 'listing',
	payload: { product_id: id, quantity },
} );

beforeEach( () => {
	window.reportError = jest.fn();
} );

it( 'counts what is added in the same frame, upon what a cookie says', () => {
	const lazy = createLazyCart(
		() => new Promise( () => undefined ),
		FAILURE
	);
	const counts: number[] = [];
	lazy.subscribe( ( { count } ) => counts.push( count ) );
	lazy.changedElsewhere( { count: 3, hash: 'h' } );
	void lazy.add( listing( '1', '2' ) );
	void lazy.add( { kind: 'form', body: new FormData(), quantity: 4 } );
	expect( counts ).toEqual( [ 3, 5, 9 ] );
} );

it( 'fetches the client once, and gives it all intents in their order', async () => {
	const client = {
		...createShop().client,
		add: jest.fn( () => new Promise< never >( () => undefined ) ),
		remove: jest.fn( () => new Promise< never >( () => undefined ) ),
	};
	const load = jest.fn( () => Promise.resolve( client ) );
	const lazy = createLazyCart( load, FAILURE );
	const one = listing( '1', '1' );
	void lazy.add( one );
	void lazy.remove( 'k' );
	await settle();
	expect( load ).toHaveBeenCalledTimes( 1 );
	expect( client.add.mock.calls ).toEqual( [ [ one ] ] );
	expect( client.remove.mock.calls ).toEqual( [ [ 'k' ] ] );
	expect( client.add.mock.invocationCallOrder[ 0 ]! ).toBeLessThan(
		client.remove.mock.invocationCallOrder[ 0 ]!
	);
	client.stop();
} );

it( 'takes nothing for granted where the client cannot be had, and tries again', async () => {
	const { client } = createShop();
	const load = jest
		.fn( () => Promise.resolve( client ) )
		.mockRejectedValueOnce( new Error( 'no chunk' ) );
	const lazy = createLazyCart( load, FAILURE );
	await expect( lazy.add( listing( '1', '1' ) ) ).resolves.toEqual( {
		ok: false,
		why: 'network',
		answer: null,
		failure: FAILURE,
	} );
	expect( lazy.getState().count ).toBe( 0 );
	expect( window.reportError ).toHaveBeenCalledTimes( 1 );
	await lazy.load();
	expect( load ).toHaveBeenCalledTimes( 2 );
	client.stop();
} );

it( 'tells of a refresh that could not be', async () => {
	const lazy = createLazyCart(
		() => Promise.reject( new Error( 'no chunk' ) ),
		FAILURE
	);
	const heard = jest.fn();
	lazy.onRefreshError( heard );
	await lazy.refresh();
	expect( heard ).toHaveBeenCalledWith( FAILURE );
} );

it( 'is the client’s own state once there is one; a cookie knows no better', async () => {
	const known = cart( [ line( 'p1', 2 ) ] );
	const { client } = createShop( { page: known } );
	const lazy = createLazyCart( () => Promise.resolve( client ), FAILURE );
	await lazy.load();
	lazy.changedElsewhere( { count: 9, hash: 'h' } );
	expect( lazy.getState() ).toBe( client.getState() );
	client.stop();
} );
