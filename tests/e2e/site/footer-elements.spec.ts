import { logIn } from '../steps/editor';
import {
	block,
	putHeader,
	putPage,
	scrollTo,
	setSettings,
} from '../steps/site';
import { expectAccessible } from '../support/accessible';
import { test, expect } from '../support/test';

const LONG = block( 'core/html', {}, '<div style="height:4000px">Long</div>' );

const top = 'Scroll to top';

test( 'scroll to top appears after the header plus 100 pixels [2.9-09] [9.5-02]', async ( {
	page,
	site,
} ) => {
	await setSettings( site, { is_scroll_to_top: true } );
	await putPage( site, 'long', LONG );
	await page.goto( '/long/' );
	const header = await page
		.locator( '.wp-site-blocks > header' )
		.evaluate( ( { offsetHeight }: HTMLElement ) => offsetHeight );
	const button = page.getByRole( 'link', { name: top } );
	await scrollTo( page, header + 100 );
	await expect( button ).toBeHidden();
	await scrollTo( page, header + 101 );
	await expect( button ).toBeVisible();
	await expectAccessible( page, '.vitrine-scroll-to-top' );
	await button.click();
	await expect.poll( () => page.evaluate( () => window.scrollY ) ).toBe( 0 );
	await expect( button ).toBeHidden();
	await page.keyboard.press( 'Tab' );
	await expect(
		page.getByRole( 'link', { name: 'Skip to content' } )
	).toBeFocused();
} );

test( 'scroll to top appears after 300 pixels without a header [9.5-01]', async ( {
	page,
	site,
} ) => {
	await putHeader( site, '' );
	await site.php(
		`add_filter( 'wp_insert_post_data', fn( $data ) => $data ); wp_insert_post( array( 'post_type' => 'wp_template', 'post_status' => 'publish', 'post_name' => 'page', 'post_title' => 'Page', 'post_content' => '<!-- wp:post-content /--><!-- wp:vitrine/scroll-to-top /-->', 'tax_input' => array( 'wp_theme' => array( get_stylesheet() ) ) ) );`,
		{ user: 1 }
	);
	await putPage( site, 'long', LONG );
	await page.goto( '/long/' );
	const button = page.getByRole( 'link', { name: top } );
	await scrollTo( page, 300 );
	await expect( button ).toBeHidden();
	await scrollTo( page, 301 );
	await expect( button ).toBeVisible();
} );

for ( const [ devices, wide, narrow ] of [
	[ 'both', true, true ],
	[ 'desktop', true, false ],
	[ 'mobile', false, true ],
] as const ) {
	test( `scroll to top is shown on ${ devices } [9.5-03] [9.5-04]`, async ( {
		page,
		site,
	} ) => {
		await setSettings( site, {
			is_scroll_to_top: true,
			scroll_to_top_on_devices: devices,
		} );
		await putPage( site, 'long', LONG );
		await page.goto( '/long/' );
		await scrollTo( page, 1000 );
		const button = page.getByRole( 'link', { name: top } );
		await page.setViewportSize( { width: 769, height: 700 } );
		await expect( button ).toBeVisible( { visible: wide } );
		await page.setViewportSize( { width: 768, height: 700 } );
		await expect( button ).toBeVisible( { visible: narrow } );
	} );
}

test( 'shows the store notice until it is dismissed [4.4-01] [4.4-02] [4.4-03] [9.4-01] [1-13]', async ( {
	page,
	site,
	context,
} ) => {
	await setSettings( site, { store_notice: 'Closed on <Sunday> & Monday' } );
	await page.goto( '/journal/' );
	const notice = page.getByRole( 'region', { name: 'Store notice' } );
	await expect( notice ).toContainText( 'Closed on' );
	await expectAccessible( page, '.woocommerce-store-notice' );
	const id = await notice.getAttribute( 'data-notice-id' );
	await notice.getByRole( 'button', { name: 'Dismiss' } ).click();
	await expect( notice ).toBeHidden();
	const [ cookie ] = ( await context.cookies() ).filter(
		( { name } ) => name === `store_notice${ id }`
	);
	expect( cookie ).toMatchObject( {
		value: 'hidden',
		path: '/',
		expires: -1,
	} );
	await page.goto( '/shop/' );
	await expect( notice ).toBeHidden();
	await context.clearCookies();
	await context.addCookies( [
		{ name: `store_notice${ id }`, value: 'shown', url: site.url },
	] );
	await page.goto( '/shop/' );
	await expect( notice ).toBeVisible();
	await setSettings( site, { store_notice: 'Open again' } );
	await page.goto( '/shop/' );
	await expect( notice ).toContainText( 'Open again' );
} );

for ( const [ result, answer ] of [
	[ 'a success', 200 ],
	[ 'a failure', 500 ],
	[ 'no network', 0 ],
] as const ) {
	test.describe( `after ${ result }`, () => {
		test.use( { allowedErrors: [ /500|ERR_FAILED|Failed to fetch/ ] } );

		test( "hides the coming-soon banner after the dismissal's response [4.4-04] [4.4-05] [7.6-01] [7.6-02] [7.6-03] [7.6-04] [6-10] [1-13]", async ( {
			page,
			site,
		} ) => {
			await setSettings( site, { coming_soon: true } );
			await logIn( page );
			await page.goto( '/journal/' );
			const banner = page.getByRole( 'region', { name: 'Coming soon' } );
			await expect( banner ).toBeVisible();
			const url = ( await banner.getAttribute( 'data-rest-url' ) )!;
			const nonce = await banner.getAttribute( 'data-rest-nonce' );
			let go: () => void = () => {};
			const held = new Promise< void >( ( resolve ) => {
				go = resolve;
			} );
			await page.route( url, async ( route ) => {
				await held;
				if ( answer === 200 ) {
					await route.continue();
				} else if ( answer ) {
					await route.fulfill( { status: answer, body: '{}' } );
				} else {
					await route.abort();
				}
			} );
			const sent = page.waitForRequest( url );
			await banner.getByRole( 'button', { name: 'Dismiss' } ).click();
			const request = await sent;
			expect( request.method() ).toBe( 'POST' );
			expect( request.headers()[ 'x-wp-nonce' ] ).toBe( nonce );
			expect( request.postDataJSON() ).toEqual( {
				woocommerce_meta: { coming_soon_banner_dismissed: 'yes' },
			} );
			await expect( banner ).toBeVisible();
			go();
			await expect( banner ).toBeHidden();
			await page.goto( '/journal/' );
			await expect( banner ).toBeVisible( { visible: answer !== 200 } );
		} );
	} );
}
