/**
 * Tests a new owner's onboarding in a browser: from the upload of the archive to
 * an empty WordPress, through the setup, to a guest's first order. Counts the
 * actions of the owner and the guest.
 */
import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { launchOptions } from '../site/browser';
import { temporaryName } from '../site/boot/owner';
import { createSite } from '../site/site';
import { atSignals } from '../site/tools/children';
import { projectRoot } from '../site/tools/paths';
import { say } from '../site/tools/progress';

/** Maximum number of actions. */
const LIMIT = 60;

/** Timeout in milliseconds, long enough for a busy machine. */
const PATIENCE = 30_000;

/** Performs and counts an action. */
type Act = ( action: Promise< unknown > ) => Promise< void >;

async function main(): Promise< void > {
	const site = await createSite( {
		name: temporaryName( 'walk' ),
		temporary: true,
		plugin: null,
	} );
	atSignals( () => site.stop() );
	const browser = await chromium.launch( launchOptions() );
	let actions = 0;
	const act: Act = async ( action ) => {
		actions++;
		await action;
	};
	try {
		await asOwner( await open( browser, site.url ), act );
		const owners = actions;
		await asGuest( await open( browser, site.url ), act );
		if ( actions >= LIMIT ) {
			throw new Error( `${ actions } actions are more than allowed.` );
		}
		const complaints = site.debugLog();
		if ( complaints !== '' ) {
			throw new Error( `PHP errors: ${ complaints }` );
		}
		say(
			`From the zip to the first order: ${ actions } actions (${ owners } of the owner, ${
				actions - owners
			} of the guest).`
		);
	} finally {
		await browser.close();
		await site.stop();
	}
}

/** Opens a page in a new browser context. */
async function open( browser: Browser, baseURL: string ): Promise< Page > {
	const context = await browser.newContext( { baseURL } );
	context.setDefaultTimeout( PATIENCE );
	return context.newPage();
}

const wait = expect.configure( { timeout: PATIENCE } );

/** Installs, activates and sets up the plugin, with sample products. */
async function asOwner( page: Page, act: Act ): Promise< void > {
	await act( page.goto( '/wp-login.php' ) );
	await act( page.getByLabel( 'Username or Email' ).fill( 'admin' ) );
	await act(
		page.getByLabel( 'Password', { exact: true } ).fill( 'password' )
	);
	await act( page.getByRole( 'button', { name: 'Log In' } ).click() );
	// Opening another page before the response would lose its cookies.
	await wait(
		page.getByRole( 'heading', { name: 'Dashboard', level: 1 } )
	).toBeVisible();
	await act( page.goto( '/wp-admin/plugin-install.php' ) );
	await act( page.getByRole( 'button', { name: 'Upload Plugin' } ).click() );
	await act(
		page
			.getByLabel( 'Plugin zip file' )
			.setInputFiles( `${ projectRoot() }/.cache/vitrine.zip` )
	);
	await act( page.getByRole( 'button', { name: 'Install Now' } ).click() );
	await act( page.getByRole( 'link', { name: 'Activate Plugin' } ).click() );
	await act( page.getByRole( 'link', { name: 'Set up your shop' } ).click() );

	const next = () =>
		act(
			page.getByRole( 'button', { name: 'Save and continue' } ).click()
		);
	const step = ( name: string ) =>
		wait( page.getByRole( 'heading', { name, level: 2 } ) ).toBeVisible();
	await step( 'Built-in shop or WooCommerce' );
	await next();
	await step( 'Country and currency' );
	await act( page.getByLabel( 'Country' ).selectOption( 'GB' ) );
	await next();
	await step( 'Pages' );
	await next();
	await step( 'Payments and shipping' );
	await act(
		page.getByRole( 'checkbox', { name: 'Direct bank transfer' } ).check()
	);
	await act( page.getByLabel( 'Account name' ).fill( 'Ada’s shop' ) );
	await act( page.getByLabel( 'Account number' ).fill( '12345678' ) );
	await act( page.getByLabel( /^Shipping cost/ ).fill( '3' ) );
	await next();
	await step( 'Appearance' );
	await next();
	await step( 'Things to do next' );
	await act(
		page.getByRole( 'button', { name: 'Add sample products' } ).click()
	);
	await wait( page.getByText( 'There are 6 sample products' ) ).toBeVisible();
}

/** Buys a mug. */
async function asGuest( page: Page, act: Act ): Promise< void > {
	await act( page.goto( '/shop/' ) );
	await act(
		page.getByRole( 'link', { name: 'Sample mug' } ).first().click()
	);
	await act(
		page
			.getByRole( 'main' )
			.getByRole( 'button', { name: 'Add to cart' } )
			.first()
			.click()
	);
	await wait( page.locator( '.vitrine-cart-count' ).first() ).toHaveText(
		'1'
	);
	// The page counts at once; the shop stores it a moment later.
	await wait
		.poll( () =>
			page.evaluate( () => window.vitrine?.cart.getState().busy )
		)
		.toBe( false );
	await act( page.locator( '.vitrine-cart-count' ).first().click() );
	await act(
		page
			.getByRole( 'dialog', { name: 'Your cart' } )
			.getByRole( 'link', { name: 'Checkout' } )
			.click()
	);
	const form = page.locator( 'form[name="checkout"]' );
	for ( const [ label, value ] of [
		[ 'Email address', 'ada@example.org' ],
		[ 'First name', 'Ada' ],
		[ 'Last name', 'Byron' ],
		[ 'Street address', 'St James Square 12' ],
		[ 'Town', 'London' ],
		[ 'Postcode', 'SW1Y 4JH' ],
	] as const ) {
		await act(
			form
				.getByLabel( new RegExp( `^${ label }` ) )
				.first()
				.fill( value )
		);
	}
	await act( page.getByRole( 'radio', { name: /bank/i } ).check() );
	await act( page.getByRole( 'button', { name: /place order/i } ).click() );
	await page.waitForURL( /order-received/ );
	await wait( page.getByText( '12345678' ).first() ).toBeVisible();
}

main().catch( ( error: unknown ) => {
	say( error instanceof Error ? error.message : String( error ) );
	process.exitCode = 1;
} );
