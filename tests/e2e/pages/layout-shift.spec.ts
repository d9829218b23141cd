import type { Page } from '@playwright/test';
import { addFromListing, cartIcon, drawer, line } from '../steps/shopper';
import { test, expect } from '../support/test';

// The theme's web font shifts lines when it loads, which is not the plugin's fault.
test.use( { allowedErrors: [ /\.woff2|ERR_FAILED/ ] } );

declare global {
	interface Window {
		shifts: string[];
	}
}

test.beforeEach( async ( { page } ) => {
	await page.route( '**/*.woff2', ( route ) => route.abort() );
	await page.addInitScript( () => {
		window.shifts = [];
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() as ( PerformanceEntry & {
				value: number;
				sources: { node: Node | null }[];
			} )[] ) {
				// Shifts after user input count here, too.
				window.shifts.push(
					`${ entry.value }: ${ entry.sources
						.map( ( { node } ) => node?.parentElement?.outerHTML )
						.join() }`
				);
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
	// Slow enough for the browser to paint a partly parsed page.
	const session = await page.context().newCDPSession( page );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: 6 } );
} );

/** Waits for two frames: the second one is painted after the layout of the first was measured. */
const expectNoShift = async ( page: Page ) => {
	const shifts = await page.evaluate(
		() =>
			new Promise< string[] >( ( resolve ) => {
				requestAnimationFrame( () =>
					requestAnimationFrame( () => resolve( window.shifts ) )
				);
			} )
	);
	expect( shifts ).toEqual( [] );
};

for ( const path of [
	'/shop/',
	'/product/everyday-mug/',
	'/cart/',
	'/checkout/',
	'/',
] ) {
	test( `nothing shifts on ${ path } while it loads`, async ( { page } ) => {
		for ( let visit = 0; visit < 5; visit++ ) {
			await page.goto( path );
			await expectNoShift( page );
		}
	} );
}

for ( const width of [ 1280, 390 ] ) {
	test( `nothing shifts when the cart changes at ${ width } px`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( '/shop/?orderby=price' );
		await addFromListing( page, 'Storage Jar, small', 1 );
		await expectNoShift( page );
		await cartIcon( page ).click();
		const jar = line( drawer( page ), 'Storage Jar, small' );
		const more = jar.getByRole( 'button', { name: /^Increase/ } );
		const total = drawer( page ).locator( '.woocommerce-mini-cart__total' );
		await expect( jar ).toBeVisible();
		await expect(
			drawer( page ).locator( '[data-vitrine-hydrated]' )
		).toBeVisible();
		const one = ( await total.textContent() ) ?? '';
		await more.click();
		await expect( total ).not.toHaveText( one );
		await expectNoShift( page );
	} );
}
