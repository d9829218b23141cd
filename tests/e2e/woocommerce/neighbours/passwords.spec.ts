/**
 * WooCommerce's own show password button in the account: there is exactly one,
 * and none of ours, whenever its script loads.
 */
import type { Page } from '@playwright/test';
import { moveIn, moveOut } from '../../steps/neighbours';
import { logInAsCustomer } from '../../steps/shopper';
import { expect, test } from '../../support/test';

const EDIT = '/account/edit-account/';

/** Expects WooCommerce's button and no other at each password field. */
const expectOneEach = async ( page: Page ) => {
	const main = page.getByRole( 'main' );
	await expect( main.locator( '.show-password-input' ) ).toHaveCount( 3 );
	await expect(
		main.getByRole( 'button', { name: /show password/i } )
	).toHaveCount( 3 );
	await expect( main.locator( '.vitrine-password' ) ).toHaveCount( 0 );
};

test.afterEach( ( { site } ) => moveOut( site ) );

test( 'each account password has one show button', async ( { page, site } ) => {
	await moveIn( site );
	await logInAsCustomer( page );
	await page.goto( EDIT );
	await expectOneEach( page );
} );

/** Defers WooCommerce's script, as optimization plugins do. */
const putAway = ( html: string, id: string ) =>
	html.replace( /<script([^>]*) id="woocommerce-js"([^>]*)>/, ( tag ) =>
		tag
			.replace(
				' id="woocommerce-js"',
				` type="text/plain" id="${ id }"`
			)
			.replace( ' src=', ' data-src=' )
	);

/** The page after optimization. */
const PUT_OFF: Record< string, ( html: string ) => string > = {
	'is deferred': ( html ) => putAway( html, 'woocommerce-js' ),
	'is deferred in a combined file': ( html ) =>
		putAway( html, 'all-js' ).replace(
			/woocommerce_params = /g,
			'kept_params = '
		),
};

for ( const [ what, putOff ] of Object.entries( PUT_OFF ) ) {
	test( `each account password has one show button when WooCommerce's script ${ what }`, async ( {
		page,
		site,
	} ) => {
		await moveIn( site );
		await logInAsCustomer( page );
		await page.route( `**${ EDIT }`, async ( route ) => {
			const response = await route.fetch();
			const body = putOff( await response.text() );
			expect( body ).toContain( 'data-src' );
			await route.fulfill( { response, body } );
		} );
		await page.goto( EDIT );
		const late = page.locator( 'script[data-src]' );
		await late.evaluate( ( { dataset } ) => {
			const all = window as unknown as Record< string, unknown >;
			all.woocommerce_params ??= all.kept_params;
			const script = document.createElement( 'script' );
			script.src = dataset.src ?? '';
			document.head.append( script );
		} );
		await expectOneEach( page );
	} );
}
