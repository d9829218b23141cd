import type { Page } from '@playwright/test';
import { logIn, saveProduct } from '../../steps/editor';
import { expect, test } from '../../support/test';

/** The label in both WooCommerce and this shop. */
const LABEL = 'GTIN, UPC, EAN, or ISBN';

const open = ( page: Page, id: string ) =>
	page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );

const save = async ( page: Page ) => {
	await saveProduct( page );
	await page.waitForLoadState();
};

/** Creates a simple product with a barcode and a product with two variations. */
const MAKE = `
$taken = Vitrine\\Commerce\\Builtin\\Products\\ProductWriter::save( array( 'name' => 'Barcode bowl', 'regular_price' => 1000, 'global_unique_id' => '4006381333931' ) );
$shirt = Vitrine\\Commerce\\Builtin\\Products\\ProductWriter::save( array(
	'name'       => 'Barcode shirt',
	'type'       => 'variable',
	'attributes' => array( array( 'name' => 'size', 'label' => 'Size', 'options' => array( 's' => 'Small', 'm' => 'Medium' ) ) ),
	'variations' => array_map( static fn ( $size ) => array( 'attributes' => array( 'attribute_size' => $size ), 'regular_price' => 2000 ), array( 's', 'm' ) ),
) );
echo "$taken $shirt";`;

test( 'an owner sets GTINs of a product and its variations; duplicates are rejected, and a search finds them', async ( {
	page,
	site,
} ) => {
	const [ bowl = '', shirt = '' ] = ( await site.php( MAKE ) ).split( ' ' );
	await logIn( page );
	await open( page, bowl );
	const own = page.getByLabel( LABEL, { exact: true } );
	await expect( own ).toHaveValue( '4006381333931' );
	await own.fill( 'bar code' );
	await save( page );
	await expect(
		page.getByText( 'has only numbers and hyphens' ).first()
	).toBeVisible();
	await own.fill( '978-3-16-148410-0' );
	await save( page );
	await expect( own ).toHaveValue( '978-3-16-148410-0' );

	await open( page, shirt );
	const row = page.locator( '[data-vitrine-variations] [data-variation]' );
	const of = ( number: number ) =>
		page.getByLabel( `${ LABEL } of variation ${ number }`, {
			exact: true,
		} );
	await page.getByRole( 'button', { name: 'Expand all' } ).click();
	await expect( row ).toHaveCount( 2 );
	await of( 1 ).fill( '12345670' );
	await of( 2 ).fill( '978-3-16-148410-0' );
	await save( page );
	// The error links to its field.
	await expect( of( 2 ) ).toBeFocused();
	await expect(
		page
			.getByText(
				`Another product has the ${ LABEL } "978-3-16-148410-0"`
			)
			.first()
	).toBeVisible();
	await of( 2 ).fill( '4006381333931' );
	await save( page );
	await page.getByRole( 'button', { name: 'Expand all' } ).click();
	await expect( of( 1 ) ).toHaveValue( '12345670' );
	await expect( of( 2 ) ).toHaveValue( '4006381333931' );

	for ( const [ typed, name ] of [
		[ '9783161484100', 'Barcode bowl' ],
		[ '4006381333931', 'Barcode shirt' ],
	] as const ) {
		await page.goto( `/?s=${ typed }&post_type=vitrine_product` );
		await expect(
			page.getByRole( 'main' ).getByRole( 'link', { name } ).first()
		).toBeVisible();
	}

	// The product page has it as structured data.
	await page.goto( `/?p=${ bowl }&post_type=vitrine_product` );
	const told = await page
		.locator( 'script[type="application/ld+json"]' )
		.allTextContents();
	expect( told.join( '' ) ).toContain( '"gtin":"9783161484100"' );
} );

test( 'the product list shows GTINs in an optional column', async ( {
	page,
	site,
} ) => {
	await site.php( MAKE );
	await logIn( page );
	await page.goto( '/wp-admin/edit.php?post_type=vitrine_product' );
	const column = page.getByRole( 'columnheader', { name: LABEL } ).first();
	await expect( column ).toBeHidden();
	await page.getByRole( 'button', { name: 'Screen Options' } ).click();
	await page.getByRole( 'checkbox', { name: LABEL } ).check();
	await expect( column ).toBeVisible();
	await expect(
		page.getByRole( 'cell', { name: '4006381333931' } ).first()
	).toBeVisible();
} );
