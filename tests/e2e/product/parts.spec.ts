import type { FrameLocator, Locator, Page } from '@playwright/test';
import {
	editProductTemplate,
	inspector,
	logIn,
	readAgain,
	saveTemplate,
} from '../steps/editor';
import { insert, selectBlock } from '../steps/blocks';
import { block, putProductTemplate } from '../steps/site';
import { test, expect } from '../support/test';

const PRODUCT = 'vitrine/product';

const blockOf = ( canvas: FrameLocator, name: string ): Locator =>
	canvas.locator( `[data-type="${ name }"]` );

const choose = ( canvas: FrameLocator, name: string ): Promise< void > =>
	selectBlock( blockOf( canvas, name ) );

const moveUp = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Move up', exact: true } ).click();

test( 'an owner edits the product template part by part, and product pages follow', async ( {
	page,
	site,
} ) => {
	// The editor takes a while.
	test.slow();
	await putProductTemplate( site, block( PRODUCT, { align: 'wide' } ) );
	await logIn( page );
	const canvas = await editProductTemplate( page, site );
	const product = blockOf( canvas, PRODUCT );

	await test.step( 'the template shows a real product by default', async () => {
		await expect( product.getByRole( 'heading', { level: 1 } ) ).toHaveText(
			/\w/
		);
		await expect(
			product.getByRole( 'button', { name: 'Add to cart' } ).first()
		).toBeVisible();
	} );

	await choose( canvas, PRODUCT );
	await page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Edit layout' } )
		.click();

	await test.step( 'each part shows the selected preview product', async () => {
		const which = inspector( page ).getByRole( 'combobox', {
			name: 'Preview',
		} );
		await which.fill( 'Everyday Mug' );
		await page.getByRole( 'option', { name: 'Everyday Mug' } ).click();
		await expect( blockOf( canvas, 'vitrine/product-title' ) ).toHaveText(
			'Everyday Mug'
		);
		await expect( blockOf( canvas, 'vitrine/product-price' ) ).toHaveText(
			/\d/
		);
		await expect(
			blockOf( canvas, 'vitrine/product-gallery' )
				.getByRole( 'img' )
				.first()
		).toBeVisible();
	} );

	await test.step( 'move the price above the title and add text between', async () => {
		await choose( canvas, 'vitrine/product-price' );
		await moveUp( page );
		await moveUp( page );
		await insert( page, 'Heading' );
		await product
			.getByRole( 'document', { name: 'Block: Heading' } )
			.fill( 'Made to last' );
	} );

	const content = await saveTemplate( page );
	expect( content ).not.toContain( 'productId' );
	expect(
		( await readAgain( page, content ) ).filter(
			( [ , valid ] ) => ! valid
		)
	).toEqual( [] );

	for ( const [ slug, name ] of [
		[ 'everyday-mug', 'Everyday Mug' ],
		[ 'ripple-vase', 'Ripple Vase' ],
	] as const ) {
		await test.step( `the product page of ${ name } has the changes`, async () => {
			await page.goto( `/product/${ slug }/` );
			const summary = page.getByRole( 'main' ).locator( '.summary' );
			const top = async ( part: Locator ) =>
				( await part.boundingBox() )?.y ?? NaN;
			const price = await top( summary.locator( '.price' ).first() );
			const text = await top(
				summary.getByRole( 'heading', { name: 'Made to last' } )
			);
			const title = await top(
				summary.getByRole( 'heading', { name, level: 1 } )
			);
			expect( price ).toBeLessThan( text );
			expect( text ).toBeLessThan( title );
		} );
	}

	await test.step( 'the template reopens without block errors', async () => {
		const again = await editProductTemplate( page, site );
		await expect( blockOf( again, 'vitrine/product-price' ) ).toHaveText(
			/\d/
		);
		await expect(
			again.getByText( /Attempt recovery|unexpected or invalid/ )
		).toHaveCount( 0 );
		const order = await blockOf( again, 'vitrine/product-summary' )
			.locator( '> [data-type]' )
			.evaluateAll( ( blocks ) =>
				blocks.map( ( one ) => one.getAttribute( 'data-type' ) )
			);
		expect( order.slice( 0, 3 ) ).toEqual( [
			'vitrine/product-price',
			'core/heading',
			'vitrine/product-title',
		] );
	} );
} );
