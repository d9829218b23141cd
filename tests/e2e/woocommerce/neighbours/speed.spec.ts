/**
 * Performance and security plugins that change when and how scripts run or which
 * page a visitor gets, and lists that load products later.
 */
import type { Locator, Page } from '@playwright/test';
import type { Site } from '../../../site/types';
import { moveIn, moveOut } from '../../steps/neighbours';
import { putPage, setSettings } from '../../steps/site';
import { expect, test } from '../../support/test';

/** A list by WooCommerce's shortcode, as themes and page builders have it. */
const LIST =
	'<!-- wp:shortcode -->[products skus="CER-002"]<!-- /wp:shortcode -->';

const open = async ( page: Page, site: Site, plugin: string ) => {
	await moveIn( site, plugin );
	await putPage( site, 'list', LIST );
	await page.goto( '/list/' );
};

const add = ( within: Page | Locator, product = 'Everyday Mug' ) =>
	within
		.locator( 'li.product' )
		.filter( { hasText: product } )
		.locator( 'a.add_to_cart_button' );

/** Adds with a list's button without loading another page, and expects the product in the cart. */
const expectAdds = async (
	page: Page,
	button: Locator,
	product = 'Everyday Mug'
) => {
	const address = page.url();
	await button.click();
	await expect( page.locator( 'a.added_to_cart' ).first() ).toBeVisible();
	expect( page.url() ).toBe( address );
	await page.goto( '/cart/' );
	await expect(
		page.locator( 'tr.cart_item' ).filter( { hasText: product } )
	).toHaveCount( 1 );
};

/** Selects a variation, and expects its price. */
const expectVariation = async ( page: Page ) => {
	const select = page.locator( '.variations select' );
	await expect( select.first() ).toBeVisible();
	for ( const one of await select.all() ) {
		await one.selectOption( { index: 1 } );
	}
	await expect(
		page.locator( '.single_add_to_cart_button' ).first()
	).not.toHaveClass( /disabled/ );
};

const variable = async ( site: Site ) =>
	await site.php(
		`echo wp_make_link_relative( get_permalink( wc_get_products( array( 'type' => 'variable', 'limit' => 1, 'return' => 'ids' ) )[0] ) );`
	);

test.afterEach( async ( { site } ) => {
	moveOut( site );
	await site.php(
		`foreach ( array( 'combined', 'kept-pages' ) as $folder ) { array_map( 'unlink', glob( WP_CONTENT_DIR . "/$folder/*" ) ?: array() ); }`
	);
} );

test( 'with delayed scripts, products and variations can be added', async ( {
	page,
	site,
} ) => {
	await open( page, site, 'script-delay' );
	// Browsers may fire input events without a user.
	const html = await ( await page.request.get( '/list/' ) ).text();
	expect( html ).toMatch( /<script type="text\/delayed"[^>]*vitrine/ );
	expect( html ).not.toMatch( /<script(?![^>]*\btype=)[^>]*vitrine/ );
	await page.mouse.move( 5, 5 );
	await page.mouse.move( 50, 50 );
	await page.waitForFunction( () => 'delayedScriptsRan' in window );
	await expectAdds( page, add( page ) );
	await page.goto( await variable( site ) );
	await page.mouse.move( 5, 5 );
	await page.mouse.move( 50, 50 );
	await page.waitForFunction( () => 'delayedScriptsRan' in window );
	await expectVariation( page );
} );

test( 'with combined scripts, products and variations can be added', async ( {
	page,
	site,
} ) => {
	await open( page, site, 'script-combination' );
	await expect( page.locator( '#vitrine-loader-js' ) ).toHaveCount( 0 );
	await expectAdds( page, add( page ) );
	await page.goto( await variable( site ) );
	await expectVariation( page );
} );

test.describe( 'a CSP with nonces', () => {
	// WooCommerce prints some scripts without a nonce.
	test.use( { allowedErrors: [ /Content Security Policy/ ] } );

	test( 'is not violated, and products and variations can be added', async ( {
		page,
		site,
	} ) => {
		await page.addInitScript( () => {
			const all = window as unknown as { broken: string[] };
			all.broken = [];
			document.addEventListener( 'securitypolicyviolation', ( event ) =>
				all.broken.push( `${ event.blockedURI } ${ event.sample }` )
			);
		} );
		await setSettings( site, { quantity_buttons: true } );
		await open( page, site, 'csp-nonces' );
		const broken = () =>
			page.evaluate( () =>
				( window as unknown as { broken: string[] } ).broken.filter(
					( one ) => /vitrine/i.test( one )
				)
			);
		expect( await broken() ).toEqual( [] );
		await expectAdds( page, add( page ) );
		await page.goto( await variable( site ) );
		await expectVariation( page );
		expect( await broken() ).toEqual( [] );
	} );
} );

test( "a cached page shows nobody's cart to others, and products can be added", async ( {
	page,
	site,
	browser,
	baseURL,
} ) => {
	await open( page, site, 'page-cache' );
	await expectAdds( page, add( page ) );
	// Cached with a cart in the cookies.
	await site.php(
		`array_map( 'unlink', glob( WP_CONTENT_DIR . '/kept-pages/*' ) ?: array() );`
	);
	await page.goto( '/list/' );
	const other = await browser.newContext( { baseURL: baseURL ?? '' } );
	const stranger = await other.newPage();
	const answer = await stranger.goto( '/list/' );
	expect( answer?.headers()[ 'x-kept' ] ).toBe( '1' );
	expect( await answer?.text() ).not.toMatch(
		/_nonce"\\?:"\w|cart_item_key/
	);
	await expect
		.poll( () =>
			stranger.evaluate( () => window.vitrine?.cart.getState().count )
		)
		.toBe( 0 );
	await expectAdds( stranger, add( stranger ) );
	await other.close();
	await page.goto( '/cart/' );
	await expect( page.locator( 'tr.cart_item input.qty' ) ).toHaveValue( '1' );
} );

test( 'products that a theme loads later can be added', async ( {
	page,
	site,
} ) => {
	await moveIn( site, 'infinite-scroll' );
	await putPage(
		site,
		'endless',
		'<!-- wp:shortcode -->[endless]<!-- /wp:shortcode -->'
	);
	await page.goto( '/endless/' );
	const items = page.locator( '#endless li.product' );
	await expect( items ).toHaveCount( 4 );
	await page.getByRole( 'button', { name: 'More products' } ).click();
	await expect( items ).toHaveCount( 8 );
	const later = items
		.filter( { has: page.locator( 'a.ajax_add_to_cart' ) } )
		.last();
	const name = ( await later.locator( 'h2' ).textContent() )?.trim() ?? '';
	await expectAdds( page, later.locator( 'a.add_to_cart_button' ), name );
} );
