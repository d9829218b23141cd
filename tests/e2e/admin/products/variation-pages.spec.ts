import type { Page } from '@playwright/test';
import type { Site } from '../../../site/types';
import { logIn, saveProduct } from '../../steps/editor';
import { expectAccessible } from '../../support/accessible';
import { expect, test } from '../../support/test';

/** Number of variations: with one field each, they would exceed PHP's limit. */
const MANY = 150;

/** PHP's default limit of fields. */
const MOST_FIELDS = 1000;

/** Creates a product with that many variations. */
const makeProduct = ( site: Site ) =>
	site.php(
		`$sizes = range( 1, $args['many'] );
		echo Vitrine\\Commerce\\Builtin\\Products\\ProductWriter::save( array(
			'name'       => 'Bolts',
			'type'       => 'variable',
			'attributes' => array( array( 'name' => 'size', 'label' => 'Size', 'options' => array_combine( array_map( static fn ( $size ) => "s$size", $sizes ), array_map( static fn ( $size ) => "Size $size", $sizes ) ) ) ),
			'variations' => array_map( static fn ( $size ) => array( 'attributes' => array( 'attribute_size' => "s$size" ), 'sku' => "B-$size", 'regular_price' => 100 + $size ), $sizes ),
		) );`,
		{ args: { many: MANY } }
	);

/** The stored SKU and price of each variation. */
const stored = async ( site: Site, id: string ) =>
	JSON.parse(
		await site.php(
			`echo wp_json_encode( array_map( static fn ( $row ) => array( $row->sku, $row->regular_price ), array_values( Vitrine\\Commerce\\Builtin\\Products\\ProductRows::variations( array( (int) $args['id'] ) )[ (int) $args['id'] ] ) ) );`,
			{ args: { id } }
		)
	) as [ string, number ][];

const box = ( page: Page ) => page.locator( '[data-vitrine-variations]' );

const pages = ( page: Page ) =>
	box( page ).getByRole( 'navigation', {
		name: 'Variations pagination',
		exact: true,
	} );

const price = ( page: Page, number: number ) =>
	box( page ).getByLabel( `Regular price of variation ${ number }`, {
		exact: true,
	} );

test( '150 variations are paged by keyboard, and entries of every page are saved', async ( {
	page,
	site,
} ) => {
	// Many variations take a while.
	test.slow();
	const id = await makeProduct( site );
	await logIn( page );
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await expect( box( page ).locator( 'tbody [data-variation]' ) ).toHaveCount(
		15
	);
	await expectAccessible( page, '[data-vitrine-variations]' );
	await price( page, 1 ).fill( '9.01' );
	const next = pages( page ).getByRole( 'button', { name: 'Next page' } );
	await next.focus();
	await page.keyboard.press( 'Enter' );
	await expect( box( page ).getByRole( 'status' ) ).toHaveText(
		'Page 2 of 10'
	);
	await expect( next ).toBeFocused();
	await expect( price( page, 1 ) ).toHaveCount( 0 );
	await price( page, 16 ).fill( '9.16' );
	await pages( page )
		.getByLabel( 'Page', { exact: true } )
		.selectOption( '10' );
	await price( page, 150 ).fill( '9.50' );
	await pages( page ).getByRole( 'button', { name: 'First page' } ).click();
	await expect( price( page, 1 ) ).toHaveValue( '9.01' );

	const fields = new URLSearchParams( await saveProduct( page ) );
	expect( [ ...fields ].length ).toBeGreaterThan( 20 );
	expect( [ ...fields ].length ).toBeLessThan( MOST_FIELDS / 2 );
	await expect( price( page, 1 ) ).toHaveValue( '9.01' );
	expect( await stored( site, id ) ).toEqual(
		Array.from( { length: MANY }, ( _, index ) => [
			`B-${ index + 1 }`,
			{ 0: 901, 15: 916, 149: 950 }[ index ] ?? 101 + index,
		] )
	);
} );

test( 'an invalid price leads to its page, and an incomplete date keeps the page', async ( {
	page,
	site,
} ) => {
	// Many variations take a while.
	test.slow();
	const id = await makeProduct( site );
	await logIn( page );
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await pages( page )
		.getByLabel( 'Page', { exact: true } )
		.selectOption( '7' );
	await price( page, 100 ).fill( 'much' );
	await pages( page ).getByRole( 'button', { name: 'First page' } ).click();
	await price( page, 2 ).fill( '7.77' );
	await saveProduct( page );

	await expect( price( page, 100 ) ).toBeFocused();
	await expect( price( page, 100 ) ).toBeInViewport();
	await expect( price( page, 100 ) ).toHaveValue( 'much' );
	await expect( price( page, 100 ) ).toHaveAccessibleDescription(
		'Variation 100: "much" is not a valid price.'
	);
	await price( page, 100 ).fill( '8.88' );

	// With the keyboard: the text editor above may still grow and move the button.
	await box( page )
		.getByRole( 'button', { name: 'Expand all' } )
		.press( 'Enter' );
	const day = box( page ).getByLabel( 'Sale end date of variation 100' );
	await day.focus();
	await page.keyboard.type( '05' );
	await pages( page ).getByRole( 'button', { name: 'First page' } ).click();
	await expect( day ).toBeFocused();
	await page.keyboard.press( 'Delete' );
	await pages( page ).getByRole( 'button', { name: 'First page' } ).click();
	await expect( price( page, 2 ) ).toHaveValue( '7.77' );
	await saveProduct( page );
	await expect( price( page, 2 ) ).toHaveValue( '7.77' );
	const now = await stored( site, id );
	expect( [ now[ 1 ]?.[ 1 ], now[ 99 ]?.[ 1 ] ] ).toEqual( [ 777, 888 ] );
} );
