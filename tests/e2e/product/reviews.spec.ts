import { expectAccessible } from '../support/accessible';
import type { Locator, Page } from '@playwright/test';
import type { Site } from '../../site/types';
import { test, expect } from '../support/test';

const MUG = '/product/everyday-mug/';

/** Publishes reviews without moderation. */
const withoutModeration = ( site: Site ) =>
	site.php(
		`update_option( 'comment_moderation', '0' ); update_option( 'comment_previously_approved', '0' );`
	);

const reviews = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Customer reviews' } );

test( 'a shopper reviews a product by keyboard, and the rating is shown', async ( {
	page,
	site,
} ) => {
	await withoutModeration( site );
	await page.goto( MUG );
	await expect( reviews( page ) ).toContainText(
		'There are no reviews yet.'
	);
	await expectAccessible( page, '.vitrine-product-reviews' );
	await reviews( page )
		.getByRole( 'radio', { name: 'Rated 1 out of 5' } )
		.focus();
	for ( let star = 1; star < 4; star++ ) {
		await page.keyboard.press( 'ArrowRight' );
	}
	await expect(
		reviews( page ).getByRole( 'radio', { name: 'Rated 4 out of 5' } )
	).toBeChecked();
	await reviews( page )
		.getByRole( 'textbox', { name: 'Your review' } )
		.fill( 'Keeps tea warm.' );
	await reviews( page )
		.getByRole( 'textbox', { name: 'Name' } )
		.fill( 'Ann' );
	await reviews( page )
		.getByRole( 'textbox', { name: 'Email' } )
		.fill( 'ann@shop.test' );
	await reviews( page )
		.getByRole( 'checkbox', { name: /^Save my name/ } )
		.check();
	await reviews( page )
		.getByRole( 'button', { name: 'Submit review' } )
		.click();
	await expect( page ).toHaveURL( /#comment-\d+$/ );
	const review = reviews( page )
		.getByRole( 'listitem' )
		.filter( { hasText: 'Keeps tea warm.' } );
	await expect(
		review.getByRole( 'img', { name: 'Rated 4 out of 5' } )
	).toBeVisible();
	await expectAccessible( page, '.vitrine-product-reviews' );

	// The summary links to the reviews, and the form remembers the author.
	await page.goto( MUG );
	await page
		.getByRole( 'link', { name: '4 out of 5 stars (1)' } )
		.first()
		.click();
	await expect( page ).toHaveURL( /#reviews$/ );
	await reviews( page )
		.getByRole( 'textbox', { name: 'Your review' } )
		.focus();
	await expect(
		reviews( page ).getByRole( 'textbox', { name: 'Name' } )
	).toHaveValue( 'Ann' );
	await expect(
		reviews( page ).getByRole( 'textbox', { name: 'Email' } )
	).toHaveValue( 'ann@shop.test' );

	await page.goto( '/shop/' );
	await expect(
		page
			.getByRole( 'listitem' )
			.filter( { hasText: 'Everyday Mug' } )
			.getByRole( 'img', { name: '4 out of 5 stars (1)' } )
	).toBeVisible();
} );

test( 'a logged-in customer is asked for no name, and a review awaits approval', async ( {
	page,
	site,
} ) => {
	await site.php( `update_option( 'comment_moderation', '1' );` );
	await page.request.post( '/wp-login.php', {
		form: { log: 'customer', pwd: 'password' },
	} );
	await page.goto( MUG );
	await reviews( page )
		.getByRole( 'radio', { name: 'Rated 5 out of 5' } )
		.check( { force: true } );
	await expect(
		reviews( page ).getByRole( 'textbox', { name: 'Name' } )
	).toBeHidden();
	await reviews( page )
		.getByRole( 'textbox', { name: 'Your review' } )
		.fill( 'Held back.' );
	await reviews( page )
		.getByRole( 'button', { name: 'Submit review' } )
		.click();
	await expect( reviews( page ).getByRole( 'status' ) ).toHaveText(
		'Your review is awaiting approval.'
	);
	await expect( reviews( page ) ).not.toContainText( 'Held back.' );
} );

test( "the review form's checkbox has the checkout's size and aligns with the fields", async ( {
	page,
} ) => {
	await page.goto( MUG );
	const form = reviews( page );
	const box = ( await form
		.getByRole( 'checkbox', { name: /^Save my name/ } )
		.boundingBox() )!;
	const field = ( await form
		.getByRole( 'textbox', { name: 'Name' } )
		.boundingBox() )!;
	expect( box ).toMatchObject( { x: field.x, width: 18, height: 18 } );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a review is submitted', async ( { page, site } ) => {
		await withoutModeration( site );
		await page.goto( MUG );
		await reviews( page )
			.getByRole( 'radio', { name: 'Rated 2 out of 5' } )
			.check( { force: true } );
		await reviews( page )
			.getByRole( 'textbox', { name: 'Your review' } )
			.fill( 'Too small.' );
		await reviews( page )
			.getByRole( 'textbox', { name: 'Name' } )
			.fill( 'Bob' );
		await reviews( page )
			.getByRole( 'textbox', { name: 'Email' } )
			.fill( 'bob@shop.test' );
		await reviews( page )
			.getByRole( 'button', { name: 'Submit review' } )
			.click();
		await expect( reviews( page ).getByRole( 'listitem' ) ).toContainText(
			'Too small.'
		);
	} );
} );

test( "a new shop's product page has details below both columns, and the form beside the reviews", async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 1280, height: 800 } );
	await page.goto( MUG );
	const box = async ( locator: Locator ) => {
		const found = await locator.boundingBox();
		return found ?? { x: 0, y: 0, width: 0, height: 0 };
	};
	const product = await box( page.locator( '.vitrine-product > .product' ) );
	const details = await box(
		page.locator( '.vitrine-product > .product > .is-style-wide' )
	);
	expect( details.width ).toBeGreaterThan( product.width * 0.6 );
	const form = await box(
		reviews( page ).getByRole( 'textbox', { name: 'Your review' } )
	);
	const none = await box(
		reviews( page ).getByText( 'There are no reviews yet.' )
	);
	expect( form.x ).toBeGreaterThan( none.x + none.width );
	expect( form.x + form.width ).toBeCloseTo( product.x + product.width, 0 );

	await page.setViewportSize( { width: 390, height: 800 } );
	const narrow = await box(
		reviews( page ).getByRole( 'textbox', { name: 'Your review' } )
	);
	expect( narrow.y ).toBeGreaterThan(
		(
			await box(
				reviews( page ).getByText( 'There are no reviews yet.' )
			)
		).y
	);
	expect( narrow.x ).toBeLessThan( 40 );
} );

test( 'reviews can be disabled', async ( { page, site } ) => {
	await page.goto( MUG );
	await expect( reviews( page ) ).toBeVisible();
	await site.php(
		`update_option( 'vitrine_shop', array( 'reviews' => 'no' ) + (array) get_option( 'vitrine_shop', array() ) );`
	);
	await page.goto( MUG );
	await expect( reviews( page ) ).toHaveCount( 0 );
} );
