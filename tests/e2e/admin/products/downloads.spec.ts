import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import type { Site } from '../../../site/types';
import { expectThanks, fillAddress, placeOrder } from '../../steps/checkout';
import { logIn } from '../../steps/editor';
import { haveInCart } from '../../steps/shopper';
import { expectAccessible } from '../../support/accessible';
import { expect, test } from '../../support/test';

const TEXT = '%PDF-1.4\nStew and bread.\n';

const book = {
	name: 'stew.pdf',
	mimeType: 'application/pdf',
	buffer: Buffer.from( TEXT ),
};

/** Enables bank transfers and creates a customer. */
const prepare = ( site: Site ) =>
	site.php(
		`update_option( 'vitrine_payments', array( 'methods' => array( 'bacs' => array( 'enabled' => true ) ) ) );
		wp_insert_user( array( 'user_login' => 'eve', 'user_pass' => 'password', 'user_email' => 'eve@example.org', 'role' => 'vitrine_customer' ) );`
	);

/** Creates a book with a download limit of two, without the form. */
const makeBook = ( site: Site ) =>
	site.php(
		`use Vitrine\\Commerce\\Builtin\\Downloads\\Files\\UploadedFiles;
		UploadedFiles::folder()->close();
		file_put_contents( UploadedFiles::folder()->path() . '/stew.pdf', $args['text'] );
		Vitrine\\Commerce\\Builtin\\Products\\ProductWriter::save( array(
			'name' => 'Stews', 'slug' => 'stews', 'regular_price' => 900, 'needs_shipping' => false, 'downloadable' => true, 'download_limit' => 2, 'download_expiry' => 30,
			'downloads' => array( array( 'name' => 'Stews, the book', 'file' => UploadedFiles::url( UploadedFiles::FOLDER . '/stew.pdf' ) ) ),
		) );`,
		{ args: { text: TEXT } }
	);

const productData = ( page: Page ) =>
	page.locator( '[data-vitrine-product-data]' );

const save = ( page: Page ) =>
	page.getByRole( 'button', { name: /^(Publish|Update|Save)$/ } ).click();

/** Orders the book; returns the order number. */
const order = async ( page: Page ): Promise< string > => {
	await haveInCart( page, 'Stews' );
	await page.goto( '/checkout/' );
	await fillAddress( page );
	await placeOrder( page ).click();
	await expectThanks( page );
	return new URL( page.url() ).searchParams.get( 'order-received' ) ?? '';
};

const downloadLink = ( page: Page ) =>
	page.getByRole( 'main' ).getByRole( 'link', {
		name: 'Download Stews, the book',
	} );

const expectBook = async ( download: Download ): Promise< void > => {
	expect( download.suggestedFilename() ).toBe( 'Stews, the book.pdf' );
	expect( await readFile( await download.path(), 'utf8' ) ).toBe( TEXT );
};

const fetchBook = async ( page: Page ): Promise< void > => {
	const coming = page.waitForEvent( 'download' );
	await downloadLink( page ).click();
	await expectBook( await coming );
};

const logInAs = async ( page: Page ) => {
	const answer = await page.request.post( '/wp-login.php', {
		form: { log: 'eve', pwd: 'password' },
		maxRedirects: 0,
	} );
	expect( answer.status() ).toBe( 302 );
};

for ( const width of [ 1280, 390 ] ) {
	test( `an owner uploads a file and sees errors without losing entries at ${ width } px`, async ( {
		page,
		site,
	} ) => {
		await page.setViewportSize( { width, height: 900 } );
		await logIn( page );
		await page.goto( '/wp-admin/post-new.php?post_type=vitrine_product' );
		await page.getByLabel( 'Add title' ).fill( 'Stews' );
		const box = productData( page );
		await box.getByLabel( /^Regular price/ ).fill( '9' );
		await box.getByLabel( 'Needs shipping' ).uncheck();
		const add = box.getByRole( 'button', { name: 'Add file' } );
		await expect( add ).toBeHidden();
		await box.getByLabel( 'Downloadable', { exact: true } ).check();
		await add.click();
		await expect( box.getByLabel( 'File name of file 1' ) ).toBeFocused();
		const chooser = page.waitForEvent( 'filechooser' );
		await box
			.getByRole( 'button', { name: 'Upload file of file 1' } )
			.click();
		await ( await chooser ).setFiles( book );
		await expect( box.getByText( 'stew.pdf uploaded.' ) ).toBeVisible();
		await expect( box.getByLabel( 'File URL of file 1' ) ).toHaveValue(
			/\/uploads\/vitrine-downloads\/[0-9a-f]{32}\.pdf$/
		);
		await expect( box.getByLabel( 'File name of file 1' ) ).toHaveValue(
			'stew.pdf'
		);
		await box.getByLabel( 'File name of file 1' ).fill( 'Stews, the book' );
		await box.getByLabel( /^Download limit/ ).fill( 'two' );
		await box.getByLabel( /^Download expiry/ ).fill( '30' );
		await expectAccessible( page, '[data-vitrine-product-data]' );
		await save( page );

		await expect(
			page.getByText( 'The download limit must be a whole number' )
		).toBeVisible();
		await expect( box.getByLabel( 'File name of file 1' ) ).toHaveValue(
			'Stews, the book'
		);
		await expect( box.getByLabel( /^Download limit/ ) ).toHaveValue(
			'two'
		);
		await box.getByLabel( /^Download limit/ ).fill( '2' );
		await save( page );
		await expect( page.getByText( /could not be saved/ ) ).toBeHidden();
		await expect( box.getByLabel( /^Download limit/ ) ).toHaveValue( '2' );
		const kept = JSON.parse(
			await site.php(
				`global $wpdb; echo wp_json_encode( Vitrine\\Commerce\\Builtin\\Products\\ProductRows::product( (int) $wpdb->get_var( "SELECT MAX( product_id ) FROM {$wpdb->prefix}vitrine_products" ) )->data->downloads );`
			)
		) as unknown;
		expect( kept ).toMatchObject( {
			enabled: true,
			limit: 2,
			expiry: 30,
			files: [ { name: 'Stews, the book' } ],
		} );
	} );

	test( `a customer downloads paid files from receipt and account up to the limit at ${ width } px`, async ( {
		page,
		site,
		browser,
	} ) => {
		await page.setViewportSize( { width, height: 900 } );
		await prepare( site );
		await makeBook( site );
		await logInAs( page );
		const id = await order( page );
		const receipt = page.url();
		await expect( downloadLink( page ) ).toHaveCount( 0 );

		const owner = await browser.newContext( { baseURL: site.url } );
		const office = await owner.newPage();
		await office.setViewportSize( { width, height: 900 } );
		await logIn( office );
		await office.goto(
			`/wp-admin/admin.php?page=vitrine-orders&order_id=${ id }`
		);
		await office
			.getByRole( 'combobox', { name: 'Status' } )
			.selectOption( 'Processing' );
		await office.getByRole( 'button', { name: 'Change status' } ).click();
		const permissions = office.getByRole( 'table', {
			name: 'Downloadable product permissions',
		} );
		await expect( permissions ).toContainText( '0 of 2' );
		await expectAccessible( office, '.vitrine-order-downloads' );

		await page.goto( receipt );
		await expect( page.getByRole( 'main' ) ).toContainText(
			'2 downloads remaining'
		);
		await expectAccessible( page );
		const address = await downloadLink( page ).getAttribute( 'href' );
		await fetchBook( page );

		await page.goto( '/account/' );
		await expect( page.getByRole( 'main' ) ).toContainText(
			'1 download remaining'
		);
		await expectAccessible( page );
		await fetchBook( page );
		await page.reload();
		await expect( page.getByRole( 'main' ) ).toContainText(
			'No downloads remaining'
		);
		await expect( downloadLink( page ) ).toHaveCount( 0 );
		const refused = await page.request.get( address ?? '' );
		expect( refused.status() ).toBe( 403 );
		expect( await refused.text() ).toContain(
			'you have reached your download limit for this file'
		);

		// The owner grants access again, and revokes it.
		await office.reload();
		await expect( permissions ).toContainText( 'Limit reached' );
		await permissions
			.getByRole( 'button', { name: 'Grant again Stews, the book' } )
			.click();
		await expect( permissions ).toContainText( '0 of 2' );
		await page.reload();
		await fetchBook( page );
		await permissions
			.getByRole( 'button', { name: 'Revoke access Stews, the book' } )
			.click();
		await expect( permissions ).toContainText( 'Revoked' );
		await page.reload();
		await expect( page.getByText( 'Stews, the book' ) ).toHaveCount( 0 );
		await owner.close();
	} );
}

test( "a variation's files are kept when paging", async ( { page, site } ) => {
	await makeBook( site );
	const id = await site.php(
		`echo Vitrine\\Commerce\\Builtin\\Products\\ProductWriter::save( array( 'name' => 'Course', 'type' => 'variable', 'attributes' => array( array( 'name' => 'format', 'label' => 'Format', 'options' => array( 'pdf' => 'PDF', 'paper' => 'Paper' ) ) ), 'variations' => array( array( 'attributes' => array( 'format' => 'pdf' ), 'regular_price' => 900 ), array( 'attributes' => array( 'format' => 'paper' ), 'regular_price' => 1900 ) ) ) );`
	);
	const url = await site.php(
		`echo Vitrine\\Commerce\\Builtin\\Downloads\\Files\\UploadedFiles::url( 'vitrine-downloads/stew.pdf' );`
	);
	await logIn( page );
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	const box = productData( page );
	// With the keyboard: the text editor above may still grow and move the button.
	await box.getByRole( 'button', { name: 'Expand all' } ).press( 'Enter' );
	await box.getByLabel( 'Downloadable of variation 1' ).check();
	await box
		.getByRole( 'button', { name: 'Add file of variation 1' } )
		.click();
	await box
		.getByLabel( 'File URL of file 1 of variation 1' )
		.fill( 'https://example.org/stew.pdf' );
	await expectAccessible( page, '[data-vitrine-product-data]' );
	await save( page );
	const field = box.getByLabel( 'File URL of file 1 of variation 1' );
	await expect( field ).toBeFocused();
	await expect( field ).toHaveAccessibleDescription(
		/Variation 1: .* is not one of this site/
	);
	await field.fill( url );
	await box.getByLabel( /^Download limit.* of variation 1$/ ).fill( '3' );
	await save( page );
	await expect( page.getByText( /could not be saved/ ) ).toBeHidden();
	const kept = JSON.parse(
		await site.php(
			`echo wp_json_encode( array_map( static fn ( $row ) => array( $row->downloads->enabled, $row->downloads->limit, array_column( $row->downloads->files, 'name' ) ), array_values( Vitrine\\Commerce\\Builtin\\Products\\ProductRows::variations( array( (int) $args['id'] ) )[ (int) $args['id'] ] ) ) );`,
			{ args: { id } }
		)
	) as unknown;
	expect( kept ).toEqual( [
		[ true, 3, [ 'stew.pdf' ] ],
		[ false, null, [] ],
	] );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a guest orders a file and downloads it from the receipt', async ( {
		page,
		site,
	} ) => {
		await prepare( site );
		await makeBook( site );
		const id = await order( page );
		await site.php( `Vitrine\\Api::orders()->pay( (int) $args['id'] );`, {
			args: { id },
		} );
		await page.reload();
		await fetchBook( page );
	} );
} );
