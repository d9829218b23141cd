import type { StoredFragments } from '../../../../src/core/cart/fragments';
import { cart, line } from '../../core/cart/sample';
import { answerOf, createShop, keptOf, setUpShops } from '../shop';

setUpShops();

const CART = cart( [ line( 'p1', 2 ) ], { revision: 3, hash: 'a' } );
const HINT = 'woocommerce_items_in_cart=2; woocommerce_cart_hash=a';

const open = ( options: Parameters< typeof createShop >[ 0 ] ) => {
	const shop = createShop( {
		page: cart( [], { revision: 0 } ),
		cookies: HINT,
		...options,
	} );
	const shown = jest.fn();
	shop.client.onFragments( shown );
	shop.client.start();
	return { ...shop, shown };
};

/** Channel to another tab. */
const createChannel = () => {
	const one = {
		close: () => undefined,
	} as BroadcastChannel;
	return {
		channel: () => one,
		tell: ( data: StoredFragments ): unknown =>
			one.onmessage?.( { data } as MessageEvent ),
	};
};

describe( 'a page without cart contents', () => {
	const OURS = '.vitrine-cart-contents';
	const ENGINES = '.widget_shopping_cart_content';
	const NAMED = [ 'vitrine-cart-data', OURS, ENGINES ].join();
	const without = ( { request }: { request: Request } ) =>
		request.headers.get( 'X-Vitrine-Without' );
	/** A response with only what was requested. */
	const countOf = ( snapshot: typeof CART ) => ( {
		...answerOf( snapshot ),
		fragments: { '.vitrine-cart-count': '<span></span>' },
	} );

	it( 'omits them from its requests, unlike other pages', async () => {
		const { last, storage } = open( { regions: [] } );
		expect( without( last() ) ).toBe( NAMED );
		await last().answer( countOf( CART ) );

		const same = open( { regions: [], storage } );
		expect( same.names() ).toEqual( [] );
		const other = open( { regions: [ OURS ], storage } );
		expect( other.names() ).toEqual( [ 'get_refreshed_fragments' ] );
		expect( other.shown ).not.toHaveBeenCalled();
		expect( without( other.last() ) ).toBe(
			`vitrine-cart-data,${ ENGINES }`
		);
		await other.last().answer( {
			...answerOf( CART ),
			fragments: { [ OURS ]: '<div></div>' },
		} );

		const again = open( { regions: [], storage } );
		expect( again.names() ).toEqual( [] );
		void again.client.remove( 'p1' );
		expect( without( again.last() ) ).toBe(
			`vitrine-cart-data,${ ENGINES }`
		);
	} );

	it( "requests the engine's own when jQuery is present", () => {
		Object.assign( globalThis, { jQuery: {} } );
		try {
			const { last } = open( { regions: [] } );
			expect( without( last() ) ).toBe( `vitrine-cart-data,${ OURS }` );
		} finally {
			Reflect.deleteProperty( globalThis, 'jQuery' );
		}
	} );

	it( 'tells other tabs what its response omits', async () => {
		const cookies = 'other=1';
		const { channel, tell } = createChannel();
		const told = { fragments: keptOf( CART ), hash: 'a', at: 0 };
		const { names } = open( { regions: [ OURS ], channel, cookies } );
		tell( { ...told, without: [ ENGINES ] } );
		expect( names() ).toEqual( [] );
		tell( { ...told, without: [ OURS ] } );
		expect( names() ).toEqual( [ 'get_refreshed_fragments' ] );
	} );
} );
