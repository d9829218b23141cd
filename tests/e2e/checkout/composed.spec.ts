import type { Page } from '@playwright/test';
import {
	checkOutMug,
	expectThanks,
	fillAddress,
	placeOrder,
	addressField,
} from '../steps/checkout';
import {
	blockTools,
	choose,
	namesIn,
	openMenu,
	part,
	remove,
	say,
} from '../steps/composed';
import {
	closeInserter,
	contentOf,
	edit,
	foundAs,
	logIn,
	logOut,
	newPage,
	publish,
	readAgain,
	save,
	search,
} from '../steps/editor';
import { insert } from '../steps/blocks';
import { block } from '../steps/site';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

/** Shows the canvas as wide as a device. */
const view = async ( page: Page, device: string ): Promise< void > => {
	await page.getByRole( 'button', { name: 'View', exact: true } ).click();
	await page.getByRole( 'menuitemradio', { name: device } ).click();
	await page.keyboard.press( 'Escape' );
};

test( 'an owner composes the checkout, and shoppers order with it', async ( {
	page,
	site,
} ) => {
	// The editor takes a while.
	test.slow();
	const saved = '<!-- wp:vitrine/checkout {"layout":"modern"} /-->';
	await site.php(
		`wp_update_post( array( 'ID' => get_page_by_path( 'checkout' )->ID, 'post_content' => $args['content'] ) );`,
		{ user: 1, args: { content: saved } }
	);
	await logIn( page );
	const canvas = await edit( page, 'checkout', site );
	await expect(
		part( canvas, 'checkout' ).getByLabel( /^Email address/ )
	).toBeVisible();
	// Content saved without inner blocks is unchanged as long as nothing is edited.
	expect( ( await contentOf( page ) ).trim() ).toBe( saved );

	await choose( canvas, 'checkout' );
	await blockTools( page )
		.getByRole( 'button', { name: 'Edit layout' } )
		.click();

	await test.step( 'each part shows its content', async () => {
		await expect(
			part( canvas, 'checkout-contact' ).getByLabel( /^Email address/ )
		).toBeVisible();
		await expect(
			part( canvas, 'checkout-order-summary' ).getByText( 'Total', {
				exact: true,
			} )
		).toBeVisible();
		await expect(
			part( canvas, 'checkout-place-order' ).getByText( 'Place order' )
		).toBeVisible();
	} );

	await test.step( 'a phone shows the order summary above the form', async () => {
		// The canvas' content is inert, so it has no roles.
		const summary = canvas.getByText( 'Order summary', { exact: true } );
		await expect( summary ).toBeHidden();
		await view( page, 'Mobile' );
		await expect( summary ).toBeVisible();
		await view( page, 'Desktop' );
	} );

	await test.step( 'move the notes up and add text below them', async () => {
		await choose( canvas, 'checkout-additional-information' );
		await blockTools( page )
			.getByRole( 'button', { name: 'Move up', exact: true } )
			.click();
		await insert( page, 'Paragraph' );
		await canvas
			.getByRole( 'document', {
				name: /^(Empty block|Block: Paragraph)/,
			} )
			.fill( 'Tracked and insured.' );
	} );

	await test.step( 'the contact part cannot be removed, and labels change', async () => {
		await choose( canvas, 'checkout-contact' );
		const menu = await openMenu( page );
		await expect( remove( menu ) ).toHaveCount( 0 );
		await page.keyboard.press( 'Escape' );
		await say( page, 'Heading', 'How do we reach you?' );
		await say( page, 'Label of “Phone”', 'Mobile' );
		await expect(
			part( canvas, 'checkout-contact' ).getByText(
				'How do we reach you?'
			)
		).toBeVisible();
		await choose( canvas, 'checkout-billing-address' );
		await say( page, 'Label of “Postcode / ZIP”', 'Postcode of your door' );
		await choose( canvas, 'checkout-place-order' );
		await say( page, 'Button text', 'Place order and pay' );
	} );

	await test.step( 'remove the login', async () => {
		await choose( canvas, 'checkout-login' );
		await remove( await openMenu( page ) ).click();
		await expect( part( canvas, 'checkout-login' ) ).toHaveCount( 0 );
	} );

	await save( page );
	expect(
		( await readAgain( page, await contentOf( page ) ) ).filter(
			( [ , valid ] ) => ! valid
		)
	).toEqual( [] );

	await test.step( 'reopen the saved page', async () => {
		const again = await edit( page, 'checkout', site );
		await expect(
			part( again, 'checkout-contact' ).getByText(
				'How do we reach you?'
			)
		).toBeVisible();
		await expect(
			again.getByText( /Attempt recovery|unexpected or invalid/ )
		).toHaveCount( 0 );
		const order = await namesIn( part( again, 'checkout-column' ).first() );
		expect( order ).toEqual( [
			'vitrine/checkout-contact',
			'vitrine/checkout-billing-address',
			'vitrine/checkout-shipping-address',
			'vitrine/checkout-additional-information',
			'core/paragraph',
			'vitrine/checkout-shipping-methods',
		] );
	} );

	await test.step( 'a guest places an order', async () => {
		await logOut( page );
		await checkOutMug( page );
		const form = page.getByRole( 'form', { name: 'Checkout' } );
		await expect(
			form.getByRole( 'group', { name: 'How do we reach you?' } )
		).toBeVisible();
		await expect( form.getByText( 'Tracked and insured.' ) ).toBeVisible();
		await expect( page.getByText( 'Have an account? Log in' ) ).toHaveCount(
			0
		);
		await fillAddress( page );
		// The country's own label does not replace it.
		await expect( addressField( page, 'Postcode' ) ).toHaveAccessibleName(
			/^Postcode of your door/
		);
		await expectAccessible( page );
		await form
			.getByRole( 'button', { name: 'Place order and pay' } )
			.click();
		await expectThanks( page );
	} );
} );

test( 'a newly inserted checkout shows the order beside the form', async ( {
	page,
	context,
} ) => {
	// The editor takes a while.
	test.slow();
	await logIn( page );
	await newPage( page, 'Till' );
	// A word that WooCommerce's block of this name is not found by.
	await search( page, 'payment' );
	await foundAs( page, 'Checkout' ).click();
	await closeInserter( page );
	const url = await publish( page );
	await context.clearCookies();
	await checkOutMug( page );
	await page.goto( url );
	const field = await page
		.getByRole( 'textbox', { name: /^Email address/ } )
		.boundingBox();
	const total = await page
		.getByRole( 'main' )
		.getByText( 'Total', { exact: true } )
		.last()
		.boundingBox();
	expect( total?.x ).toBeGreaterThan(
		( field?.x ?? Infinity ) + ( field?.width ?? 0 )
	);
} );

/** A part of the checkout, as saved. */
const saved = ( name: string ): string => block( `vitrine/checkout-${ name }` );

test( 'a cover, columns and a group around parts stay while a shopper orders', async ( {
	page,
	site,
} ) => {
	const content = `<!-- wp:vitrine/checkout {"layout":"modern"} --><!-- wp:cover {"overlayColor":"base","isUserOverlayColor":true,"isDark":false} --><div class="wp-block-cover is-light"><span aria-hidden="true" class="wp-block-cover__background has-base-background-color has-background-dim-100 has-background-dim"></span><div class="wp-block-cover__inner-container">${ saved(
		'contact'
	) }${ saved(
		'billing-address'
	) }</div></div><!-- /wp:cover --><!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column">${ saved(
		'shipping-methods'
	) }</div><!-- /wp:column --></div><!-- /wp:columns --><!-- wp:group {"tagName":"section","className":"bag"} --><section class="wp-block-group bag" aria-label="Bag"><!-- wp:paragraph --><p>Packed with care.</p><!-- /wp:paragraph -->${ saved(
		'order-summary'
	) }</section><!-- /wp:group --><!-- /wp:vitrine/checkout -->`;
	await site.php(
		`wp_update_post( array( 'ID' => get_page_by_path( 'checkout' )->ID, 'post_content' => $args['content'] ) );`,
		{ user: 1, args: { content } }
	);
	await checkOutMug( page );
	const form = page.locator( 'form[name="checkout"]' );
	const cover = form.locator( '.wp-block-cover__inner-container' );
	const bag = form.locator( 'section.bag' );
	const total = bag.getByText( 'Total', { exact: true } );
	await expect( total ).toBeVisible();
	const before = await bag.evaluateHandle( ( node ) => node );
	await fillAddress( page );
	await expect( cover.getByLabel( /^Email address/ ).first() ).toHaveValue(
		'ada@example.org'
	);
	await expect(
		form.locator( '.wp-block-column' ).getByRole( 'radio' ).first()
	).toBeChecked();
	await expect( bag.getByText( 'Packed with care.' ) ).toBeVisible();
	await expectAccessible( page, 'main' );
	await bag
		.getByRole( 'textbox', { name: 'Coupon code' } )
		.fill( 'welcome10' );
	await bag.getByRole( 'button', { name: 'Apply coupon' } ).click();
	await expect( bag ).toContainText( /Coupon: welcome10/i );
	// The totals were rendered again in it.
	expect( await before.evaluate( ( node ) => node.isConnected ) ).toBe(
		true
	);
	await placeOrder( page ).click();
	await expectThanks( page );
} );
