import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { BUDGETS } from '../../bench/budgets';
import {
	fillCart,
	hearWarnings,
	PLACES,
	wayToCheckout,
	whenTaken,
} from '../steps/wallet';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/wallet';

for ( const cookies of [ 'allowed', 'blocked' ] as const ) {
	test.describe( `with third-party cookies ${ cookies }`, () => {
		test.use( { thirdPartyCookies: cookies } );

		test( 'stays within its budget until the shopper moves, and loads nothing without a cart', async ( {
			context,
			page,
			site,
			wallet,
		} ) => {
			const chunks: Response[] = [];
			context.on( 'response', ( response ) => {
				if (
					/\/loader-chunks\/wallet-(?:start|guide)\./.test(
						response.url()
					)
				) {
					chunks.push( response );
				}
			} );
			await page.goto( '/cart/' );
			await page.goto( '/shop/' );
			expect( chunks ).toEqual( [] );
			await fillCart( page, site.url, 'cart page' );
			// A page without any pointer movement.
			const still = await context.newPage();
			await page.close();
			chunks.length = 0;
			wallet.heard.length = 0;
			await still.goto( '/cart/' );
			const last =
				cookies === 'allowed'
					? 'getIsUserLoggedIn'
					: 'getPostMessageTimeout';
			const hears = ( action: string ) =>
				expect
					.poll( () => wallet.heard.map( ( one ) => one.action ) )
					.toContain( action );
			await hears( last );
			await still.waitForLoadState( 'networkidle' );
			const sizes = await Promise.all(
				chunks.map(
					async ( chunk ) => gzipSync( await chunk.body() ).byteLength
				)
			);
			expect( sizes ).toHaveLength( 1 );
			expect( sizes[ 0 ] ).toBeLessThanOrEqual( BUDGETS.wallet );
			await wayToCheckout( still, 'cart page' ).hover();
			await expect.poll( () => chunks.length ).toBe( 2 );
			if ( cookies === 'allowed' ) {
				await hears( 'getEncryptedData' );
			}
		} );

		for ( const place of PLACES ) {
			test( `goes from the ${ place } to the wallet, pays, and sees the order [1-11]`, async ( {
				page,
				site,
				wallet,
			} ) => {
				const warnings = hearWarnings( page );
				const button = await fillCart( page, site.url, place );
				await whenTaken( page, button );
				await button.click();
				await page.getByRole( 'button', { name: 'Pay' } ).click();
				await expect( page ).toHaveURL( /order-received/ );
				expect( warnings ).toEqual( [] );
				expect( wallet.payments ).toHaveLength( 1 );
				const asked = wallet.heard.map( ( { action } ) => action );
				expect( asked.includes( 'setRedirectSessionData' ) ).toBe(
					cookies === 'allowed'
				);
				expect( asked.includes( 'isWooPayReachable' ) ).toBe(
					cookies === 'blocked'
				);
			} );
		}
	} );
}

test( 'a shopper who goes back is not redirected again', async ( {
	page,
	site,
} ) => {
	const button = await fillCart( page, site.url, 'cart page' );
	await whenTaken( page, button );
	await button.click();
	await expect( page.getByRole( 'button', { name: 'Pay' } ) ).toBeVisible();
	await page.goBack();
	const again = wayToCheckout( page, 'cart page' );
	await expect( again ).toBeVisible();
	await expect( again ).not.toHaveAttribute( 'aria-busy', 'true' );
	await again.click();
	await expect( page ).toHaveURL( /\/checkout\/$/ );
} );

test( 'a shopper who leaves the wallet by its link comes to the checkout and is not redirected again', async ( {
	page,
	site,
	wallet,
} ) => {
	const button = await fillCart( page, site.url, 'cart page' );
	await whenTaken( page, button );
	await button.click();
	await page.getByRole( 'link', { name: 'Back to the shop' } ).click();
	await expect( page ).toHaveURL( /\/checkout\// );
	const heard = wallet.heard.length;
	await page.goto( '/cart/' );
	await wayToCheckout( page, 'cart page' ).click();
	await expect( page ).toHaveURL( /\/checkout\/$/ );
	expect( wallet.heard ).toHaveLength( heard );
} );

test( 'a button shows its loading state and works by keyboard', async ( {
	page,
	site,
	wallet,
} ) => {
	wallet.behave( {
		timeout: 20_000,
		replies: { isWooPayReachable: 'silent' },
	} );
	const button = await fillCart( page, site.url, 'cart page' );
	await expectAccessible( page );
	await whenTaken( page, button );
	await button.focus();
	const { height, width } = ( await button.boundingBox() )!;
	await page.keyboard.press( 'Enter' );
	await expect( button ).toHaveAttribute( 'aria-busy', 'true' );
	await expect( button ).toBeFocused();
	await expect( page.locator( '.vitrine-wallet-spinner' ) ).toBeVisible();
	await expect( page.getByText( 'Opening checkout…' ) ).toBeAttached();
	await expectAccessible( page );
	// The layout is unchanged.
	expect( await button.boundingBox() ).toMatchObject( { height, width } );
	await page.keyboard.press( 'Enter' );
	expect(
		wallet.heard.filter( ( { action } ) => action === 'isWooPayReachable' )
	).toHaveLength( 1 );
} );

test( 'nothing of the wallet is on a page when it is off [6-07]', async ( {
	page,
	site,
	wallet,
} ) => {
	await site.php(
		"update_option( 'vitrine_settings', array( 'wallet_direct_checkout' => false ) + (array) get_option( 'vitrine_settings', array() ) );"
	);
	const requests: string[] = [];
	page.on( 'request', ( request ) => requests.push( request.url() ) );
	const button = await fillCart( page, site.url, 'cart page' );
	expect( await page.content() ).not.toMatch(
		/"wallet":\{|DirectCheckoutEnabled|vitrine-wallet|\/connect\//
	);
	await button.click();
	await expect( page ).toHaveURL( /\/checkout\/$/ );
	expect( requests.filter( ( url ) => /wallet|woopay/.test( url ) ) ).toEqual(
		[]
	);
	expect( wallet.requests ).toEqual( [] );
} );
