import { test, expect } from '../support/test';
import { expectAccessible } from '../support/accessible';
import { addFromListing, cartIcon, drawer } from '../steps/shopper';

const PAGES = [
	'/shop/',
	'/product/everyday-mug/',
	'/product/jar-trio/',
	'/product/wool-throw/',
	'/product/lounge-chair/',
	'/cart/',
	'/checkout/',
	'/account/',
];

for ( const path of PAGES ) {
	test( `axe finds no serious violation on ${ path }`, async ( { page } ) => {
		await page.goto( path );
		await expectAccessible( page );
	} );
}

for ( const viewport of [
	{ width: 1280, height: 900 },
	{ width: 390, height: 844 },
] ) {
	test( `axe finds no serious violation with a filled cart at ${ viewport.width } px`, async ( {
		page,
	} ) => {
		await page.setViewportSize( viewport );
		await page.goto( '/shop/?orderby=price' );
		await addFromListing( page, 'Storage Jar, small', 1 );
		await expect( cartIcon( page ) ).toHaveAccessibleName(
			'Cart Number of items: 1'
		);
		await cartIcon( page ).click();
		await expect( drawer( page ) ).toBeVisible();
		await expect( drawer( page ) ).toContainText( 'Storage Jar, small' );
		await expectAccessible( page );
		await page.goto( '/cart/' );
		await expectAccessible( page );
		await page.goto( '/checkout/' );
		await expectAccessible( page );
	} );
}

/** A field without an accessible name. */
const UNNAMED = '<input type="text">';

for ( const [ place, html ] of [
	[ 'a page', `<main>${ UNNAMED }</main>` ],
	[
		'a frame of a page',
		`<main><iframe title="A frame" srcdoc='${ UNNAMED }'></iframe></main>`,
	],
] as const ) {
	test( `axe finds an unnamed field in ${ place }`, async ( { page } ) => {
		await page.setContent(
			`<!doctype html><html lang="en"><title>A page</title>${ html }`
		);
		await expect( expectAccessible( page ) ).rejects.toThrow(
			/label: .* \((?:iframe )?input\)/
		);
		await page.setContent(
			`<!doctype html><html lang="en"><title>A page</title>${ html.replace(
				UNNAMED,
				UNNAMED.replace( '>', ' aria-label="A field">' )
			) }`
		);
		await expectAccessible( page );
	} );
}
