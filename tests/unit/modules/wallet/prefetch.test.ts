import contract from '../../../../src/contract/contract.json';
import { dropListeners } from '../../support/listeners';
import { click, openShop, SESSION, wait, warned, WHOLE } from './world';

const { native } = contract.events;

dropListeners();
beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
	delete ( window as { wp?: unknown } ).wp;
} );

const tellBody = ( name: string ) =>
	document.body.dispatchEvent( new CustomEvent( name, { bubbles: true } ) );

/** Opens a page whose first session is loaded. */
const openFetched = async (
	world: Parameters< typeof openShop >[ 0 ] = {}
) => {
	const shop = await openShop( world );
	expect( shop.asks() ).toEqual( [ SESSION ] );
	return { ...shop, fetched: () => shop.asks().length - 1 };
};

/** Stub of the engine's own cart blocks with pending changes. */
const installEngine = () => {
	const engine = { isPending: false, looks: 0 };
	const actions = new Map< string, () => void >();
	const hooks = {
		addAction: ( name: string, _namespace: string, then: () => void ) => {
			actions.set( name, then );
		},
		removeAction: ( name: string ) => {
			actions.delete( name );
		},
	};
	const data = {
		select: () => ( {
			hasPendingItemsOperations: () => {
				engine.looks++;
				return engine.isPending;
			},
		} ),
	};
	( window as { wp?: unknown } ).wp = { hooks, data };
	return { engine, actions };
};

describe( 'the wallet session', () => {
	it.each( [
		native.added,
		native.removed,
		'wc-blocks_added_to_cart',
		'wc-blocks_removed_from_cart',
	] )( 'is fetched again after %s [4.17-16]', async ( name ) => {
		const { fetched } = await openFetched();
		tellBody( name );
		await wait( 0 );
		expect( fetched() ).toBe( 1 );
	} );

	it.each( [ 'cart-add-item', 'cart-remove-item' ] )(
		"is fetched again after WooCommerce's own %s [4.17-16]",
		async ( name ) => {
			const { actions } = installEngine();
			const { fetched } = await openFetched();
			actions.get( `experimental__woocommerce_blocks-${ name }` )?.();
			await wait( 0 );
			expect( fetched() ).toBe( 1 );
		}
	);

	it( 'is fetched once after several quantity changes, 400 ms after the last [4.17-16] [9.12-04]', async () => {
		const { actions } = installEngine();
		const { fetched } = await openFetched();
		const change = () =>
			actions.get(
				'experimental__woocommerce_blocks-cart-set-item-quantity'
			)?.();
		change();
		await wait( 300 );
		change();
		await wait( 300 );
		change();
		await wait( 399 );
		expect( fetched() ).toBe( 0 );
		await wait( 1 );
		expect( fetched() ).toBe( 1 );
	} );

	it( 'waits until the change is complete [4.17-17]', async () => {
		const { engine } = installEngine();
		const { fetched } = await openFetched();
		engine.isPending = true;
		tellBody( native.added );
		await wait( 1000 );
		expect( fetched() ).toBe( 0 );
		engine.isPending = false;
		await wait( 100 );
		expect( fetched() ).toBe( 1 );
	} );

	it( 'is polled 60 times, 100 ms apart, and then not prefetched [4.17-17] [4.17-18] [9.12-05]', async () => {
		const { engine } = installEngine();
		const { fetched, went } = await openFetched();
		engine.isPending = true;
		engine.looks = 0;
		tellBody( native.added );
		await wait( 5800 );
		expect( engine.looks ).toBe( 59 );
		await wait( 100 );
		expect( engine.looks ).toBe( 60 );
		await wait( 10000 );
		expect( engine.looks ).toBe( 60 );
		engine.isPending = false;
		await wait( 1000 );
		expect( fetched() ).toBe( 0 );
		// The session of the old cart is not used.
		click();
		await wait( 0 );
		expect( fetched() ).toBe( 1 );
		expect( went() ).toHaveLength( 1 );
	} );

	it( 'is not fetched again on product pages', async () => {
		const { asks } = await openShop( { wallet: { isProductPage: true } } );
		tellBody( native.added );
		await wait( 1000 );
		expect( asks() ).toEqual( [] );
	} );

	it( 'is fetched again on click when its data may have expired', async () => {
		const { fetched, posts } = await openFetched( {
			shop: {
				[ SESSION ]: () => ( { ...WHOLE, blog_id: `${ Date.now() }` } ),
			},
		} );
		await wait( contract.limits.wallet_session_seconds * 1000 );
		click();
		await wait( 0 );
		expect( fetched() ).toBe( 1 );
		expect( posts.at( -1 )?.value ).toMatchObject( {
			blog_id: `${ Date.now() }`,
		} );
	} );

	it( 'waits on click for pending writes', async () => {
		const { engine } = installEngine();
		const { went } = await openFetched();
		engine.isPending = true;
		click();
		await wait( 500 );
		expect( went() ).toEqual( [] );
		engine.isPending = false;
		await wait( 100 );
		expect( went() ).toHaveLength( 1 );
	} );

	it( 'is dropped with its listeners after a failure', async () => {
		const { actions } = installEngine();
		const { fetched } = await openFetched( {
			script: { redirect_session: {} },
		} );
		click();
		await wait( 0 );
		expect( warned() ).toHaveLength( 1 );
		expect( actions.size ).toBe( 0 );
		tellBody( native.added );
		await wait( 1000 );
		expect( fetched() ).toBe( 0 );
	} );
} );
