/**
 * The look of our blocks in place of WooCommerce's, together with its styles.
 */
import type { Locator } from '@playwright/test';
import { addButton, card, haveInCart } from '../../steps/shopper';
import { putInPlace } from '../../steps/in-place';
import { block, putPage } from '../../steps/site';
import { expectAccessible } from '../../support/accessible';
import { expect, test } from '../../support/test';

/** Its position in whole pixels. */
const boxOf = ( place: Locator ) =>
	place.evaluate( ( element ) => {
		const { left, right, width } = element.getBoundingClientRect();
		return {
			left: Math.round( left ),
			right: Math.round( right ),
			width: Math.round( width ),
		};
	} );

/** The pseudo-element before its text. */
const before = ( place: Locator ) =>
	place.evaluate(
		( element ) => getComputedStyle( element, '::before' ).content
	);

for ( const width of [ 1280, 390 ] ) {
	test( `the checkout button of the cart is one line of text at ${ width } px`, async ( {
		page,
		site,
	} ) => {
		await page.setViewportSize( { width, height: 900 } );
		await putInPlace( site, 'cart' );
		await haveInCart( page, 'Everyday Mug' );
		await page.goto( '/cart/' );
		const way = page.getByRole( 'link', { name: 'Proceed to checkout' } );
		await expect( way ).toBeVisible();
		const { lines, height, end } = await way.evaluate( ( link ) => {
			const range = document.createRange();
			range.selectNodeContents( link );
			const box = link.closest( '.cart_totals' )!;
			const style = getComputedStyle( box );
			return {
				lines: new Set(
					Array.from( range.getClientRects(), ( { top } ) =>
						Math.round( top )
					)
				).size,
				height: link.getBoundingClientRect().height,
				// The remaining space below it, without the box's own padding.
				end:
					box.getBoundingClientRect().bottom -
					Number.parseFloat( style.paddingBottom ) -
					link.getBoundingClientRect().bottom,
			};
		} );
		expect( lines ).toBe( 1 );
		expect( height ).toBeLessThan( 70 );
		expect( height ).toBeGreaterThan( 40 );
		expect( end ).toBeLessThan( 24 );
	} );
}

for ( const width of [ 1280, 390 ] ) {
	test( `the totals of a composed cart are in one box within the page at ${ width } px`, async ( {
		page,
		site,
	} ) => {
		await page.setViewportSize( { width, height: 900 } );
		await site.php(
			`wp_update_post( wp_slash( array( 'ID' => wc_get_page_id( 'cart' ), 'post_content' => WP_Block_Patterns_Registry::get_instance()->get_registered( 'vitrine/cart' )['content'] ) ) );`,
			{ user: 1 }
		);
		await haveInCart( page, 'Everyday Mug' );
		await page.goto( '/cart/' );
		const column = page.locator( '.vitrine-cart-column.cart-collaterals' );
		const way = page.getByRole( 'link', { name: 'Proceed to checkout' } );
		await expect( way ).toBeVisible();
		const [ box, totals, link ] = await Promise.all(
			[ column, column.locator( '.cart_totals' ), way ].map( boxOf )
		);
		// The same padding for all content.
		expect( totals!.left - box!.left ).toBe( 24 );
		expect( box!.right - totals!.right ).toBe( 24 );
		expect( [ link!.left, link!.right ] ).toEqual( [
			totals!.left,
			totals!.right,
		] );
		expect( await before( column ) ).toBe( 'none' );
		expect(
			await page.evaluate(
				() => document.documentElement.scrollWidth - window.innerWidth
			)
		).toBeLessThanOrEqual( 0 );
	} );
}

test( 'the account title aligns with the account', async ( { page, site } ) => {
	await page.setViewportSize( { width: 1280, height: 900 } );
	await site.php(
		`wp_update_post( wp_slash( array( 'ID' => wc_get_page_id( 'myaccount' ), 'post_content' => '<!-- wp:vitrine/account {"align":"wide"} /-->' ) ) );`,
		{ user: 1 }
	);
	await page.goto( '/account/' );
	const [ title, account ] = await Promise.all(
		[
			page.getByRole( 'heading', { level: 1 } ),
			page.locator( '.vitrine-account' ),
		].map( boxOf )
	);
	expect( title!.left ).toBe( account!.left );
} );

test( "cart table and notices have Vitrine's look on a phone", async ( {
	page,
	site,
} ) => {
	await page.setViewportSize( { width: 390, height: 900 } );
	await putInPlace( site, 'cart' );
	await haveInCart( page, 'Everyday Mug' );
	await page.goto( '/cart/' );
	const row = page.getByRole( 'row', { name: /Everyday Mug/ } );
	const [ less, number, more ] = await Promise.all(
		[
			row.getByRole( 'button', { name: /^Decrease/ } ),
			row.getByRole( 'spinbutton' ),
			row.getByRole( 'button', { name: /^Increase/ } ),
		].map( boxOf )
	);
	expect( more?.width ).toBe( less?.width );
	// Side by side, except for rounding.
	expect( number!.left - less!.right ).toBeLessThanOrEqual( 2 );
	expect( more!.left - number!.right ).toBeLessThanOrEqual( 2 );
	expect( number!.width ).toBeGreaterThanOrEqual( 40 );
	expect(
		( await boxOf( row.locator( 'img' ) ) ).width
	).toBeGreaterThanOrEqual( 48 );
	expect( await before( row.getByRole( 'link', { name: /^Remove/ } ) ) ).toBe(
		'none'
	);
	await page.getByLabel( 'Coupon code' ).fill( 'nothing' );
	await page.getByRole( 'button', { name: 'Apply coupon' } ).click();
	const notice = page
		.getByRole( 'alert' )
		.filter( { hasText: 'does not exist' } );
	await expect( notice ).toBeVisible();
	expect( await before( notice ) ).toBe( 'none' );
	await expectAccessible( page, '.vitrine-cart' );
} );

for ( const width of [ 1280, 390 ] ) {
	test( `a rejected checkout is readable and the review fills its column at ${ width } px`, async ( {
		page,
		site,
	} ) => {
		await page.setViewportSize( { width, height: 900 } );
		await putInPlace( site, 'checkout' );
		await haveInCart( page, 'Everyday Mug' );
		await page.goto( '/checkout/' );
		await page.getByRole( 'button', { name: 'Place order' } ).click();
		const notice = page.getByRole( 'alert' ).filter( {
			hasText: 'Your order has not been placed yet.',
		} );
		await expect( notice ).toBeVisible();
		expect( await before( notice ) ).toBe( 'none' );
		// In the order of the fields.
		await expect( notice.getByRole( 'listitem' ).first() ).toContainText(
			'Email address'
		);
		await expectAccessible( page, '.vitrine-checkout' );
		const review = page.getByRole( 'region', { name: 'Your order' } );
		expect( ( await boxOf( review ) ).width ).toBe(
			( await boxOf( review.locator( '..' ) ) ).width
		);
	} );
}

test( 'in list layout, name, price and button are beside the image', async ( {
	page,
	site,
} ) => {
	await putPage(
		site,
		'list',
		block( 'vitrine/product-listing', { layout: 'list', rows: 1 } )
	);
	await page.goto( '/list/' );
	const vase = card( page, 'Ripple Vase' );
	await expect( vase ).toBeVisible();
	const picture = await boxOf( vase.locator( '.vitrine-card-image' ) );
	for ( const part of [
		vase.getByRole( 'heading' ),
		vase.locator( '.price' ),
		addButton( page, 'Ripple Vase' ),
	] ) {
		expect( ( await boxOf( part ) ).left ).toBe( picture.right + 20 );
	}
} );

test( "page numbers have the theme's colors, not WooCommerce's", async ( {
	page,
	shop,
} ) => {
	test.skip(
		shop.theme !== undefined,
		'Classic themes show WooCommerce’s own product list.'
	);
	await page.goto( '/shop/' );
	const pages = page.getByRole( 'navigation', {
		name: 'Product pagination',
	} );
	const colorOf = ( place: Locator ) =>
		place.evaluate( ( element ) => getComputedStyle( element ).color );
	const text = await colorOf( pages );
	const second = pages.getByRole( 'link', { name: 'Page 2' } );
	await second.hover();
	for ( const number of [
		pages.locator( '[aria-current="page"]' ),
		second,
	] ) {
		expect( await colorOf( number ) ).toBe( text );
	}
} );

for ( const width of [ 1280, 390 ] ) {
	test( `the cost of a single shipping method is in the column of amounts at ${ width } px`, async ( {
		page,
		site,
	} ) => {
		await page.setViewportSize( { width, height: 900 } );
		await putInPlace( site, 'cart' );
		await site.php(
			`update_option( 'woocommerce_enable_shipping_calc', 'yes' );
			update_option( 'woocommerce_default_country', 'US:CA' );
			update_option( 'woocommerce_default_customer_address', 'base' );
			foreach ( array_merge( array( 0 ), array_column( WC_Shipping_Zones::get_zones(), 'zone_id' ) ) as $id ) {
				$zone = WC_Shipping_Zones::get_zone( $id );
				foreach ( $zone->get_shipping_methods() as $method ) { $zone->delete_shipping_method( $method->instance_id ); }
			}
			update_option( 'woocommerce_flat_rate_' . WC_Shipping_Zones::get_zone( 0 )->add_shipping_method( 'flat_rate' ) . '_settings', array( 'title' => 'Parcel', 'cost' => '7', 'tax_status' => 'none' ) );`,
			{ user: 1 }
		);
		await haveInCart( page, 'Everyday Mug' );
		await page.goto( '/cart/' );
		const totals = page.getByRole( 'main' ).locator( '.cart_totals' );
		await expect( totals.locator( '.shipping' ) ).toContainText( '7.00' );
		const { right } = await boxOf(
			totals.locator( '.cart-subtotal .amount' )
		);
		expect(
			( await boxOf( totals.locator( '.shipping .amount' ).first() ) )
				.right
		).toBe( right );
	} );
}
