import type { Page } from '@playwright/test';
import { fillAddress } from '../steps/checkout';
import {
	addFromListing,
	card,
	cartIcon,
	drawer,
	expectCount,
	expectKept,
	line,
} from '../steps/shopper';
import { block, putHeader, putPage, setSettings } from '../steps/site';
import { addButton, choose, openProduct } from '../steps/variations';
import { scriptsAreThere } from '../steps/scripts';
import { test, expect } from '../support/test';

/** Counts document requests from here on. */
const documents = ( page: Page ): ( () => number ) => {
	let count = 0;
	page.on( 'request', ( request ) => {
		count += request.isNavigationRequest() ? 1 : 0;
	} );
	return () => count;
};

const main = ( page: Page ) => page.getByRole( 'main' );

test( 'a listing is sorted and opens a product in a quick view [1-02]', async ( {
	page,
} ) => {
	await page.goto( '/shop/' );
	const first = main( page ).locator( '.products > li' ).first();
	await expect( first ).not.toContainText( 'Linen Napkins' );
	await page
		.getByRole( 'combobox', { name: 'Sort by' } )
		.selectOption( { label: 'Sort by price: low to high' } );
	await expect( first ).toContainText( 'Linen Napkins' );
	await scriptsAreThere( page );
	await first.hover();
	await first.getByRole( 'button', { name: /^Quick view/ } ).click();
	await expect(
		page
			.getByRole( 'dialog', { name: /^Quick view/ } )
			.getByRole( 'heading', { name: 'Linen Napkins' } )
	).toBeVisible();
} );

test( 'posts are searched, sorted, filtered and paged in place [1-03]', async ( {
	page,
	site,
} ) => {
	const inner = [
		'<!-- wp:vitrine/loop-search /--><!-- wp:vitrine/loop-sort /--><!-- wp:vitrine/loop-category /--><!-- wp:vitrine/loop-reset /--><!-- wp:vitrine/loop-count /-->',
		'<!-- wp:vitrine/loop-template --><!-- wp:post-title {"level":2} /--><!-- /wp:vitrine/loop-template -->',
		'<!-- wp:vitrine/loop-pagination /-->',
	].join( '' );
	await putPage(
		site,
		'posts',
		`<!-- wp:vitrine/loop-builder {"block_id":"all","queryId":1,"perPage":2} -->${ inner }<!-- /wp:vitrine/loop-builder -->`
	);
	await page.goto( '/posts/' );
	const loop = page.locator( '.vitrine-loop' );
	const titles = loop.locator( '.vitrine-loop-item' ).getByRole( 'heading' );
	const count = documents( page );
	const changes: Array< () => Promise< unknown > > = [
		() =>
			loop
				.getByRole( 'combobox', { name: /Sort|Order/ } )
				.selectOption( { index: 2 } ),
		() => loop.getByRole( 'link', { name: 'Page 2' } ).click(),
		() =>
			loop
				.getByRole( 'combobox', { name: /Categor/ } )
				.selectOption( { index: 2 } ),
		() => loop.getByRole( 'searchbox' ).fill( 'light' ),
	];
	for ( const change of changes ) {
		const before = await titles.allTextContents();
		await change();
		await expect
			.poll( () => titles.allTextContents() )
			.not.toEqual( before );
	}
	expect( count() ).toBe( 0 );
} );

test( 'quantity and variation reach the cart, selected or by URL [1-04]', async ( {
	page,
} ) => {
	await openProduct( page, 'wool-throw' );
	await choose( page, 'Color', 'Brick' );
	const plus = main( page )
		.getByRole( 'button', { name: /^Increase quantity/ } )
		.first();
	await plus.click();
	await addButton( page ).click();
	await expectCount( page, 2 );
	await expectKept( page );
	const name = await page
		.locator( 'form.variations_form .variations select' )
		.first()
		.getAttribute( 'name' );
	await openProduct( page, 'wool-throw', `?${ name }=slate` );
	await addButton( page ).click();
	await expectCount( page, 3 );
	await expectKept( page );
	await page.goto( '/cart/' );
	const brick = line( main( page ), 'Brick' );
	await expect( brick.getByRole( 'spinbutton' ) ).toHaveValue( '2' );
	await expect(
		line( main( page ), 'Slate' ).getByRole( 'spinbutton' )
	).toHaveValue( '1' );
} );

test( 'an added item is in mini-cart, drawer and cart, and its removal updates them, in the background [1-05] [1-06]', async ( {
	page,
	site,
} ) => {
	await putHeader(
		site,
		block(
			'vitrine/site-header',
			{},
			block(
				'vitrine/header-row',
				{},
				block( 'vitrine/mini-cart', { layout: 'dropdown' } ) +
					block( 'vitrine/mini-cart', { layout: 'drawer' } )
			)
		)
	);
	await page.goto( '/shop/?orderby=price' );
	const count = documents( page );
	await card( page, 'Storage Jar, small' )
		.getByRole( 'button', { name: /^Add to cart/ } )
		.click();
	const widgets = page.locator( '.widget_shopping_cart' );
	const jar = ( within: ReturnType< Page[ 'locator' ] > ) =>
		line( within, 'Storage Jar, small' );
	await cartIcon( page ).first().click();
	await expect( jar( widgets.first() ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await cartIcon( page ).last().click();
	await expect( jar( drawer( page ) ) ).toBeVisible();
	expect( count() ).toBe( 0 );
	await page.goto( '/cart/' );
	await expect( jar( main( page ) ) ).toBeVisible();
	const onCart = documents( page );
	await jar( main( page ) )
		.getByRole( 'link', { name: /^Remove/ } )
		.click();
	await expect( jar( main( page ) ) ).toHaveCount( 0 );
	await expect( jar( widgets.first() ) ).toHaveCount( 0 );
	expect( onCart() ).toBe( 0 );
} );

test( 'the cart accepts a coupon, offers cross-sells and has sticky totals [1-07]', async ( {
	page,
	site,
} ) => {
	await setSettings( site, { cart_sticky_cart_totals: true } );
	await page.goto( '/product/pepper-mill/' );
	await main( page )
		.getByRole( 'button', { name: 'Add to cart', exact: true } )
		.click();
	await main( page ).getByRole( 'link', { name: 'View cart' } ).click();
	const totals = page.locator( '.cart_totals' );
	const before = await totals.textContent();
	const coupon = page.getByRole( 'textbox', { name: /Coupon/ } );
	await coupon.fill( 'welcome10' );
	await coupon.press( 'Enter' );
	await expect( totals ).not.toHaveText( before ?? '' );
	await expect( totals ).toContainText( /welcome10/i );
	await expect(
		page.locator( '.cross-sells' ).getByRole( 'listitem' ).first()
	).toBeVisible();
	await expect( page.locator( '.cart-collaterals' ) ).toHaveCSS(
		'position',
		'sticky'
	);
} );

test( 'drawer and cart show the amount missing for free shipping when enabled', async ( {
	page,
	site,
} ) => {
	await setSettings( site, { free_shipping_bar: true } );
	await page.goto( '/shop/?orderby=price' );
	await addFromListing( page, 'Storage Jar, small', 1 );
	await cartIcon( page ).first().click();
	const missing = /^Add €[\d.]+ more to get free shipping\.$/;
	const reached = 'Your order qualifies for free shipping.';
	await expect( drawer( page ).getByText( missing ) ).toBeVisible();

	const pieces = line( drawer( page ), 'Storage Jar, small' ).getByRole(
		'spinbutton'
	);
	await pieces.fill( '9' );
	await pieces.press( 'Tab' );
	await expect( drawer( page ).getByText( reached ) ).toBeVisible();
	await page.goto( '/cart/' );
	await expect( page.locator( '.cart_totals' ) ).toContainText( reached );
} );

test( 'a coupon error is among the cart notices, in view, and describes its field [8.2-01]', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 390, height: 600 } );
	await page.goto( '/shop/?orderby=price' );
	await addFromListing( page, 'Storage Jar, small', 1 );
	await page.goto( '/cart/' );
	const coupon = page.getByRole( 'textbox', { name: /Coupon/ } );
	await coupon.fill( 'NOSUCHCODE' );
	await coupon.press( 'Enter' );
	const error = page
		.locator( '.woocommerce-notices-wrapper' )
		.getByRole( 'alert' );
	await expect( error ).toContainText( /coupon/i );
	await expect( error ).toBeInViewport();
	await expect( error ).toHaveClass( /coupon-error-notice/ );
	await expect( coupon ).toHaveAccessibleDescription( /coupon/i );
	await expect( coupon ).toHaveValue( 'NOSUCHCODE' );
} );

test( 'the checkout has a coupon box, a collapsible review and an express slot [1-10]', async ( {
	page,
	site,
	shop,
} ) => {
	if ( shop.commerce === 'woocommerce' ) {
		// WooCommerce's own form is there until the owner inserts the block.
		await site.php(
			`wp_update_post( array( 'ID' => wc_get_page_id( 'checkout' ), 'post_content' => '<!-- wp:vitrine/checkout /-->' ) );`,
			{ user: 1 }
		);
	}
	await setSettings( site, {
		order_review_collapsible: true,
		labels_as_placeholders: 'hidden',
		order_review_sticky: true,
	} );
	await page.goto( '/shop/?orderby=price' );
	await addFromListing( page, 'Storage Jar, small', 1 );
	await page.goto( '/checkout/' );
	await fillAddress( page );
	const review = page.locator( '.woocommerce-checkout-review-order' );
	const before = await review.locator( '.order-total' ).textContent();
	const coupon = page.getByRole( 'textbox', { name: 'Coupon code' } );
	await coupon.fill( 'welcome10' );
	await coupon.press( 'Enter' );
	await expect( review.locator( '.order-total' ) ).not.toHaveText(
		before ?? ''
	);
	const toggle = page.locator( '.vitrine-review-toggle' );
	await toggle.click();
	await expect( toggle ).toHaveAttribute( 'aria-expanded', 'false' );
	await expect( page.locator( '.vitrine-review-lines' ) ).toBeHidden();
	await toggle.click();
	await expect( page.locator( '.vitrine-review-lines' ) ).toBeVisible();

	// A gateway may add its buttons at any time.
	await review.evaluate( ( element ) => {
		element.insertAdjacentHTML(
			'afterend',
			'<div id="wcpay-express-checkout-element"><button type="button" onclick="this.textContent = \'Paying\'">Pay at once</button></div>'
		);
	} );
	const slot = page.locator( '.vitrine-checkout-slot' );
	await slot.getByRole( 'button', { name: 'Pay at once' } ).click();
	await expect( slot ).toContainText( 'Paying' );
	const above = await slot.evaluate( ( element ) =>
		element.compareDocumentPosition(
			document.querySelector( 'form.checkout' ) as Node
		)
	);
	// The form comes after it.
	expect( above ).toBe( 4 );
} );
