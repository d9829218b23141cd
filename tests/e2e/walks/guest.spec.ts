import { test, expect } from '../support/test';
import {
	addFromListing,
	card,
	cartIcon,
	drawer,
	expectCount,
	line,
} from '../steps/shopper';
import { expectThanks, fillAddress, placeOrder } from '../steps/checkout';
import { scriptsAreThere } from '../steps/scripts';
import { keptOrder, stockOf, usesOf } from '../steps/orders';

const WIDTHS = [
	{ name: 'a wide screen', viewport: { width: 1280, height: 900 } },
	{ name: 'a phone, 390 px wide', viewport: { width: 390, height: 844 } },
];

for ( const { name, viewport } of WIDTHS ) {
	test.describe( `on ${ name }`, () => {
		test.use( { viewport } );

		test( 'a guest sorts, adds, changes, undoes, applies a coupon and orders [1-01]', async ( {
			page,
			site,
			shop,
		} ) => {
			await page.goto( '/shop/' );
			await page
				.getByRole( 'combobox', { name: 'Sort by' } )
				.selectOption( { label: 'Sort by price: low to high' } );
			await expect( page ).toHaveURL( /orderby=price/ );
			await expect(
				page.getByRole( 'main' ).locator( '.products > li' ).first()
			).toContainText( 'Linen Napkins' );

			await addFromListing( page, 'Storage Jar, small', 1 );
			await addFromListing( page, 'Linen Notebook', 2 );

			await cartIcon( page ).click();
			await expect( drawer( page ) ).toBeVisible();
			const jar = line( drawer( page ), 'Storage Jar, small' );
			await jar
				.getByRole( 'button', { name: /^Increase quantity/ } )
				.click();
			await expect( jar.getByRole( 'spinbutton' ) ).toHaveValue( '2' );
			await expect( drawer( page ) ).toContainText( '€49.50' );

			await line( drawer( page ), 'Linen Notebook' )
				.getByRole( 'link', { name: /^Remove/ } )
				.click();
			await expect(
				line( drawer( page ), 'Linen Notebook' )
			).toHaveCount( 0 );
			await drawer( page )
				.getByRole( 'button', { name: /^Undo/ } )
				.click();
			await expect(
				line( drawer( page ), 'Linen Notebook' )
			).toBeVisible();
			await expect( drawer( page ) ).toContainText( '€49.50' );

			await drawer( page )
				.getByRole( 'link', { name: 'View cart' } )
				.click();
			await expect(
				page.getByRole( 'heading', { name: 'Cart', level: 1 } )
			).toBeVisible();
			await scriptsAreThere( page );
			const coupon = page.getByRole( 'textbox', { name: /Coupon/ } );
			await coupon.fill( 'NOSUCHCODE' );
			await coupon.press( 'Enter' );
			await expect( coupon ).toHaveAccessibleDescription( /coupon/i );
			await coupon.fill( 'welcome10' );
			await coupon.press( 'Enter' );
			await expect(
				page.getByRole( 'link', { name: /^Remove coupon/ } )
			).toBeVisible();
			await expect( page.getByRole( 'main' ) ).toContainText( '€4.95' );

			await page
				.getByRole( 'link', { name: 'Proceed to checkout' } )
				.click();
			await fillAddress( page );
			await placeOrder( page ).click();
			await expectThanks( page );
			await expect( page.getByRole( 'main' ) ).toContainText(
				'Storage Jar, small'
			);
			await expectCount( page, 0 );
			const order = await keptOrder( page, site );

			expect(
				site
					.mails()
					.map( ( { to } ) => to )
					.flat()
			).toContain( 'ada@example.org' );
			expect( order ).toEqual( {
				items: { 'Storage Jar, small': 2, 'Linen Notebook': 1 },
				coupons: [ 'WELCOME10' ],
				shipping: 490,
				total: 4945,
			} );
			expect( await stockOf( site, 'storage-jar-small' ) ).toBe( 73 );
			expect( await usesOf( site, shop, 'WELCOME10' ) ).toBe( 1 );
		} );
	} );
}

test( 'a product that is out of stock cannot be added from the listing', async ( {
	page,
} ) => {
	await page.goto( '/shop/?orderby=price-desc' );
	await expect(
		card( page, 'Arc Floor Lamp' ).getByRole( 'button', {
			name: /add to cart/i,
		} )
	).toHaveCount( 0 );
	await expect( card( page, 'Arc Floor Lamp' ) ).toContainText(
		'Out of stock'
	);
} );
