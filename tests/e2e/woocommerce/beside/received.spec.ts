/**
 * WooCommerce's order confirmation template in the Site Editor.
 */
import type { Page } from '@playwright/test';
import { select } from '../../admin/blocks/editor';
import {
	editTemplate,
	inspector,
	logIn,
	saveTemplate,
} from '../../steps/editor';
import { putInPlace } from '../../steps/in-place';
import type { Site } from '../../../site/types';
import { expect, test } from '../../support/test';

// The test opens a missing page.
test.use( { allowedErrors: [ /404/ ] } );

/** Places an order. Returns the URL of its confirmation. */
const order = ( site: Site ): Promise< string > =>
	site.php(
		`$order = wc_create_order();
		$order->set_billing_email( 'ada@example.org' );
		$order->set_status( 'processing' );
		$order->save();
		echo wp_make_link_relative( $order->get_checkout_order_received_url() );`,
		{ user: 1 }
	);

const statusOf = async ( page: Page, address: string ) =>
	( await page.goto( address ) )?.status();

const next = ( page: Page ) =>
	page.getByRole( 'heading', { name: 'What comes next' } );

test( "with the block as checkout, the receipt requires its key; WooCommerce's page answers as before", async ( {
	page,
	site,
} ) => {
	const address = ( await order( site ) ).trim();
	const received = page.getByText( 'Your order has been received.' );
	expect( await statusOf( page, address ) ).toBe( 200 );
	await expect( received ).toBeVisible();
	// The key may be missing in a plugin's link or a truncated one.
	const [ keyless ] = address.split( '?' );
	expect( await statusOf( page, keyless ?? '' ) ).toBe( 200 );
	await expect( received ).toBeVisible();

	await putInPlace( site, 'checkout' );
	expect( await statusOf( page, keyless ?? '' ) ).toBe( 404 );
} );

test( 'an owner edits the next steps in the order template when the block is the checkout', async ( {
	page,
	site,
} ) => {
	const address = ( await order( site ) ).trim();
	await page.goto( address );
	await expect( page.getByText( 'ada@example.org' ).first() ).toBeVisible();
	await expect( next( page ) ).toHaveCount( 0 );

	await putInPlace( site, 'checkout' );
	await page.goto( address );
	await expect( next( page ) ).toBeVisible();

	await logIn( page );
	const canvas = await editTemplate( page, site, 'order-confirmation' );
	const parts = canvas.locator( '[data-type="vitrine/order-received"]' );
	await expect( parts ).toHaveCount( 2 );
	await expect(
		parts.first().getByRole( 'heading', { name: 'What comes next' } )
	).toBeVisible();
	await select( page, 'vitrine/order-received' );
	await page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Options' } )
		.click();
	await page.getByRole( 'menuitem', { name: /^Delete/ } ).click();
	await expect( parts ).toHaveCount( 1 );
	await saveTemplate( page );
	await page.goto( address );
	await expect(
		page.getByRole( 'link', { name: 'Continue shopping' } )
	).toBeVisible();
	await expect( next( page ) ).toHaveCount( 0 );
} );

test( "the Site Editor offers a full order page instead of the template, with the theme's header and WooCommerce's details", async ( {
	page,
	site,
} ) => {
	const address = ( await order( site ) ).trim();
	await logIn( page );
	const canvas = await editTemplate( page, site, 'order-confirmation' );
	await inspector( page ).getByRole( 'tab', { name: 'Template' } ).click();
	await inspector( page ).getByRole( 'button', { name: 'Design' } ).click();
	await page
		.getByRole( 'option', { name: 'Order received, with what comes next' } )
		.click();
	await expect(
		canvas.locator( '[data-type="vitrine/product-listing"]' )
	).toBeVisible();
	await expect(
		canvas.locator( '[data-type="core/template-part"]' )
	).toHaveCount( 2 );
	await saveTemplate( page );
	await page.goto( address );
	await expect( next( page ) ).toHaveCount( 1 );
	await expect(
		page.getByRole( 'heading', { name: 'Best sellers' } )
	).toBeVisible();
	await expect( page.getByRole( 'banner' ).first() ).toContainText(
		'Hearth & Hazel'
	);
	await expect(
		page.getByRole( 'heading', { name: 'Order details' } )
	).toHaveCount( 1 );
} );
