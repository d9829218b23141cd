/**
 * The email address in the checkout form of Easy Digital Downloads: in Vitrine's
 * block and on that plugin's own page.
 */
import { loginHere, loginPassword, meant } from '../steps/checkout/extras';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import type { Site } from '../../site/types';

// Without internet access, that plugin logs that its news are not available.
test.use( { allowedNotices: [ /ExtensionsAPI\.php/ ] } );

const BLOCK = '<!-- wp:vitrine/checkout /-->';

const SHORTCODE =
	'<!-- wp:shortcode -->[download_checkout]<!-- /wp:shortcode -->';

const OWN_BLOCK = '<!-- wp:edd/checkout /-->';

const email = ( page: Page ) =>
	page.getByRole( 'textbox', { name: /^Email/ } ).first();

const welcome = ( page: Page ) => page.getByText( /Welcome back/ );

/** Opens the checkout of a guest with a vase, where email addresses are checked. */
const open = async (
	page: Page,
	site: Site,
	content: string,
	register = 'none'
) => {
	await site.php(
		`update_option( 'vitrine_settings', array( 'email_check' => true ) + (array) get_option( 'vitrine_settings', array() ) );
		wp_create_user( 'anna', 'secret word', 'anna@example.org' );
		edd_update_option( 'show_register_form', $args['register'] );
		wp_update_post( array( 'ID' => edd_get_option( 'purchase_page' ), 'post_content' => $args['content'] ) );`,
		{ args: { content, register }, user: 1 }
	);
	await page.goto( '/downloads/' );
	await page
		.getByRole( 'button', { name: 'Add to cart: “Ripple Vase”' } )
		.click();
	await expect( page.locator( '.vitrine-cart-count' ) ).toHaveText( '1' );
	await page.goto( '/checkout/' );
};

const expectSpelled = async ( page: Page ) => {
	await email( page ).fill( 'ann@gmial.com' );
	await email( page ).blur();
	await meant( page, 'ann@gmail.com' ).click();
	await expect( email( page ) ).toHaveValue( 'ann@gmail.com' );
	await expect( email( page ) ).toBeFocused();
	await expect( meant( page, 'ann@gmail.com' ) ).toHaveCount( 0 );
};

test( 'a guest whose email address has an account logs in at our block and keeps the cart', async ( {
	page,
	site,
} ) => {
	await open( page, site, BLOCK );
	await expectSpelled( page );
	await expect( welcome( page ) ).toHaveCount( 0 );
	await email( page ).fill( 'anna@example.org' );
	await expect( welcome( page ) ).toBeVisible();
	await expect( loginHere( page ) ).toBeVisible();
	await expectAccessible( page, '.vitrine-login-here' );
	// That plugin checks the address when its field is left, and writes to the session.
	const checked = page.waitForResponse( ( answer ) =>
		/edd_check_email[^]*anna@example/.test(
			answer.request().postData() ?? ''
		)
	);
	await email( page ).blur();
	await checked;
	await page.getByRole( 'button', { name: 'Log in' } ).first().click();
	await expect( loginPassword( page ) ).toBeFocused();
	await page.keyboard.type( 'wrong' );
	await page.keyboard.press( 'Enter' );
	await expect( loginHere( page ).getByRole( 'alert' ) ).toContainText(
		'Incorrect username'
	);
	await loginPassword( page ).fill( 'secret word' );
	const reloaded = page.waitForEvent( 'domcontentloaded' );
	await page.keyboard.press( 'Enter' );
	await reloaded;
	await expect( loginHere( page ) ).toHaveCount( 0 );
	await expect( email( page ) ).toHaveValue( 'anna@example.org' );
	await expect( page.getByRole( 'main' ) ).toContainText( 'Ripple Vase' );
	await page.getByRole( 'textbox', { name: /^First name/i } ).fill( 'Anna' );
	await page.getByRole( 'button', { name: 'Purchase' } ).click();
	await expect( page ).toHaveURL( /confirmation/ );
} );

test( 'a guest with an account orders without a login at our block', async ( {
	page,
	site,
} ) => {
	await open( page, site, BLOCK );
	await email( page ).fill( 'anna@example.org' );
	await expect( loginHere( page ) ).toBeVisible();
	await page.getByRole( 'textbox', { name: /^First name/i } ).fill( 'Anna' );
	await page.getByRole( 'button', { name: 'Purchase' } ).click();
	await expect( page ).toHaveURL( /confirmation/ );
} );

for ( const [ name, content ] of [
	[ 'shortcode', SHORTCODE ],
	[ 'block', OWN_BLOCK ],
] as const ) {
	test( `a misspelled address is corrected in the plugin's own ${ name }, which has no login`, async ( {
		page,
		site,
	} ) => {
		await open( page, site, content );
		await expectSpelled( page );
		const answered = page.waitForResponse( ( answer ) =>
			Boolean(
				answer.request().postData()?.includes( 'anna%40example.org' )
			)
		);
		await email( page ).fill( 'anna@example.org' );
		await answered;
		await expect( welcome( page ) ).toHaveCount( 0 );
		await expect( loginHere( page ) ).toHaveCount( 0 );
	} );
}

test( "a guest opens the plugin's own login from the greeting", async ( {
	page,
	site,
} ) => {
	await open( page, site, SHORTCODE, 'both' );
	await email( page ).fill( 'anna@example.org' );
	await expect( welcome( page ) ).toBeVisible();
	await page
		.getByRole( 'status' )
		.getByRole( 'button', { name: 'Log in' } )
		.click();
	await expect(
		page.getByRole( 'textbox', { name: 'Username or email' } )
	).toBeVisible();
} );
