/**
 * Inline jQuery code that is not registered with WordPress: with WooCommerce
 * alone it works on every page.
 */
import { moveIn, moveOut, putCode } from '../../steps/neighbours';
import { putPage } from '../../steps/site';
import { expect, test } from '../../support/test';

/** A list by WooCommerce's shortcode, whose buttons fire jQuery events in every theme. */
const LIST =
	'<!-- wp:shortcode -->[products skus="CER-002"]<!-- /wp:shortcode -->';

test.afterEach( ( { site } ) => moveOut( site ) );

test( 'an inline snippet in the footer runs and gets the add event', async ( {
	page,
	site,
} ) => {
	await moveIn( site, 'snippet' );
	await putPage( site, 'list', LIST );
	await page.goto( '/list/' );
	const snippet = page.locator( '.snippet' );
	await expect( snippet ).toHaveText( /Call us: \d+ things to buy here/ );
	await page
		.locator( '.add_to_cart_button.ajax_add_to_cart' )
		.first()
		.click();
	await expect( snippet ).toHaveText( 'Thank you' );
} );

test( 'an inline handler attribute runs, and a page without jQuery code has no jQuery', async ( {
	page,
	site,
} ) => {
	await moveIn( site );
	await putPage( site, 'list', LIST );
	await page.goto( '/list/' );
	expect( await page.evaluate( () => 'jQuery' in window ) ).toBe( false );
	putCode(
		site,
		`add_action( 'wp_footer', static fn () => print( '<button onclick="jQuery( this ).text( 1 + 1 )">Count</button>' ) );`
	);
	await page.goto( '/list/' );
	await page.getByRole( 'button', { name: 'Count' } ).click();
	await expect(
		page.getByRole( 'button', { name: '2', exact: true } )
	).toBeVisible();
} );
