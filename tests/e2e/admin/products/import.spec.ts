import { logIn } from '../../steps/editor';
import { expectAccessible } from '../../support/accessible';
import { expect, test } from '../../support/test';

const lines = ( from: number, to: number ) =>
	Array.from(
		{ length: to - from + 1 },
		( _, at ) => `,CSV-${ from + at },Cup ${ from + at },4.50,New > Cups`
	);

test( 'an owner imports products, sees failed rows, and updates existing ones with another file', async ( {
	page,
} ) => {
	await logIn( page );
	await page.goto( '/wp-admin/edit.php?post_type=vitrine_product' );
	// The Tools menu has an import, too.
	await page
		.getByRole( 'navigation', { name: 'Products' } )
		.getByRole( 'link', { name: 'Import', exact: true } )
		.click();
	await expect(
		page.getByRole( 'heading', { name: 'Import products', level: 1 } )
	).toBeVisible();
	await expectAccessible( page, '.vitrine-import' );

	const choose = ( text: string[] ) =>
		page.getByLabel( 'CSV file' ).setInputFiles( {
			name: 'cups.csv',
			mimeType: 'text/csv',
			buffer: Buffer.from( text.join( '\r\n' ) ),
		} );
	const start = () =>
		page.getByRole( 'button', { name: 'Import', exact: true } ).click();

	await choose( [ 'Produkt,Preis', 'Tasse,5' ] );
	await start();
	await expect(
		page.getByText( /^The first line of the file must have the headings/ )
	).toBeVisible();

	await choose( [
		'ID,SKU,Name,Regular price,Categories',
		...lines( 1, 6 ),
		',CSV-BAD,Broken cup,cheap,',
	] );
	await start();
	const summary = page.getByText( /^Import of cups\.csv complete:/ );
	await expect( summary ).toHaveText(
		'Import of cups.csv complete: 6 imported, 0 updated, 0 skipped, 1 failed.'
	);
	await expect(
		page
			.getByRole( 'table', { name: 'Rows that failed' } )
			.getByRole( 'row' )
	).toHaveText( [
		'RowProductReason',
		'8Broken cup (CSV-BAD)Column “Regular price”: “cheap” is not valid.',
	] );
	await expectAccessible( page, '.vitrine-import' );

	await page.getByRole( 'button', { name: 'Import another file' } ).click();
	await choose( [ 'SKU,Regular price', 'CSV-2,7.70', 'CSV-NONE,1' ] );
	await page
		.getByRole( 'checkbox', { name: 'Update existing products' } )
		.check();
	await start();
	await expect( summary ).toHaveText(
		'Import of cups.csv complete: 0 imported, 1 updated, 1 skipped, 0 failed.'
	);
	await page.getByRole( 'link', { name: 'View products' } ).click();
	await expect(
		page.locator( '#the-list > tr' ).filter( { hasText: 'CSV-2' } )
	).toContainText( '€7.70' );
} );
