/**
 * Listing cards with inner blocks in the editor.
 */
import {
	contentOf,
	edit,
	logIn,
	newPage,
	publish,
	readAgain,
} from '../steps/editor';
import { insert } from '../steps/blocks';
import { block, putPage } from '../steps/site';
import { expect, test } from '../support/test';

test( 'the cards of a new listing are blocks, and moving one changes all cards', async ( {
	page,
} ) => {
	test.slow();
	await logIn( page );
	const canvas = await newPage( page, 'Cards' );
	await insert( page, 'Product listing' );
	const cards = canvas.getByRole( 'document', {
		name: 'Block: Product template',
	} );
	const price = cards
		.getByRole( 'document', { name: 'Block: Product price' } )
		.first();
	await expect( price ).toContainText( '€' );
	await expect( cards.getByText( 'Everyday Mug' ) ).toBeVisible();
	await price.click();
	const toolbar = page.getByRole( 'toolbar', { name: 'Block tools' } );
	const order = async () =>
		[
			...( await contentOf( page ) ).matchAll(
				/wp:vitrine\/product-(title|rating|price) /g
			),
		].map( ( [ , part ] ) => part );
	for ( const wanted of [
		[ 'title', 'price', 'rating' ],
		[ 'price', 'title', 'rating' ],
	] ) {
		await toolbar.getByRole( 'button', { name: 'Move up' } ).click();
		await expect.poll( order ).toEqual( wanted );
	}
	const content = await contentOf( page );
	expect( await readAgain( page, content ) ).toEqual( [
		[ 'vitrine/product-listing', true ],
	] );
	await page.goto( await publish( page ) );
	const mug = page
		.getByRole( 'main' )
		.getByRole( 'listitem' )
		.filter( {
			has: page.getByRole( 'heading', { name: 'Everyday Mug' } ),
		} );
	await expect( mug ).toContainText( /€19\.00\s*Everyday Mug/ );
} );

test( 'a listing saved without blocks stays so until its layout is edited', async ( {
	page,
	site,
} ) => {
	test.slow();
	const saved = block( 'vitrine/product-listing', {
		columns: 3,
		queryId: 1,
	} );
	await putPage( site, 'saved', saved );
	await logIn( page );
	const canvas = await edit( page, 'saved', site );
	const listing = canvas.getByRole( 'document', {
		name: 'Block: Product listing',
	} );
	await expect( listing.getByText( 'Everyday Mug' ) ).toBeVisible();
	await listing.click();
	expect( await contentOf( page ) ).toBe( saved );
	await page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Edit layout' } )
		.click();
	const cards = canvas.getByRole( 'document', {
		name: 'Block: Product template',
	} );
	await expect( cards.getByText( 'Everyday Mug' ) ).toBeVisible();
	expect( await contentOf( page ) ).toContain(
		'wp:vitrine/product-template'
	);
} );
