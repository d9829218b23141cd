import type { Page } from '@playwright/test';
import { block, putHeader } from '../steps/site';
import { expectAccessible } from '../support/accessible';
import { test, expect } from '../support/test';

const headerWith = ( form: string ) =>
	block(
		'vitrine/site-header',
		{},
		block(
			'vitrine/header-row',
			{},
			block( 'core/site-title' ) +
				block( 'vitrine/site-search', { form } ) +
				block( 'vitrine/mini-cart' )
		)
	);

const field = ( page: Page ) =>
	page.getByRole( 'combobox', { name: 'Search' } );
const opener = ( page: Page ) => page.locator( '.vitrine-search-open' );
const options = ( page: Page ) => page.getByRole( 'option' );

for ( const width of [ 1280, 390 ] ) {
	test( `slides out a field, which submits only non-empty searches, at ${ width } px [2.9-06] [5.12-01]`, async ( {
		page,
		site,
	} ) => {
		await putHeader( site, headerWith( 'slide' ) );
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( '/journal/' );
		await expect( field( page ) ).toBeHidden();
		await opener( page ).click();
		await expect( field( page ) ).toBeVisible();
		await expect( field( page ) ).toBeFocused();
		await expect( opener( page ) ).toHaveAttribute(
			'aria-expanded',
			'true'
		);
		await expectAccessible( page, '.vitrine-site-header' );
		await page.keyboard.press( 'Enter' );
		await field( page ).fill( '  ' );
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( /\/journal\/$/ );
		await page.keyboard.press( 'Escape' );
		await expect( field( page ) ).toBeHidden();
		await expect( opener( page ) ).toBeFocused();
		await opener( page ).click();
		await field( page ).fill( 'vase' );
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( /\/\?s=vase$/ );
	} );
}

for ( const form of [ 'full-screen', 'header-cover' ] ) {
	test( `opens as ${ form }, closes on Esc and by its button [2.9-07]`, async ( {
		page,
		site,
	} ) => {
		await putHeader( site, headerWith( form ) );
		await page.goto( '/journal/' );
		const dialog = page.getByRole( 'dialog', { name: 'Search' } );
		await opener( page ).click();
		await expect( dialog ).toBeVisible();
		await expect( field( page ) ).toBeFocused();
		await expectAccessible( page, '.vitrine-site-header' );
		await page.keyboard.press( 'Enter' );
		await expect( dialog ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		await expect( opener( page ) ).toBeFocused();
		await opener( page ).click();
		await page.getByRole( 'button', { name: 'Close search' } ).click();
		await expect( dialog ).toBeHidden();
		await opener( page ).click();
		await field( page ).fill( 'vase' );
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( /\/\?s=vase$/ );
	} );
}

test( 'suggests products and posts, and opens them by keyboard', async ( {
	page,
	site,
} ) => {
	await putHeader( site, headerWith( 'slide' ) );
	await site.php(
		`wp_insert_post( array( 'post_title' => 'How a vase is thrown <b>', 'post_status' => 'publish', 'post_content' => 'x' ) );`,
		{ user: 1 }
	);
	await page.goto( '/journal/' );
	await opener( page ).click();
	await field( page ).pressSequentially( 'vase' );
	await expect( options( page ).first() ).toBeVisible();
	await expect(
		options( page ).filter( { hasText: 'Ripple Vase' } )
	).toContainText( '€64.00' );
	await expect(
		options( page ).filter( { hasText: 'How a vase' } )
	).toContainText( 'Post' );
	await expect( page.getByText( /^\d suggestions$/ ) ).toBeAttached();
	await expectAccessible( page, '.vitrine-site-header' );
	await page.keyboard.press( 'ArrowDown' );
	const first = options( page ).first();
	await expect( first ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( field( page ) ).toHaveAttribute(
		'aria-activedescendant',
		( await first.getAttribute( 'id' ) )!
	);
	const url = ( await first.getAttribute( 'href' ) )!;
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( url );
} );

for ( const form of [ 'slide', 'full-screen', 'header-cover' ] ) {
	test( `one Escape closes the ${ form } search with its suggestions and restores focus`, async ( {
		page,
		site,
	} ) => {
		await putHeader( site, headerWith( form ) );
		await page.goto( '/journal/' );
		await opener( page ).click();
		await field( page ).pressSequentially( 'vase' );
		const vase = options( page ).filter( { hasText: 'Ripple Vase' } );
		await expect( vase ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( field( page ) ).toBeHidden();
		await expect( opener( page ) ).toBeFocused();
		await opener( page ).click();
		await expect( field( page ) ).toBeFocused();
		await expect( vase ).toHaveCount( 0 );
	} );
}

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'searches by a plain form or link', async ( { page, site } ) => {
		await putHeader( site, headerWith( 'slide' ) );
		await page.goto( '/journal/' );
		await field( page ).fill( 'vase' );
		await opener( page ).click();
		await expect( page ).toHaveURL( /\/\?s=vase$/ );
	} );
} );
