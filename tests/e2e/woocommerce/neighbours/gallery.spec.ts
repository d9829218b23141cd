/**
 * Inline code of other plugins that waits for WooCommerce's gallery.
 */
import type { Page } from '@playwright/test';
import {
	moveIn,
	moveOut,
	putCode,
	THEIR_GALLERY,
} from '../../steps/neighbours';
import { putPage, setSettings, shortcode } from '../../steps/site';
import { expect, test } from '../../support/test';

const VASE = '/product/ripple-vase/';

const ours = ( page: Page ) => page.locator( '.vitrine-gallery' );
const film = ( page: Page ) => page.locator( '.film' );

test.afterEach( ( { site } ) => moveOut( site ) );

for ( const place of [ 'head', 'footer', 'queue' ] ) {
	test( `code in the ${ place } of a page that uses WooCommerce's gallery finds it instead of Vitrine's`, async ( {
		page,
		site,
	} ) => {
		await moveIn( site );
		await setSettings( site, { replace_gallery: true } );
		await page.goto( VASE );
		await expect( ours( page ) ).toBeVisible();

		await moveIn( site, 'gallery-video' );
		await site.php( `update_option( 'neighbour_film', $args[0] );`, {
			args: [ place ],
		} );
		// Detected from the next page on, and not stored.
		const first = await page.request.get( VASE );
		expect( first.headers()[ 'cache-control' ] ).toContain( 'no-store' );
		await page.goto( VASE );
		await expect( film( page ) ).toHaveText( 'A film, object, 1' );
		await expect( ours( page ) ).toHaveCount( 0 );
		// The same for other products' pages.
		await page.goto( '/product/everyday-mug/' );
		await expect( film( page ) ).toHaveCount( 1 );
		await expect( ours( page ) ).toHaveCount( 0 );

		// When the plugin is removed, our gallery returns.
		moveOut( site );
		await page.request.get( VASE );
		await page.goto( VASE );
		await expect( ours( page ) ).toBeVisible();
		const kept = await page.request.get( VASE );
		expect( kept.headers()[ 'cache-control' ] ?? '' ).not.toContain(
			'no-store'
		);
	} );
}

test( "keeps a plugin's replacement of the gallery with WooCommerce's script", async ( {
	page,
	site,
} ) => {
	await moveIn( site );
	await setSettings( site, { replace_gallery: true } );
	putCode( site, THEIR_GALLERY );
	await page.goto( VASE );
	await expect( page.locator( '.their-gallery' ) ).toHaveText( 'All around' );
	await expect( ours( page ) ).toHaveCount( 0 );
	await expect( page.locator( '#wc-single-product-js' ) ).toHaveCount( 1 );
} );

test( "a product shown by shortcode has WooCommerce's gallery, once", async ( {
	page,
	site,
} ) => {
	await moveIn( site );
	await setSettings( site, { replace_gallery: true } );
	await putPage(
		site,
		'shown',
		shortcode(
			`product_page id="${ await site.php(
				`echo get_page_by_path( 'wool-throw', OBJECT, 'product' )->ID;`
			) }"`
		)
	);
	await page.goto( '/shown/' );
	// Its slider has created one for each image.
	await expect( page.locator( '.flex-control-thumbs li' ) ).toHaveCount( 4 );
	await expect( ours( page ) ).toHaveCount( 0 );
	await page.locator( '.flex-control-thumbs li img' ).nth( 1 ).click();
	await expect(
		page.locator( '.flex-active-slide img' ).first()
	).toHaveAttribute( 'src', /throw-/ );
} );
