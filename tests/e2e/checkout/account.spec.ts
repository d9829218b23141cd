import type { Page, Request } from '@playwright/test';
import { checkOutMug, placeOrder } from '../steps/checkout';
import { meant } from '../steps/checkout/extras';
import { keepBack, scriptsAreThere } from '../steps/scripts';
import { test, expect } from '../support/test';
import { expectAccessible } from '../support/accessible';

const email = ( page: Page ) => page.locator( '#billing_email' );

const password = ( page: Page ) =>
	page
		.locator( '.vitrine-login, .vitrine-login-here' )
		.getByLabel( 'Password', { exact: true } );

const logIn = ( page: Page ) =>
	page.locator( '.vitrine-login' ).locator( '[type="submit"]' );

test.beforeEach( async ( { page, site } ) => {
	await site.php(
		`update_option( 'vitrine_settings', array( 'email_check' => true ) ); update_option( 'users_can_register', 1 ); wp_create_user( 'anna', 'secret word', 'anna@example.org' );`
	);
	await checkOutMug( page );
} );

test( 'a guest whose email address has an account logs in by keyboard and keeps cart and form [4.8-01]', async ( {
	page,
} ) => {
	await page.locator( '#billing_city' ).fill( 'London' );
	await page.locator( '#order_comments' ).fill( 'Ring twice' );
	await email( page ).fill( 'anna@example.org' );
	const welcome = page.getByText( /Welcome back/ );
	await expect( welcome ).toBeVisible();
	await expect( page.locator( '#createaccount' ) ).toBeHidden();
	await expectAccessible( page );
	await page.locator( '.vitrine-login-label' ).press( 'Enter' );
	await expect( password( page ) ).toBeFocused();

	await page.keyboard.type( 'wrong' );
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByRole( 'alert' ).filter( { hasText: 'Incorrect username' } )
	).toBeVisible();
	await expect( password( page ) ).toBeFocused();

	await page.keyboard.type( 'secret word' );
	const reloaded = page.waitForEvent( 'domcontentloaded' );
	await page.keyboard.press( 'Enter' );
	await reloaded;
	await expect( page.locator( '.vitrine-login' ) ).toHaveCount( 0 );
	await expect( page.locator( '#billing_city' ) ).toHaveValue( 'London' );
	await expect( page.locator( '#order_comments' ) ).toHaveValue(
		'Ring twice'
	);
	await expect( page.locator( '.vitrine-review-lines' ) ).toContainText(
		'Everyday Mug'
	);
} );

test.describe( 'a failing server', () => {
	test.use( { allowedErrors: [ /500/ ] } );

	test( 'a failed email lookup shows no error to the guest [8.2-05]', async ( {
		page,
	} ) => {
		const said = await page.getByRole( 'alert' ).allTextContents();
		const isCheck = ( request: Request ) =>
			/check_user_exist/.test( request.postData() ?? '' );
		await page.route( /admin-ajax/, ( route, request ) =>
			isCheck( request )
				? route.fulfill( { status: 500, body: 'Oh no.' } )
				: route.fallback()
		);
		// When the next response has arrived, the effects of the previous one are done.
		for ( const name of [ 'anna', 'beth' ] ) {
			const answer = page.waitForResponse( ( response ) =>
				isCheck( response.request() )
			);
			await email( page ).fill( `${ name }@example.org` );
			expect( ( await answer ).status() ).toBe( 500 );
		}
		expect( await page.getByRole( 'alert' ).allTextContents() ).toEqual(
			said
		);
		await expect( page.locator( 'body' ) ).not.toContainText( 'Oh no' );
		await expect( page.getByText( /Welcome back/ ) ).toHaveCount( 0 );
		await expect( placeOrder( page ) ).toBeEnabled();
	} );
} );

test( 'a misspelled email address gets a suggestion, accepted by keyboard', async ( {
	page,
} ) => {
	await email( page ).fill( '' );
	await email( page ).pressSequentially( 'New+1@gmial.com' );
	await expect( page.locator( '#createaccount' ) ).toBeVisible();
	await page.keyboard.press( 'Tab' );
	const question = meant( page, 'New+1@gmail.com' );
	await expect( question ).toBeVisible();
	await expect(
		page.getByRole( 'status' ).filter( { has: question } )
	).toHaveCount( 1 );
	await expect( email( page ) ).toHaveAccessibleDescription(
		'Did you mean New+1@gmail.com?'
	);
	await expectAccessible( page );
	await page.keyboard.press( 'Shift+Tab' );
	await expect( question ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( email( page ) ).toHaveValue( 'New+1@gmail.com' );
	await expect( email( page ) ).toBeFocused();
	await expect( question ).toHaveCount( 0 );
	await expect( email( page ) ).toHaveAccessibleDescription( '' );

	// The field is checked on blur; the address above was removed on blur, too.
	await email( page ).fill( '' );
	await email( page ).pressSequentially( 'new@gmail.con' );
	await page.keyboard.press( 'Tab' );
	await expect( meant( page, 'new@gmail.com' ) ).toBeVisible();
	await email( page ).fill( 'new@example.org' );
	await expect( meant( page, 'new@gmail.com' ) ).toHaveCount( 0 );
} );

test( 'a guest with a new email address can create an account with the order', async ( {
	page,
	site,
} ) => {
	await email( page ).fill( 'new@example.org' );
	const wish = page.getByRole( 'checkbox', { name: 'Create an account' } );
	await expect( wish ).toBeVisible();
	await wish.check();
	const field = page.locator( '#account_password' );
	await field.fill( 'short' );
	await expect( page.getByText( /Too short/ ) ).toBeVisible();
	await field.fill( 'Wild geese fly 9 miles' );
	await expect( page.getByText( 'Strong.' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Show password' } ).click();
	await expect( field ).toHaveAttribute( 'type', 'text' );
	await expectAccessible( page );
	await page.locator( '#billing_country' ).selectOption( 'GB' );
	for ( const [ name, value ] of Object.entries( {
		first_name: 'Ada',
		last_name: 'Byron',
		address_1: 'St James Square 12',
		city: 'London',
		postcode: 'SW1Y 4JH',
	} ) ) {
		await page.locator( `#billing_${ name }` ).fill( value );
	}
	await page.getByRole( 'button', { name: 'Place order' } ).click();
	await page.waitForURL( /order-received/ );
	expect(
		await site.php( `echo (int) email_exists( 'new@example.org' ) > 0;` )
	).toBe( '1' );
} );

test( "a plugin's second factor form is shown", async ( { page, site } ) => {
	// Such plugins respond with a page of their own.
	await site.php(
		`wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( WPMU_PLUGIN_DIR . '/factor.php', '<?php add_action( "wp_login", function () { wp_clear_auth_cookie(); echo "<h1>Your code?</h1>"; exit; } );' );`
	);
	try {
		await page.getByText( 'Have an account? Log in' ).click();
		await page.getByLabel( 'Username or email address' ).fill( 'anna' );
		await password( page ).fill( 'secret word' );
		await logIn( page ).click();
		await expect(
			page.getByRole( 'heading', { name: 'Your code?' } )
		).toBeVisible();
		expect( page.url() ).toContain( '/account/' );
	} finally {
		await site.php( `unlink( WPMU_PLUGIN_DIR . '/factor.php' );` );
	}
} );

const GUESTS = /\/loader-chunks\/guests\.js/;

test( 'the account script loads when a guest reaches for the form and looks up the entered address', async ( {
	page,
} ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	const release = await keepBack( page, GUESTS );
	await page.goto( '/checkout/' );
	await scriptsAreThere( page );
	expect( asked.filter( ( url ) => GUESTS.test( url ) ) ).toEqual( [] );
	await email( page ).fill( 'anna@example.org' );
	await expect
		.poll( () => asked.some( ( url ) => GUESTS.test( url ) ) )
		.toBe( true );
	release();
	await expect( page.getByText( /Welcome back/ ) ).toBeVisible();
	await expect( password( page ) ).toBeVisible();
	await expect( email( page ) ).toBeFocused();
	await expect( email( page ) ).toHaveValue( 'anna@example.org' );
} );

test( 'an autofilled email address is looked up without touching the form', async ( {
	page,
} ) => {
	await page.goto( '/checkout/' );
	await scriptsAreThere( page );
	await email( page ).evaluate( ( field: HTMLInputElement ) => {
		field.value = 'anna@example.org';
		field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	} );
	await expect( page.getByText( /Welcome back/ ) ).toBeVisible();
} );

test( 'a login submitted before the account script completes without leaving the checkout', async ( {
	page,
} ) => {
	const release = await keepBack( page, GUESTS );
	await page.goto( '/checkout/' );
	await page.getByText( 'Have an account? Log in' ).click();
	await page.getByLabel( 'Username or email address' ).fill( 'anna' );
	await password( page ).fill( 'wrong' );
	await page.keyboard.press( 'Enter' );
	release();
	await expect(
		page.getByRole( 'alert' ).filter( { hasText: 'Incorrect username' } )
	).toBeVisible();
	expect( page.url() ).toContain( '/checkout/' );
} );

test.describe( 'without the account script', () => {
	test.use( { allowedErrors: [ /loader-chunks\/guests\.js/ ] } );

	test( 'a guest logs in with the plain form', async ( { page } ) => {
		await page.route( GUESTS, ( route ) => route.abort() );
		await page.goto( '/checkout/' );
		await page.getByText( 'Have an account? Log in' ).click();
		await page.getByLabel( 'Username or email address' ).fill( 'anna' );
		await password( page ).fill( 'secret word' );
		await page.keyboard.press( 'Enter' );
		await expect( page.locator( '.vitrine-login' ) ).toHaveCount( 0 );
		await expect( page.locator( '.vitrine-review-lines' ) ).toContainText(
			'Everyday Mug'
		);
	} );
} );
