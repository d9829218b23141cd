import { request } from '@playwright/test';
import { test, expect } from '../support/test';

const PAGES = [ '/shop/', '/product/everyday-mug/', '/' ];

test( 'cacheable pages are byte-identical for two visitors with different carts', async ( {
	site,
} ) => {
	const nobody = await request.newContext( { baseURL: site.url } );
	const shopper = await request.newContext( { baseURL: site.url } );
	const headers = { origin: site.url };
	const id = await site.php(
		`echo get_page_by_path( 'everyday-mug', OBJECT, 'vitrine_product' )->ID;`
	);
	const added = await shopper.post( '/?wc-ajax=add_to_cart', {
		form: { product_id: id, quantity: '3' },
		headers,
	} );
	expect( await added.json() ).toHaveProperty( 'cart_hash' );
	for ( const path of PAGES ) {
		const [ one, other ] = await Promise.all( [
			nobody.get( path ),
			shopper.get( path ),
		] );
		expect( one.status() ).toBe( 200 );
		expect( await other.text(), path ).toBe( await one.text() );
		expect( other.headers()[ 'set-cookie' ], path ).toBeUndefined();
	}
	for ( const path of [ '/cart/', '/checkout/', '/account/' ] ) {
		const response = await shopper.get( path );
		expect( response.headers()[ 'cache-control' ], path ).toContain(
			'private'
		);
	}
} );

test( 'a visitor without a cart sends no cart request', async ( { page } ) => {
	const calls: string[] = [];
	page.on( 'request', ( call ) => {
		if ( /wc-ajax=|admin-ajax/.test( call.url() ) ) {
			calls.push( call.url() );
		}
	} );
	for ( const path of [ ...PAGES, '/cart/' ] ) {
		await page.goto( path, { waitUntil: 'networkidle' } );
	}
	expect( calls ).toEqual( [] );
} );
