/**
 * Order attribution with other plugins' changes to WooCommerce's settings.
 */
import { moveIn, moveOut } from '../../steps/neighbours';
import { expect, test } from '../../support/test';
import type { Page } from '@playwright/test';

interface Api {
	params: { session: number; allowTracking: boolean };
	fields: Record< string, string >;
	getAttributionData: () => Record< string, string | null >;
	setOrderTracking: ( allow: boolean ) => void;
}
type Shared = Window & { wc_order_attribution: Api };

const names = async ( page: Page ) =>
	( await page.context().cookies() )
		.map( ( { name } ) => name )
		.filter( ( name ) => name.startsWith( 'sbjs_' ) );

test.afterEach( ( { site } ) => moveOut( site ) );

test( "the origin cookie expires with the browser session, as WooCommerce's", async ( {
	page,
	site,
} ) => {
	await moveIn( site );
	await page.goto( '/shop/?utm_source=news' );
	await expect.poll( () => names( page ) ).toContain( 'sbjs_current' );
	const cookies = await page.context().cookies();
	expect(
		cookies.find( ( { name } ) => name === 'sbjs_current' )?.expires
	).toBe( -1 );
} );

test( "records the origin by a plugin's settings once a script allows it, and fills a form added later", async ( {
	page,
	site,
} ) => {
	await moveIn( site, 'origin' );
	await page.goto( '/shop/?utm_source=news' );
	const api = await page.waitForFunction(
		() => ( window as unknown as Shared ).wc_order_attribution
	);
	expect(
		await api.evaluate( ( { params, fields } ) => [
			params.session,
			params.allowTracking,
			fields.first_source,
			fields.user_agent,
		] )
	).toEqual( [ 7, false, 'first.src', undefined ] );
	expect( await names( page ) ).toEqual( [] );

	await api.evaluate( ( shared ) => shared.setOrderTracking( true ) );
	await expect.poll( () => names( page ) ).toContain( 'sbjs_session' );
	const cookies = await page.context().cookies();
	const minutes = ( wanted: string ) =>
		Math.round(
			( ( cookies.find( ( { name } ) => name === wanted )?.expires ??
				0 ) -
				Date.now() / 1000 ) /
				60
		);
	expect( minutes( 'sbjs_session' ) ).toBe( 7 );
	expect( minutes( 'sbjs_current' ) ).toBe( 2 * 30 * 24 * 60 );
	expect(
		await api.evaluate( ( shared ) => shared.getAttributionData() )
	).toMatchObject( { source_type: 'utm', first_source: 'news' } );

	// A checkout inserted by a script.
	const value = await page.evaluate( () => {
		document.body.insertAdjacentHTML(
			'beforeend',
			'<form class="checkout"><wc-order-attribution-inputs></wc-order-attribution-inputs></form>'
		);
		return [
			...document.querySelectorAll< HTMLInputElement >(
				'wc-order-attribution-inputs input'
			),
		].find( ( { name } ) => name === 'wc_order_attribution_first_source' )
			?.value;
	} );
	expect( value ).toBe( 'news' );
} );
