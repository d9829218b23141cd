/**
 * The cards of a listing as blocks, in the editor.
 */
import {
	contentOf,
	found,
	insert,
	logIn,
	newPage,
	publish,
	readAgain,
	search,
} from '../steps/editor';
import { expect, test } from '../support/test';

test( 'an owner turns the cards of a listing into blocks and moves one, on all of them', async ( {
	page,
} ) => {
	test.slow();
	await logIn( page );
	const canvas = await newPage( page, 'Cards' );
	await insert( page, 'Product listing' );
	await page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Edit layout' } )
		.click();
	const cards = canvas.getByRole( 'document', {
		name: 'Block: Product template',
	} );
	const price = cards
		.getByRole( 'document', { name: 'Block: Product price' } )
		.first();
	await expect( price ).toContainText( '€' );
	await expect( cards.getByText( 'Everyday Mug' ) ).toBeVisible();
	// By the words that owners look for.
	await price.click();
	for ( const [ words, name ] of [
		[ 'hover', 'Product image' ],
		[ 'colors', 'Product swatches' ],
	] as const ) {
		await search( page, words );
		await expect(
			found( page ).filter( { hasText: name } ).first()
		).toBeVisible();
		await page
			.getByRole( 'button', { name: 'Block Inserter', exact: true } )
			.click();
	}
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
