import type { Page } from '@playwright/test';
import { scriptsAreThere } from '../steps/scripts';
import { expectAccessible } from '../support/accessible';
import { test, expect } from '../support/test';

const main = ( page: Page ) => page.getByRole( 'main' );
const name = ( page: Page ) =>
	main( page ).getByLabel( 'Username or email address' );
const password = ( page: Page, label: string ) =>
	main( page ).getByLabel( label, { exact: true } );
const logIn = ( page: Page ) =>
	main( page ).getByRole( 'button', { name: 'Log in' } );

test.beforeEach( async ( { site } ) => {
	await site.php(
		`wp_create_user( 'anna', 'secret word', 'anna@example.org' );`
	);
} );

test( 'a wrong password shows an error and keeps the name, and a correct one logs in', async ( {
	page,
} ) => {
	await page.goto( '/account/' );
	await scriptsAreThere( page );
	await name( page ).fill( 'anna@example.org' );
	await password( page, 'Password' ).fill( 'wrong' );
	await logIn( page ).click();
	await expect( main( page ).getByRole( 'alert' ) ).toContainText(
		'Incorrect username'
	);
	await expect( page ).toHaveURL( /\/account\/$/ );
	await expect( name( page ) ).toHaveValue( 'anna@example.org' );
	await expectAccessible( page, 'main' );
	await password( page, 'Password' ).fill( 'secret word' );
	await logIn( page ).click();
	await expect( main( page ).getByText( 'Hello, anna' ) ).toBeVisible();
} );

test( "the login checkbox has the checkout's size and aligns with the fields", async ( {
	page,
} ) => {
	await page.goto( '/account/' );
	const box = ( await main( page )
		.getByRole( 'checkbox', { name: 'Remember me' } )
		.boundingBox() )!;
	expect( box ).toMatchObject( {
		x: ( await name( page ).boundingBox() )!.x,
		width: 18,
		height: 18,
	} );
} );

test( 'a lost password is reset by an emailed link without wp-login.php', async ( {
	page,
	site,
} ) => {
	const seen: string[] = [];
	page.on( 'framenavigated', ( frame ) => seen.push( frame.url() ) );
	await page.goto( '/account/' );
	await scriptsAreThere( page );
	await main( page )
		.getByRole( 'link', { name: 'Forgot your password?' } )
		.click();
	await expect(
		main( page ).getByRole( 'heading', { name: 'Lost your password?' } )
	).toBeVisible();
	await expectAccessible( page, 'main' );
	await name( page ).fill( 'anna@example.org' );
	await main( page ).getByRole( 'button', { name: 'Send link' } ).click();
	await expect(
		main( page ).getByText( /we have sent an email with a link/ )
	).toBeVisible();

	const mail = site.mails().find( ( { to } ) => to === 'anna@example.org' );
	const link = /http\S+key=\S+/.exec( mail?.message ?? '' )?.[ 0 ] ?? '';
	expect( link ).toContain( '/account/' );
	await page.goto( link );
	await scriptsAreThere( page );
	await expect( page ).toHaveURL( /\/account\/\?reset-password=1$/ );
	await expectAccessible( page, 'main' );
	await password( page, 'New password' ).fill( 'a better word' );
	await main( page ).getByRole( 'button', { name: 'Save password' } ).click();
	await expect(
		main( page ).getByText( 'Your password has been changed.' )
	).toBeVisible();
	await name( page ).fill( 'anna' );
	await password( page, 'Password' ).fill( 'a better word' );
	await logIn( page ).click();
	await expect( main( page ).getByText( 'Hello, anna' ) ).toBeVisible();
	expect( seen.filter( ( url ) => url.includes( 'wp-login' ) ) ).toEqual(
		[]
	);
} );

test( 'a used reset link is rejected and another one offered', async ( {
	page,
} ) => {
	await page.goto( '/account/?reset-password=1&key=used&login=anna' );
	await expect( main( page ).getByRole( 'alert' ) ).toContainText(
		'no longer valid'
	);
	await expect( name( page ) ).toBeVisible();
} );
