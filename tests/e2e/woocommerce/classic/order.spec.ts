/**
 * One order per purchase attempt in WooCommerce's own checkout.
 */
import type { Page } from '@playwright/test';
import type { Site } from '../../../site/types';
import { expectThanks, fillAddress, placeOrder } from '../../steps/checkout';
import { addFromListing } from '../../steps/shopper';
import { expect, test } from '../../support/test';

const CHECKOUT = /wc-ajax=checkout/;

const ordersOf = async ( site: Site ): Promise< number > =>
	Number(
		await site.php(
			`echo count( wc_get_orders( array( 'limit' => -1, 'return' => 'ids' ) ) );`
		)
	);

const fillIn = async ( page: Page ) => {
	await page.goto( '/checkout/' );
	const counted = page.waitForResponse( /update_order_review/ );
	await fillAddress( page );
	await counted;
};

test.beforeEach( async ( { page } ) => {
	await page.goto( '/shop/' );
	await addFromListing( page, 'Everyday Mug', 1 );
} );

test( 'two clicks place one order', async ( { page, site } ) => {
	await fillIn( page );
	await placeOrder( page ).dblclick();
	await expectThanks( page );
	expect( await ordersOf( site ) ).toBe( 1 );
} );

test.describe( 'with a bad connection', () => {
	test.use( { allowedErrors: [ /ERR_CONNECTION_RESET/ ] } );

	/** WooCommerce may update the order review by itself, which then reports an existing order. */
	const found = ( page: Page ) =>
		page.getByRole( 'link', { name: 'View your order' } );

	/** Drops the first order request, before or after it reaches the shop. */
	const cutFirst = async ( page: Page, reaches: boolean ) => {
		let cuts = 0;
		await page.route( CHECKOUT, async ( route ) => {
			if ( cuts++ ) {
				await route.continue();
				return;
			}
			if ( reaches ) {
				await route.fetch();
			}
			await route.abort( 'connectionreset' );
		} );
		await placeOrder( page ).click();
		await expect(
			page.locator( '.woocommerce-error' ).or( found( page ) ).first()
		).toBeVisible();
	};

	test( 'an order that never reached the shop shows an error, and the next click places it', async ( {
		page,
		site,
	} ) => {
		await fillIn( page );
		await cutFirst( page, false );
		expect( await ordersOf( site ) ).toBe( 0 );
		await placeOrder( page ).click();
		await expectThanks( page );
		expect( await ordersOf( site ) ).toBe( 1 );
	} );

	test( 'an order whose response is lost is shown, and not placed again', async ( {
		page,
		site,
	} ) => {
		await fillIn( page );
		await cutFirst( page, true );
		expect( await ordersOf( site ) ).toBe( 1 );
		await placeOrder( page ).or( found( page ) ).click();
		await expectThanks( page );
		expect( await ordersOf( site ) ).toBe( 1 );
	} );
} );
