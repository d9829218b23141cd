import type { Page } from '@playwright/test';
import { inspector, insert, logIn, newPage, publish } from '../steps/editor';
import { test, expect } from '../support/test';

const choose = async ( page: Page, product: string ) => {
	await inspector( page )
		.getByRole( 'combobox', { name: 'Product' } )
		.fill( product );
	await page.getByRole( 'option', { name: product } ).click();
};

test( 'the product block shows its settings in the editor and on the page', async ( {
	page,
} ) => {
	await logIn( page );
	const canvas = await newPage( page, 'Our vase' );
	await insert( page, 'Product' );
	const block = canvas.locator( '[data-type="vitrine/product"]' );
	await choose( page, 'Ripple Vase' );
	await expect(
		block.getByRole( 'heading', { name: 'Ripple Vase' } )
	).toBeVisible();

	const settings = inspector( page );
	await settings
		.getByRole( 'combobox', { name: 'Gallery position' } )
		.selectOption( 'end' );
	await settings
		.getByRole( 'checkbox', { name: 'Sticky add-to-cart bar' } )
		.uncheck();
	await settings
		.getByRole( 'textbox', { name: 'Button text' } )
		.fill( 'Into the basket' );
	await expect( block.locator( '.has-gallery-at-end' ) ).toBeVisible();
	await expect( block ).toContainText( 'Into the basket' );

	for ( const [ layout, label ] of [
		[ 'beside', 'Thumbnails beside' ],
		[ 'below', 'Thumbnails below' ],
		[ 'grid', 'Grid' ],
	] as const ) {
		await settings
			.getByRole( 'combobox', { name: 'Thumbnails' } )
			.selectOption( { label } );
		await expect(
			block.locator( `.vitrine-gallery--${ layout }` )
		).toBeVisible();
	}

	const address = await publish( page );
	await page.goto( address );
	await expect( page.locator( '.vitrine-gallery--grid' ) ).toBeVisible();
	const product = page.getByRole( 'main' ).locator( 'div.product' );
	await expect( product ).toHaveClass( /has-gallery-at-end/ );
	await expect( page.locator( '.vitrine-sticky-bar' ) ).toHaveCount( 0 );
	await product.getByRole( 'button', { name: 'Into the basket' } ).click();
	await expect( page.locator( '.vitrine-cart-count' ).first() ).toHaveText(
		'1'
	);
} );

/** The ways to a quick view: what each shows in the editor, and by what it is found on the page. */
const WAYS = [
	{ kind: 'button', shows: 'a.button', label: 'Look closer' },
	{ kind: 'text', shows: 'a.vitrine-opener--text', label: 'See more' },
	{ kind: 'trigger', shows: 'a svg', label: 'At a glance' },
	{ kind: 'image', shows: 'a img', label: '' },
];

test( 'the quick view of a product that is chosen opens by a button, a text, a trigger or an image, by mouse and by keys', async ( {
	page,
} ) => {
	// The editor takes its time: it is opened once for all of them.
	test.slow();
	await logIn( page );
	const canvas = await newPage( page, 'Have a look' );
	const blocks = canvas.locator( '[data-type="vitrine/quick-view"]' );
	for ( const [ index, { kind, shows, label } ] of WAYS.entries() ) {
		await test.step( `by a ${ kind }`, async () => {
			await insert( page, 'Quick view' );
			await choose( page, 'Ripple Vase' );
			const settings = inspector( page );
			await settings
				.getByRole( 'combobox', { name: 'Opens by' } )
				.selectOption( kind );
			const words = settings.getByRole( 'textbox', { name: 'Label' } );
			if ( label ) {
				await words.fill( label );
			} else {
				await expect( words ).toHaveCount( 0 );
			}
			await expect( blocks.nth( index ).locator( shows ) ).toBeVisible();
		} );
	}

	await page.goto( await publish( page ) );
	const heading = page
		.getByRole( 'dialog' )
		.getByRole( 'heading', { name: 'Ripple Vase' } );
	for ( const { kind, label } of WAYS ) {
		await test.step( `by a ${ kind } on the page`, async () => {
			const opener = page.getByRole( 'button', {
				name: `${ label || 'Quick view' }: “Ripple Vase”`,
			} );
			await opener.click();
			await expect( heading ).toBeVisible();
			for ( const key of [ 'Enter', 'Space' ] ) {
				await page.keyboard.press( 'Escape' );
				await expect( heading ).toBeHidden();
				await expect( opener ).toBeFocused();
				await page.keyboard.press( key );
				await expect( heading ).toBeVisible();
			}
			await page.keyboard.press( 'Escape' );
			await expect( heading ).toBeHidden();
		} );
	}
} );
