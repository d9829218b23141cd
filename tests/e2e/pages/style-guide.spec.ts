/**
 * The style guide: compares components in their states and the shop's pages with
 * the screenshots next to this file, in the theme's font. `--update-snapshots`
 * takes new ones, which must be reviewed before they are committed.
 */
import type { Site } from '../../site/types';
import { FIND_PRODUCT, SPECIMENS, styleGuide } from '../../style-guide/page';
import { forceStates } from '../../style-guide/states';
import { moveOut, putCode } from '../steps/neighbours';
import { cartIcon, drawer, haveInCart } from '../steps/shopper';
import { putPage } from '../steps/site';
import { expect, test } from '../support/test';

/** A dark style variation of the theme. */
const MIDNIGHT = 'wp-content/themes/twentytwentyfive/styles/08-midnight.json';

/** The browser version of the screenshots; the next one renders text slightly differently. */
const CHROMIUM = '156';

/** Tolerance for rendering differences on one machine; smaller than the difference between any two states. */
const DRAWN = {
	animations: 'disabled',
	maxDiffPixels: 0,
	threshold: 0.05,
} as const;

/** The shop's pages with a filled cart. */
const SCREENS = {
	shop: '/shop/?orderby=price',
	product: '/product/linen-house-robe/',
	cart: '/cart/',
	checkout: '/checkout/',
};

/** Images are rendered separately on each machine, so they are hidden but keep their space. */
const NO_PICTURES = 'img{visibility:hidden!important}';

const dress = ( site: Site, look: string ): void => {
	if ( look === 'dark' ) {
		putCode(
			site,
			`add_filter( 'wp_theme_json_data_user', static fn ( $data ) => $data->update_with( (array) json_decode( (string) file_get_contents( ABSPATH . '${ MIDNIGHT }' ), true ) ) );`
		);
	}
};

test.skip(
	( { browser } ) =>
		process.platform !== 'linux' ||
		browser.version().split( '.' )[ 0 ] !== CHROMIUM,
	`The screenshots of this test are from Chromium ${ CHROMIUM } on Linux.`
);

test.afterEach( ( { site } ) => moveOut( site ) );

for ( const look of [ 'light', 'dark' ] ) {
	for ( const width of [ 1280, 390 ] ) {
		test( `components match their screenshots in ${ look } colors at ${ width } px`, async ( {
			page,
			site,
		} ) => {
			await putPage(
				site,
				'style-guide',
				styleGuide( await site.php( FIND_PRODUCT ) )
			);
			dress( site, look );
			await page.setViewportSize( { width, height: 900 } );
			await page.emulateMedia( { reducedMotion: 'reduce' } );
			await page.goto( '/style-guide/' );
			await page.evaluate( () => document.fonts.ready );
			await forceStates( page );
			for ( const heading of Object.keys( SPECIMENS ) ) {
				await expect(
					page.locator( 'section', {
						has: page.getByRole( 'heading', {
							name: heading,
							exact: true,
						} ),
					} )
				).toHaveScreenshot(
					`${ heading
						.toLowerCase()
						.replace( ' ', '-' ) }-${ look }-${ width }.png`,
					DRAWN
				);
			}
		} );

		test( `shop pages match their screenshots in ${ look } colors at ${ width } px`, async ( {
			page,
			site,
		} ) => {
			dress( site, look );
			await page.setViewportSize( { width, height: 900 } );
			await page.emulateMedia( { reducedMotion: 'reduce' } );
			await haveInCart( page, 'Everyday Mug' );
			for ( const [ name, path ] of Object.entries( SCREENS ) ) {
				await page.goto( path );
				await page.addStyleTag( { content: NO_PICTURES } );
				await page.evaluate( () => document.fonts.ready );
				await expect( page.getByRole( 'main' ) ).toHaveScreenshot(
					`${ name }-${ look }-${ width }.png`,
					DRAWN
				);
			}
			await page.goto( SCREENS.shop );
			await page.addStyleTag( { content: NO_PICTURES } );
			await cartIcon( page ).click();
			await expect( drawer( page ) ).toContainText( 'Everyday Mug' );
			await expect( drawer( page ) ).toHaveScreenshot(
				`drawer-${ look }-${ width }.png`,
				DRAWN
			);
		} );
	}
}
