import { expectThanks, fillAddress, placeOrder } from '../../steps/checkout';
import {
	cartIsSettled,
	couponField,
	couponTaken,
	goToCart,
	removal,
	row,
	sorting,
	undo,
	widget,
} from '../../steps/classic';
import { keptOrder, stockOf, usesOf } from '../../steps/orders';
import { addFromListing, cartIcon, expectCount } from '../../steps/shopper';
import { expect, test } from '../../support/test';

const WIDTHS = [
	{ name: 'a wide screen', viewport: { width: 1280, height: 900 } },
	{ name: 'a phone, 390 px wide', viewport: { width: 390, height: 844 } },
];

for ( const { name, viewport } of WIDTHS ) {
	test.describe( `on ${ name }`, () => {
		test.use( { viewport } );

		test( 'a guest of a classic theme sorts, adds, changes, undoes, applies a coupon and orders', async ( {
			page,
			site,
			shop,
		} ) => {
			// A dozen pages, one after another.
			test.slow();
			await page.goto( '/shop/' );
			await sorting( page ).selectOption( {
				label: 'Sort by price: low to high',
			} );
			await expect( page ).toHaveURL( /orderby=price/ );
			await expect(
				page.getByRole( 'main' ).locator( '.products > li' ).first()
			).toContainText( 'Linen Napkins' );
			await addFromListing( page, 'Storage Jar, small', 1 );
			await addFromListing( page, 'Linen Notebook', 2 );

			if ( viewport.width > 768 ) {
				await cartIcon( page ).hover();
				await expect( widget( page ) ).toContainText( '€33.50' );
			}
			await goToCart( page );
			await expect(
				page.getByRole( 'heading', { name: 'Cart', level: 1 } )
			).toBeVisible();
			// Its buttons need JavaScript.
			await page.waitForLoadState();
			const jar = row( page, 'Storage Jar, small' );
			await jar
				.getByRole( 'button', { name: /^Increase quantity/ } )
				.click();
			await expect( jar ).toContainText( '€32.00' );
			await expect( jar.getByRole( 'spinbutton' ) ).toHaveValue( '2' );

			const notebook = row( page, 'Linen Notebook' );
			await removal( notebook ).click();
			await expect( notebook ).toHaveCount( 0 );
			await undo( page ).click();
			await expect( notebook ).toBeVisible();

			await couponField( page ).fill( 'NOSUCHCODE' );
			await couponField( page ).press( 'Enter' );
			await expect(
				page.getByText( /coupon .*nosuchcode/i ).first()
			).toBeVisible();
			await cartIsSettled( page );
			await couponField( page ).fill( 'welcome10' );
			await couponField( page ).press( 'Enter' );
			await expect( couponTaken( page ) ).toBeVisible();
			await expect( page.getByRole( 'main' ) ).toContainText( '€4.95' );

			// WooCommerce covers the totals while it fetches them.
			await cartIsSettled( page );
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

			expect(
				site
					.mails()
					.map( ( { to } ) => to )
					.flat()
			).toContain( 'ada@example.org' );
			expect( await keptOrder( page, site ) ).toEqual( {
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

test( 'the header cart changes quantities and removes items persistently', async ( {
	page,
} ) => {
	await page.goto( '/shop/?orderby=price' );
	await addFromListing( page, 'Storage Jar, small', 1 );
	await addFromListing( page, 'Linen Notebook', 2 );
	const line = ( product: string ) =>
		widget( page ).locator( '.mini_cart_item' ).filter( {
			hasText: product,
		} );
	await cartIcon( page ).hover();
	await line( 'Storage Jar, small' )
		.getByRole( 'button', { name: /^Increase quantity/ } )
		.click();
	await expect( widget( page ) ).toContainText( '€49.50' );
	await expectCount( page, 3 );
	// It stays open under the pointer with its new content.
	await expect( widget( page ) ).toBeInViewport();
	await expect( widget( page ) ).not.toHaveClass( /loading/ );
	await removal( line( 'Linen Notebook' ) ).click();
	await expect( line( 'Linen Notebook' ) ).toHaveCount( 0 );
	await expectCount( page, 2 );
	await widget( page ).getByRole( 'link', { name: 'View cart' } ).click();
	await expect( row( page, 'Storage Jar, small' ) ).toContainText( '€32.00' );
	await expect( row( page, 'Linen Notebook' ) ).toHaveCount( 0 );
} );
