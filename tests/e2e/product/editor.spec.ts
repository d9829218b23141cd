import type { Locator, Page } from '@playwright/test';
import {
	contentOf,
	edit,
	inspector,
	logIn,
	newPage,
	publish,
	save,
} from '../steps/editor';
import { insert, selectBlock } from '../steps/blocks';
import { block, putPage } from '../steps/site';
import { test, expect } from '../support/test';

const choose = async ( page: Page, product: string ) => {
	await inspector( page )
		.getByRole( 'combobox', { name: 'Product' } )
		.fill( product );
	await page.getByRole( 'option', { name: product } ).click();
};

/** Gallery layouts; the last one stays selected. */
const LAYOUTS = [
	[ 'beside', 'Thumbnails beside' ],
	[ 'below', 'Thumbnails below' ],
	[ 'grid', 'Grid' ],
] as const;

const chooseLayouts = async ( page: Page, product: Locator ) => {
	for ( const [ layout, label ] of LAYOUTS ) {
		await inspector( page )
			.getByRole( 'combobox', { name: 'Thumbnails' } )
			.selectOption( { label } );
		await expect(
			product.locator( `.vitrine-gallery--${ layout }` )
		).toBeVisible();
	}
};

/** Expects a product page with the gallery after the summary, no sticky bar, and another button label. */
const expectSettings = async ( page: Page ) => {
	await expect( page.locator( '.vitrine-gallery--grid' ) ).toBeVisible();
	const product = page.getByRole( 'main' ).locator( 'div.product' );
	await expect( product ).toHaveClass( /has-gallery-at-end/ );
	await expect( page.locator( '.vitrine-sticky-bar' ) ).toHaveCount( 0 );
	await product.getByRole( 'button', { name: 'Into the basket' } ).click();
	await expect( page.locator( '.vitrine-cart-count' ).first() ).toHaveText(
		'1'
	);
};

test( 'a product block saved without inner blocks stays so, and its settings apply in editor and page', async ( {
	page,
	site,
} ) => {
	const id = Number(
		await site.php(
			`echo get_posts( array( 'post_type' => Vitrine\\Plugin::engine()->content_types()['post_type'], 'name' => 'ripple-vase' ) )[0]->ID;`
		)
	);
	const saved = block( 'vitrine/product', { productId: id } );
	await putPage( site, 'our-vase', saved );
	await logIn( page );
	const canvas = await edit( page, 'our-vase', site );
	const product = canvas.locator( '[data-type="vitrine/product"]' );
	await expect(
		product.getByRole( 'heading', { name: 'Ripple Vase' } )
	).toBeVisible();
	expect( await contentOf( page ) ).toBe( saved );

	await selectBlock( product );
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
	await expect( product.locator( '.has-gallery-at-end' ) ).toBeVisible();
	await expect( product ).toContainText( 'Into the basket' );
	await chooseLayouts( page, product );
	await save( page );

	await page.goto( '/our-vase/' );
	await expectSettings( page );
} );

test( 'an inserted product has parts with their own settings, and is selected by name', async ( {
	page,
} ) => {
	test.slow();
	await logIn( page );
	const canvas = await newPage( page, 'Our vase' );
	await insert( page, 'Product' );
	await choose( page, 'Ripple Vase' );
	const product = canvas.locator( '[data-type="vitrine/product"]' );
	const settings = inspector( page );
	const part = ( name: string ) =>
		canvas.locator( `[data-type="vitrine/product-${ name }"]` );
	const select = ( name: string ) => selectBlock( part( name ) );
	await expect( part( 'title' ) ).toHaveText( 'Ripple Vase' );
	await settings
		.getByRole( 'combobox', { name: 'Gallery position' } )
		.selectOption( 'end' );
	await expect( product.locator( '.has-gallery-at-end' ) ).toBeVisible();

	await select( 'gallery' );
	await chooseLayouts( page, product );
	await select( 'form' );
	await settings
		.getByRole( 'textbox', { name: 'Button text' } )
		.fill( 'Into the basket' );
	await expect( part( 'form' ) ).toContainText( 'Into the basket' );
	await select( 'sticky-bar' );
	await page.keyboard.press( 'Delete' );
	await expect( part( 'sticky-bar' ) ).toHaveCount( 0 );

	await select( 'price' );
	await page.keyboard.press( 'Delete' );
	await expect( part( 'price' ) ).toHaveCount( 0 );
	await select( 'stock' );
	await insert( page, 'Product price' );
	await expect( part( 'price' ) ).toContainText( '64.00' );

	const address = await publish( page );
	await page.goto( address );
	await expectSettings( page );
	const texts = page.getByRole( 'main' ).locator( '.summary > *' );
	await expect( texts.filter( { hasText: /In stock|64.00/ } ) ).toHaveText( [
		/In stock/,
		/64.00/,
	] );
} );

/** Quick view triggers: their look in the editor, and how to find them on the page. */
const WAYS = [
	{ kind: 'button', shows: 'a.button', label: 'Look closer' },
	{ kind: 'text', shows: 'a.vitrine-opener--text', label: 'See more' },
	{ kind: 'trigger', shows: 'a svg', label: 'At a glance' },
	{ kind: 'image', shows: 'a img', label: '' },
];

test( 'the quick view block opens by button, text, trigger or image, by mouse and keyboard', async ( {
	page,
} ) => {
	// The editor takes a while, so it is opened once for all of them.
	test.slow();
	await logIn( page );
	const canvas = await newPage( page, 'Have a look' );
	const blocks = canvas.locator( '[data-type="vitrine/quick-view"]' );
	for ( const [ index, { kind, shows, label } ] of WAYS.entries() ) {
		await test.step( `insert a ${ kind }`, async () => {
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
		await test.step( `open by the ${ kind } on the page`, async () => {
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
