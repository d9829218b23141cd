/**
 * Cart, checkout and account on other pages than the shop's own, for example in
 * another language or for a campaign.
 */
import { fillAddress, placeOrder } from '../steps/checkout';
import { addFromListing } from '../steps/shopper';
import { block, putPage } from '../steps/site';
import { expect, test } from '../support/test';

test( 'cart, checkout and account blocks work on any page, uncached', async ( {
	page,
	site,
} ) => {
	for ( const name of [ 'cart', 'checkout', 'account' ] ) {
		await putPage( site, `other-${ name }`, block( `vitrine/${ name }` ) );
	}
	const main = page.getByRole( 'main' );
	const open = async ( name: string ) => {
		const response = await page.goto( `/other-${ name }/` );
		expect( response?.headers()[ 'cache-control' ] ).toMatch(
			/no-store|no-cache/
		);
	};
	await page.goto( '/shop/' );
	await addFromListing( page, 'Everyday Mug', 1 );
	await open( 'account' );
	await expect( main.getByLabel( /^Password/ ) ).toBeVisible();
	await open( 'cart' );
	await expect(
		main.getByRole( 'link', { name: 'Everyday Mug' } ).first()
	).toBeVisible();
	// The numbers change first, then the response arrives.
	const saved = page.waitForResponse( /vitrine_update_cart/ );
	await main.getByRole( 'button', { name: /^Increase quantity/ } ).click();
	await expect( main.getByRole( 'spinbutton' ) ).toHaveValue( '2' );
	await expect( page.getByRole( 'banner' ) ).toContainText( '2' );
	await saved;
	await open( 'checkout' );
	await fillAddress( page );
	await placeOrder( page ).click();
	await page.waitForURL( /order-received/ );
	await expect( main ).toContainText( 'Everyday Mug' );
} );

test( 'a page query does not render a checkout', async ( { page, site } ) => {
	await putPage( site, 'other-checkout', block( 'vitrine/checkout' ) );
	await putPage(
		site,
		'pages',
		block(
			'core/query',
			{
				query: {
					postType: 'page',
					perPage: 50,
					inherit: false,
				},
			},
			block( 'core/post-template', {}, block( 'core/post-content' ) )
		)
	);
	const response = await page.goto( '/pages/' );
	await expect(
		page
			.getByRole( 'main' )
			.getByRole( 'link', { name: 'Checkout' } )
			.first()
	).toBeVisible();
	await expect( page.locator( 'form[name="checkout"]' ) ).toHaveCount( 0 );
	expect( response?.headers()[ 'cache-control' ] ?? '' ).not.toContain(
		'no-store'
	);
} );
