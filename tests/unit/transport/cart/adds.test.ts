/**
 * @jest-environment node
 */
import { cart, line } from '../../core/cart/sample';
import { answerOf, createShop, settle, setUpShops } from '../shop';

setUpShops();

const ONE = cart( [ line( 'p1', 1 ) ], { revision: 2 } );
const PAGE = cart( [], { revision: 0 } );

const listing = ( product_id: string ) => ( {
	kind: 'listing' as const,
	payload: { product_id, quantity: '2', product_sku: 'LAMP', color: 'red' },
} );

const form = () => {
	const body = new FormData();
	body.append( 'add-to-cart', '7' );
	body.append( 'quantity', '3' );
	body.append( 'engraving', 'To Ada' );
	body.append( 'sizes[]', 'a' );
	body.append( 'sizes[]', 'b' );
	return { kind: 'form' as const, body, quantity: 3 };
};

describe( 'an add from a listing', () => {
	it( 'is a POST to its endpoint, and its JSON is handled [7.1-01] [7-02]', async () => {
		const { client, calls, last } = createShop( { page: PAGE } );
		client.start();
		const added = client.add( listing( '1' ) );
		expect( calls ).toHaveLength( 1 );
		expect( last() ).toMatchObject( {
			method: 'POST',
			url: 'https://shop.test/?wc-ajax=add_to_cart',
		} );
		expect( last().type ).toMatch( /^application\/x-www-form-urlencoded/ );
		await last().answer( answerOf( ONE ) );
		await expect( added ).resolves.toMatchObject( {
			ok: true,
			answer: { cart_hash: ONE.hash },
		} );
		expect( client.getState().cart ).toEqual( ONE );
	} );

	it( 'has its whole payload and nothing else', () => {
		const { client, last } = createShop();
		void client.add( listing( '1' ) );
		expect( last().fields ).toEqual( [
			[ 'product_id', '1' ],
			[ 'quantity', '2' ],
			[ 'product_sku', 'LAMP' ],
			[ 'color', 'red' ],
		] );
	} );

	it( 'is sent with credentials, uncached and with keepalive', () => {
		const { client, last } = createShop();
		void client.add( listing( '1' ) );
		expect( last().request ).toMatchObject( {
			credentials: 'same-origin',
			cache: 'no-store',
			keepalive: true,
		} );
	} );

	it( 'waits for the previous one, in click order [4.1-10]', async () => {
		const { client, calls, names, last } = createShop( { page: PAGE } );
		for ( const product of [ '3', '1', '2' ] ) {
			void client.add( listing( product ) );
			await settle();
		}
		const products = () =>
			calls.map( ( { fields } ) => fields[ 0 ]?.[ 1 ] );
		expect( products() ).toEqual( [ '3' ] );
		await last().answer( answerOf( ONE ) );
		expect( products() ).toEqual( [ '3', '1' ] );
		// An error or an invalid response does not block later requests.
		await last().answer( 'no JSON', 500 );
		expect( products() ).toEqual( [ '3', '1', '2' ] );
		expect( names() ).toEqual( Array( 3 ).fill( 'add_to_cart' ) );
	} );

	it( 'is followed by a refresh, two by two, from its own response [4.1-11] [7.4-03]', async () => {
		const { client, names, last } = createShop( { page: PAGE } );
		const sources: string[] = [];
		client.onFragments( ( _fragments, _hash, source ) =>
			sources.push( source )
		);
		for ( let time = 0; time < 2; time++ ) {
			void client.add( listing( '1' ) );
			await last().answer( answerOf( ONE ) );
		}
		expect( sources ).toEqual( [ 'write', 'refresh', 'write', 'refresh' ] );
		expect( names() ).toEqual( [ 'add_to_cart', 'add_to_cart' ] );
	} );

	it( 'is followed by a request when its response lacks a region [4.1-11] [7.4-03]', async () => {
		const { client, last, names } = createShop( { page: PAGE } );
		const whole = answerOf( ONE );
		void client.add( listing( '1' ) );
		await last().answer( {
			...whole,
			fragments: { ...whole.fragments, '.side-cart': '<div></div>' },
		} );
		void client.add( listing( '1' ) );
		await last().answer( whole );
		expect( last() ).toMatchObject( {
			method: 'GET',
			name: 'get_refreshed_fragments',
		} );
		await last().answer( whole );
		expect( names() ).toEqual( [
			'add_to_cart',
			'add_to_cart',
			'get_refreshed_fragments',
		] );
	} );

	it( "that is rejected returns the shop's message and the cart", async () => {
		const { client, last } = createShop( { page: PAGE } );
		const added = client.add( listing( '1' ) );
		await last().answer(
			answerOf( ONE, {
				error: 'Only one is left.',
				code: 'vitrine_out_of_stock',
				product_url: 'https://shop.test/lamp/',
			} )
		);
		await expect( added ).resolves.toMatchObject( {
			ok: false,
			why: 'refused',
			answer: { product_url: 'https://shop.test/lamp/' },
			failure: {
				code: 'vitrine_out_of_stock',
				text: 'Only one is left.',
			},
		} );
		expect( client.getState().cart ).toEqual( ONE );
	} );
} );

describe( 'an add from a product form', () => {
	it( 'is a multipart POST to admin-ajax with its action [7.2-01]', () => {
		const { client, last } = createShop();
		void client.add( form() );
		expect( last() ).toMatchObject( {
			method: 'POST',
			url: 'https://shop.test/wp-admin/admin-ajax.php',
		} );
		expect( last().type ).toMatch( /^multipart\/form-data; boundary=/ );
		expect( last().fields ).toContainEqual( [
			'action',
			'vitrine_add_cart_single_product',
		] );
	} );

	it( 'has every field of the form, including repeated names', () => {
		const { client, last } = createShop();
		void client.add( form() );
		expect( last().fields ).toEqual( [
			[ 'add-to-cart', '7' ],
			[ 'quantity', '3' ],
			[ 'engraving', 'To Ada' ],
			[ 'sizes[]', 'a' ],
			[ 'sizes[]', 'b' ],
			[ 'action', 'vitrine_add_cart_single_product' ],
		] );
	} );

	it( 'counts its pieces at once', () => {
		const { client } = createShop( { page: PAGE } );
		client.start();
		void client.add( form() );
		expect( client.getState().count ).toBe( 3 );
	} );

	it( "that fails returns the response's error [7.2-07]", async () => {
		const { client, last } = createShop();
		const added = client.add( form() );
		await last().answer( { error: 'Choose a size.' } );
		await expect( added ).resolves.toMatchObject( {
			ok: false,
			why: 'refused',
			failure: { text: 'Choose a size.' },
		} );
	} );

	it.each( [
		[ 'an error without a message', { error: true } ],
		[ 'a response that is not JSON', '<b>Fatal error</b>' ],
	] )( 'that fails by %s has a default message', async ( _, body ) => {
		const { client, last } = createShop();
		const added = client.add( form() );
		await last().answer( body );
		await expect( added ).resolves.toMatchObject( {
			failure: { text: 'Could not add.' },
		} );
	} );

	it.each( [
		[ 'an empty body', '' ],
		[ 'no fragments', { cart_hash: 'x' } ],
		[ 'an empty list of fragments', { fragments: [], cart_hash: 'x' } ],
	] )( 'that is answered by %s is reported as empty', async ( _, body ) => {
		const { client, last } = createShop();
		const added = client.add( form() );
		await last().answer( body );
		await expect( added ).resolves.toMatchObject( {
			ok: false,
			why: 'empty',
			answer: null,
		} );
	} );
} );
