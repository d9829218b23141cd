import { addFromListing, cartIcon, drawer, expectKept } from '../steps/shopper';
import { test, expect } from '../support/test';
import type { Site } from '../../site/types';

const set = ( site: Site, settings: Record< string, unknown > ) =>
	site.php(
		`update_option( Vitrine\\Settings\\Settings::OPTION, $args + (array) get_option( Vitrine\\Settings\\Settings::OPTION, array() ) );`,
		{ args: settings }
	);

test( 'cart totals are sticky only with the setting [2.5-04]', async ( {
	page,
	site,
} ) => {
	await page.setViewportSize( { width: 1280, height: 420 } );
	await page.goto( '/shop/?orderby=price' );
	await addFromListing( page, 'Storage Jar, small', 1 );
	const totals = page.getByRole( 'heading', { name: 'Cart totals' } );
	const scroll = async () => {
		await page.goto( '/cart/' );
		// Make the cart long enough to scroll.
		await page.addStyleTag( {
			content: '.woocommerce-cart-form { min-block-size: 1600px }',
		} );
		await page.evaluate( () => window.scrollTo( 0, 900 ) );
	};
	await scroll();
	await expect( totals ).not.toBeInViewport();
	await set( site, { cart_sticky_cart_totals: true } );
	await scroll();
	await expect( totals ).toBeInViewport();
} );

test( 'fragments are refreshed on load when there is an uncached cart, or always if set [7.4-02]', async ( {
	page,
	context,
	site,
} ) => {
	const isRefresh = ( url: string ) =>
		url.includes( 'wc-ajax=get_refreshed_fragments' );
	await page.goto( '/shop/?orderby=price' );
	await addFromListing( page, 'Storage Jar, small', 1 );
	await expectKept( page );
	await page.goto( '/cart/' );
	await page.evaluate( () => localStorage.clear() );
	const withCart = page.waitForRequest(
		( call ) => isRefresh( call.url() ) && call.method() === 'GET'
	);
	await page.goto( '/shop/' );
	await ( await ( await withCart ).response() )?.finished();

	await set( site, { fragments_refresh: 'always' } );
	await context.clearCookies();
	const always = page.waitForRequest(
		( call ) => isRefresh( call.url() ) && call.method() === 'GET'
	);
	await page.goto( '/shop/' );
	await ( await ( await always ).response() )?.finished();
} );

test( 'the drawer restores focus and closes on overlay click and Escape', async ( {
	page,
} ) => {
	await page.goto( '/shop/' );
	for ( const close of [
		() => page.mouse.click( 40, 500 ),
		() => page.keyboard.press( 'Escape' ),
	] ) {
		await cartIcon( page ).click();
		await expect(
			drawer( page ).getByRole( 'button', { name: 'Close cart' } )
		).toBeFocused();
		await close();
		await expect( drawer( page ) ).toBeHidden();
		await expect( cartIcon( page ) ).toBeFocused();
	}
} );

test( 'the drawer slides in, except with reduced motion', async ( {
	page,
} ) => {
	const slides = async () => {
		await page.goto( '/shop/' );
		await cartIcon( page ).click();
		await expect( drawer( page ) ).toBeVisible();
		return drawer( page ).evaluate( ( dialog ) =>
			getComputedStyle( dialog )
				.transitionDuration.split( ', ' )
				.some( ( duration ) => duration !== '0s' )
		);
	};
	expect( await slides() ).toBe( true );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	expect( await slides() ).toBe( false );
} );
