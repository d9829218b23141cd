import type { Page } from '@playwright/test';
import {
	addFromListing,
	card,
	cartIcon,
	drawer,
	expectCount,
	expectKept,
	line,
} from '../steps/shopper';
import { test, expect } from '../support/test';

/** The button of the page's own product, not of those listed below it. */
const addToCart = ( page: Page ) =>
	page.locator( 'form.cart' ).getByRole( 'button', { name: /^Add to cart/ } );

// The browser logs responses with status 500.
test.use( { allowedErrors: [ /status of 500/ ] } );

test( 'a product sold out meanwhile leads from the listing to its page [8.1-01]', async ( {
	page,
	site,
} ) => {
	await page.goto( '/shop/?orderby=price' );
	await site.php( `
		global $wpdb;
		$id = get_page_by_path( 'everyday-mug', OBJECT, 'vitrine_product' )->ID;
		$wpdb->update( $wpdb->prefix . 'vitrine_products', array( 'stock' => 0, 'in_stock' => 0 ), array( 'product_id' => $id ) );
	` );
	await card( page, 'Everyday Mug' )
		.getByRole( 'button', { name: /^Add to cart/ } )
		.click();
	await expect( page ).toHaveURL( /\/product\/everyday-mug\// );
	await expect( page.getByRole( 'main' ) ).toContainText( 'Out of stock' );
} );

for ( const { what, answer } of [
	{ what: 'fails', answer: { status: 500, body: 'broken' } },
	{ what: 'has no fragments', answer: { status: 200, body: '{}' } },
] ) {
	test( `a removal whose response ${ what } follows the link [8.1-04]`, async ( {
		page,
	} ) => {
		await page.goto( '/shop/?orderby=price' );
		await addFromListing( page, 'Storage Jar, small', 1 );
		await cartIcon( page ).click();
		const remove = line( drawer( page ), 'Storage Jar, small' ).getByRole(
			'link',
			{ name: /^Remove/ }
		);
		const href = await remove.getAttribute( 'href' );
		await page.route( /wc-ajax=remove_from_cart/, ( route ) =>
			route.fulfill( { ...answer, contentType: 'application/json' } )
		);
		const followed = page.waitForRequest(
			( call ) => call.isNavigationRequest() && call.url() === href
		);
		await remove.click();
		await followed;
		await expect( page ).toHaveURL( /\/cart\// );
		await expect( page.getByRole( 'main' ) ).toContainText( /removed/ );
	} );
}

test( 'an empty success response reloads the product page [4.2-12]', async ( {
	page,
} ) => {
	await page.goto( '/product/everyday-mug/' );
	await page.route( /admin-ajax\.php/, ( route ) =>
		route.fulfill( { status: 200, body: '' } )
	);
	const reloaded = page.waitForEvent( 'framenavigated' );
	await addToCart( page ).click();
	await reloaded;
	await expect( page ).toHaveURL( /\/product\/everyday-mug\/$/ );
	expect(
		await page.evaluate( () => {
			const [ entry ] = performance.getEntriesByType( 'navigation' );
			return ( entry as PerformanceNavigationTiming ).type;
		} )
	).toBe( 'reload' );
} );

test( 'a region is dimmed and inert only while it is updated [4.3-01]', async ( {
	page,
} ) => {
	await page.goto( '/shop/?orderby=price' );
	const region = drawer( page ).locator( '.vitrine-cart-contents' );
	const look = () =>
		page
			.locator( 'dialog .vitrine-cart-contents' )
			.evaluate( ( element ) => {
				const { opacity, pointerEvents } = getComputedStyle( element );
				const { inert } = element as HTMLElement;
				return { opacity, pointerEvents, inert };
			} );
	const free = { opacity: '1', pointerEvents: 'auto', inert: false };
	expect( await look() ).toEqual( free );
	let answer: () => void = () => undefined;
	const held = new Promise< void >( ( resolve ) => {
		answer = resolve;
	} );
	await page.route( /wc-ajax=add_to_cart/, async ( route ) => {
		await held;
		await route.continue();
	} );
	await card( page, 'Storage Jar, small' )
		.getByRole( 'button', { name: /^Add to cart/ } )
		.click();
	await expect
		.poll( look )
		.toEqual( { opacity: '0.6', pointerEvents: 'none', inert: true } );
	answer();
	await expect.poll( look ).toEqual( free );
	await cartIcon( page ).click();
	await expect( region ).toContainText( 'Storage Jar, small' );
} );

test( 'a removed row disappears at once, is inert, and can be restored [4.3-03]', async ( {
	page,
} ) => {
	await page.goto( '/shop/?orderby=price' );
	for ( const name of [ 'Storage Jar, small', 'Everyday Mug' ] ) {
		await card( page, name )
			.getByRole( 'button', { name: /^Add to cart/ } )
			.click();
	}
	await expectCount( page, 2 );
	await expectKept( page );
	await cartIcon( page ).click();
	let answer: () => void = () => undefined;
	const held = new Promise< void >( ( resolve ) => {
		answer = resolve;
	} );
	const asked: string[] = [];
	await page.route( /wc-ajax=remove_from_cart/, async ( route ) => {
		asked.push( route.request().url() );
		await held;
		await route.continue();
	} );
	const jar = line( drawer( page ), 'Storage Jar, small' );
	await jar.getByRole( 'link', { name: /^Remove/ } ).click();
	// During the request.
	await expect( jar.getByRole( 'link', { name: /^Remove/ } ) ).toBeHidden();
	await expectCount( page, 1 );
	const undo = drawer( page ).getByRole( 'button', { name: /undo/i } );
	await expect( undo ).toBeVisible();
	await expect(
		line( drawer( page ), 'Everyday Mug' ).getByRole( 'spinbutton' )
	).toBeEnabled();
	await expect.poll( () => asked ).toHaveLength( 1 );
	answer();
	await expectKept( page );
	await expectCount( page, 1 );
	await undo.click();
	await expect( jar ).toBeVisible();
	await expectCount( page, 2 );
} );

test( "an invalid product form shows the browser's message and sends nothing [5.5-02]", async ( {
	page,
} ) => {
	const calls: string[] = [];
	page.on( 'request', ( call ) => calls.push( call.url() ) );
	await page.goto( '/product/everyday-mug/', { waitUntil: 'networkidle' } );
	const quantity = page.getByRole( 'spinbutton', { name: /^Quantity/ } );
	await quantity.fill( '5000' );
	calls.length = 0;
	await addToCart( page ).click();
	await expect( quantity ).toBeFocused();
	expect(
		await quantity.evaluate(
			( input ) => ( input as HTMLInputElement ).validity.rangeOverflow
		)
	).toBe( true );
	expect( calls.filter( ( url ) => /ajax/.test( url ) ) ).toEqual( [] );
} );
