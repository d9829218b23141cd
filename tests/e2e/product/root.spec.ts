/**
 * Product blocks in the product template without a parent product block, like
 * WooCommerce's own.
 */
import { select, takesAlone } from '../admin/blocks/editor';
import {
	editProductTemplate,
	logIn,
	newPage,
	readAgain,
	saveTemplate,
} from '../steps/editor';
import { insert } from '../steps/blocks';
import { expectCount } from '../steps/shopper';
import { block, putProductTemplate } from '../steps/site';
import { choose, form } from '../steps/variations';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

const PARTS = [
	'gallery',
	'title',
	'rating',
	'price',
	'short-description',
	'stock',
	'form',
	'meta',
	'share',
	'details',
	'reviews',
	'sticky-bar',
].map( ( part ) => block( `vitrine/product-${ part }` ) );

test( "each part shows the page's product, follows the variation, and sells", async ( {
	page,
	site,
} ) => {
	await putProductTemplate( site, PARTS.join( '' ) );
	await page.goto( '/product/wool-throw/' );
	const main = page.getByRole( 'main' );
	await expect(
		main.getByRole( 'heading', { name: 'Wool Throw', level: 1 } )
	).toBeVisible();
	await expect( main.locator( '.price' ).first() ).toHaveText( /\d/ );
	await expect(
		main.getByRole( 'heading', { name: 'Additional information' } )
	).toBeVisible();
	const shown = main
		.getByRole( 'group', { name: /^Images of Wool Throw/ } )
		.locator( 'img' );
	const sku = main.locator( '.sku' ).first();
	const skus = new Set< string | null >();
	for ( const color of [ 'Slate', 'Moss' ] ) {
		await choose( page, 'Color', color );
		await expect(
			shown.and(
				page.locator( `[src*="throw-${ color.toLowerCase() }"]` )
			)
		).not.toHaveCount( 0 );
		await expect( sku ).toHaveText( /-\d$/ );
		skus.add( await sku.textContent() );
	}
	expect( skus.size ).toBe( 2 );
	await expectAccessible( page, 'main' );
	await form( page ).getByRole( 'button', { name: 'Add to cart' } ).click();
	await expectCount( page, 1 );
	expect(
		await page.evaluate(
			() =>
				document.documentElement.scrollWidth -
				document.documentElement.clientWidth
		)
	).toBe( 0 );
} );

test( 'an owner inserts a part into the template, but not into a page', async ( {
	page,
	site,
} ) => {
	await putProductTemplate( site, block( 'core/post-title', { level: 1 } ) );
	await logIn( page );
	const canvas = await editProductTemplate( page, site );
	await select( page, 'core/post-title' );
	await insert( page, 'Product price' );
	await expect(
		canvas.locator( '[data-type="vitrine/product-price"]' )
	).toHaveText( /\d/ );
	const content = await saveTemplate( page );
	expect(
		( await readAgain( page, content ) ).filter(
			( [ , valid ] ) => ! valid
		)
	).toEqual( [] );
	await page.goto( '/product/everyday-mug/' );
	await expect(
		page.getByRole( 'main' ).locator( '.vitrine-product .price' )
	).toHaveText( /19/ );

	await newPage( page, 'Without a product' );
	expect( await takesAlone( page, 'core/paragraph' ) ).toBe( true );
	expect( await takesAlone( page, 'vitrine/product-price' ) ).toBe( false );
} );
