import { cart, line } from '../../core/cart/sample';
import { answerOf, createShop, keptOf, setUpShops } from '../shop';

setUpShops();

const HINT = 'woocommerce_items_in_cart=2; woocommerce_cart_hash=a';
const CART = cart( [ line( 'p1', 2 ) ], { revision: 3, hash: 'a' } );
const NEXT = cart( [ line( 'p1', 3 ) ], { revision: 4, hash: 'b' } );

/** Broadcast channels of one browser. */
const createBrowser = () => {
	const open = new Set< BroadcastChannel >();
	const told: unknown[] = [];
	return {
		open,
		told,
		channel: ( name: string ) => {
			const own = {
				name,
				onmessage: null as ( ( event: MessageEvent ) => void ) | null,
				close: () => void open.delete( channel ),
				postMessage: ( message: unknown ) => {
					told.push( message );
					for ( const other of open ) {
						if ( other !== channel && other.name === name ) {
							other.onmessage?.(
								new MessageEvent( 'message', {
									data: structuredClone( message ),
								} )
							);
						}
					}
				},
			};
			const channel = own as unknown as BroadcastChannel;
			open.add( channel );
			return channel;
		},
	};
};

const openTab = ( options: Parameters< typeof createShop >[ 0 ] ) => {
	const tab = createShop( { page: CART, cookies: HINT, ...options } );
	const shown = jest.fn();
	tab.client.onFragments( shown );
	tab.client.start();
	return { ...tab, shown };
};

describe( 'browser tabs', () => {
	it( "show another's change without a request or echo", async () => {
		const { channel, told } = createBrowser();
		const one = openTab( { channel } );
		const two = openTab( { channel } );
		void one.client.remove( 'p1' );
		await one.last().answer( answerOf( NEXT ) );
		expect( two.client.getState().cart ).toEqual( NEXT );
		expect( two.shown ).toHaveBeenCalledWith( keptOf( NEXT ), 'b', 'tab' );
		expect( two.calls ).toEqual( [] );
		expect( told ).toHaveLength( 1 );
	} );

	it( 'request their own in another language', async () => {
		const { channel } = createBrowser();
		const one = openTab( { channel, language: 'de-DE' } );
		const two = openTab( { channel } );
		void one.client.remove( 'p1' );
		await one.last().answer( answerOf( NEXT ) );
		expect( two.shown ).not.toHaveBeenCalled();
		expect( two.names() ).toEqual( [ 'get_refreshed_fragments' ] );
	} );

	it( 'get no message for an unchanged refresh', async () => {
		const { channel, told } = createBrowser();
		const one = openTab( { channel } );
		void one.client.refresh();
		await one.last().answer( answerOf( CART ) );
		expect( told ).toEqual( [] );
		void one.client.refresh();
		await one.last().answer( answerOf( NEXT ) );
		expect( told ).toHaveLength( 1 );
	} );

	it( "finish pending changes before accepting another's", async () => {
		const { channel } = createBrowser();
		const one = openTab( { channel } );
		const two = openTab( { channel } );
		void two.client.remove( 'p1' );
		void one.client.remove( 'p1' );
		await one.last().answer( answerOf( NEXT ) );
		expect( two.client.getState().confirmed ).toEqual( CART );
		await two.last().answer( answerOf( CART ) );
		expect( two.last().name ).toBe( 'get_refreshed_fragments' );
		await two.last().answer( answerOf( NEXT ) );
		expect( two.client.getState().cart ).toEqual( NEXT );
	} );

	it( 'ignore foreign messages', () => {
		const { channel } = createBrowser();
		const { client, shown } = openTab( { channel } );
		const stranger = channel( 'vitrine_cart_1' );
		for ( const message of [ 'x', null, { fragments: { a: 1 } } ] ) {
			stranger.postMessage( message );
		}
		expect( shown ).not.toHaveBeenCalled();
		expect( client.getState().cart ).toEqual( CART );
	} );

	it( 'close their channel while in the back/forward cache', async () => {
		const { channel, open } = createBrowser();
		const { raise, client } = openTab( { channel } );
		expect( open.size ).toBe( 1 );
		await raise( 'pagehide' );
		expect( open.size ).toBe( 0 );
		await raise( 'pageshow', { persisted: true } );
		expect( open.size ).toBe( 1 );
		client.stop();
		expect( open.size ).toBe( 0 );
	} );
} );

describe( 'tabs without BroadcastChannel', () => {
	it( 'sync by storage events', async () => {
		const one = openTab( {} );
		const two = openTab( {} );
		void one.client.remove( 'p1' );
		await one.last().answer( answerOf( NEXT ) );
		const key = 'vitrine_fragments_1';
		const newValue = one.storage.get( key );
		await two.raise( 'storage', { key: 'another', newValue } );
		expect( two.client.getState().cart ).toEqual( CART );
		await two.raise( 'storage', { key, newValue } );
		expect( two.client.getState().cart ).toEqual( NEXT );
	} );
} );
