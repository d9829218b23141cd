import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { test, expect } from '../support/test';

const strip = ( page: Page ) =>
	page.getByRole( 'group', { name: 'Images of Ripple Vase' } );
const thumbs = ( page: Page ) =>
	page.getByRole( 'link', { name: /^Show image/ } );
const next = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Next image' } );
const picture = ( page: Page, place: number ) =>
	strip( page )
		.getByRole( 'link' )
		.nth( place - 1 );

test( 'is a gallery with thumbnails from 922 px, and a slider below [2.3-05, 9.7-01]', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 922, height: 800 } );
	await page.goto( '/product/ripple-vase/' );
	await expect( thumbs( page ) ).toHaveCount( 3 );
	await expect( next( page ) ).toBeHidden();
	await expect( strip( page ) ).toHaveCSS( 'overflow-x', 'hidden' );

	await page.setViewportSize( { width: 921, height: 800 } );
	await expect( thumbs( page ).first() ).toBeHidden();
	await expect( next( page ) ).toBeVisible();
	await expect( strip( page ) ).toHaveCSS( 'overflow-x', 'auto' );
	await expect( strip( page ) ).toHaveCSS( 'scroll-snap-type', /^x/ );
} );

test( 'shows one image per page on a phone and stops at the last [9.7-02]', async ( {
	page,
	shop,
} ) => {
	await page.setViewportSize( { width: 390, height: 800 } );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( '/product/ripple-vase/' );
	const widths = await strip( page ).evaluate( ( element ) => [
		element.clientWidth,
		element.firstElementChild?.getBoundingClientRect().width,
	] );
	expect( Math.round( widths[ 1 ] ?? 0 ) ).toBe( widths[ 0 ] );

	await next( page ).click();
	await expect( picture( page, 2 ) ).toBeInViewport( { ratio: 0.9 } );
	await expect( picture( page, 1 ) ).not.toBeInViewport( { ratio: 0.1 } );
	await next( page ).click();
	await expect( picture( page, 3 ) ).toBeInViewport( { ratio: 0.9 } );
	await expect( page.getByText( '3 of 3' ) ).toBeVisible();
	await expect( next( page ) ).toBeDisabled();
	await next( page ).dispatchEvent( 'click' );
	await expect( picture( page, 3 ) ).toBeInViewport( { ratio: 0.9 } );

	// A swipe is native scrolling.
	await strip( page ).evaluate( ( element ) => {
		element.scrollLeft = 0;
	} );
	await expect( page.getByText( '1 of 3' ) ).toBeVisible();
	// A classic theme prints its own markup around the product.
	await expectAccessible( page, shop.theme ? 'div.product' : undefined );
} );

test( 'works by keyboard only and zooms an image in a dialog', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 1280, height: 1000 } );
	await page.goto( '/product/ripple-vase/' );
	await thumbs( page ).nth( 1 ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( picture( page, 2 ) ).toBeInViewport( { ratio: 0.9 } );
	await expect( thumbs( page ).nth( 1 ) ).toHaveAttribute(
		'aria-current',
		'true'
	);

	await picture( page, 2 ).focus();
	await page.keyboard.press( 'Enter' );
	const zoom = page.getByRole( 'dialog', { name: /Ripple Vase/ } );
	await expect( zoom ).toBeVisible();
	await expect( zoom.getByRole( 'button', { name: 'Close' } ) ).toBeFocused();
	await page.keyboard.press( 'ArrowRight' );
	await expect( zoom.getByText( '3 of 3' ) ).toBeVisible();
	await expectAccessible( page, 'dialog' );
	await page.keyboard.press( 'Escape' );
	await expect( zoom ).toHaveCount( 0 );
	await expect( picture( page, 2 ) ).toBeFocused();
} );

test( 'magnifies the image in the dialog beyond the window, by touch and by key', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 390, height: 800 } );
	await page.goto( '/product/ripple-vase/' );
	await picture( page, 1 ).click();
	const zoom = page.getByRole( 'dialog', { name: /Ripple Vase/ } );
	const magnifier = zoom.getByRole( 'button', { name: /^Enlarge/ } );
	const image = zoom.getByRole( 'img' );
	const width = async () => ( await image.boundingBox() )?.width ?? 0;
	await expect.poll( width ).toBe( 390 );

	await magnifier.click();
	await expect( magnifier ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect.poll( width ).toBeGreaterThan( 780 );
	// The part that was pressed is in view: the middle.
	await expect
		.poll( async () => ( await image.boundingBox() )?.x ?? 0 )
		.toBeLessThan( -100 );
	await page.keyboard.press( 'ArrowRight' );
	await expect( zoom.getByText( '1 of 3' ) ).toBeVisible();

	// Another image is shown whole.
	await zoom.getByRole( 'button', { name: 'Next image' } ).click();
	await expect( zoom.getByText( '2 of 3' ) ).toBeVisible();
	await expect( magnifier ).toHaveAttribute( 'aria-pressed', 'false' );
	await expect.poll( width ).toBe( 390 );

	await magnifier.focus();
	await page.keyboard.press( 'Enter' );
	await expect.poll( width ).toBeGreaterThan( 780 );
	await page.keyboard.press( 'Enter' );
	await expect.poll( width ).toBe( 390 );
} );

test( 'a product without image shows an icon in the middle of its square', async ( {
	page,
	site,
} ) => {
	await site.php(
		`delete_post_thumbnail( get_page_by_path( 'bud-vase', OBJECT, Vitrine\\Plugin::engine()->content_types()['post_type'] ) );`
	);
	await page.goto( '/product/bud-vase/' );
	const away = await page
		.locator( '.vitrine-gallery .vitrine-no-image' )
		.evaluate( ( square ) => {
			const outer = square.getBoundingClientRect();
			const inner = square.firstElementChild?.getBoundingClientRect();
			return inner
				? [
						inner.left + inner.right - outer.left - outer.right,
						inner.top + inner.bottom - outer.top - outer.bottom,
				  ]
				: [];
		} );
	expect( away.map( Math.trunc ).map( Math.abs ) ).toEqual( [ 0, 0 ] );
} );

test( 'shows the selected variation, whatever thumbnail was clicked before', async ( {
	page,
} ) => {
	await page.goto( '/product/linen-house-robe/' );
	const shown = page
		.getByRole( 'group', { name: /^Images of/ } )
		.locator( 'img' );
	const before = await shown.first().getAttribute( 'src' );
	const inView = async () => {
		for ( const image of await shown.all() ) {
			const box = await image.boundingBox();
			const frame = await image
				.locator( 'xpath=ancestor::*[@role="group"]' )
				.boundingBox();
			if ( box && frame && Math.abs( box.x - frame.x ) < 2 ) {
				return image.getAttribute( 'src' );
			}
		}
		return null;
	};
	await thumbs( page ).last().click();
	const choose = () =>
		page.evaluate( () => {
			document.querySelector( 'form.cart' )?.dispatchEvent(
				new CustomEvent( 'vitrine:found-variation', {
					bubbles: true,
					detail: {
						variation: {
							image: {
								src: '/wp-includes/images/w-logo-blue.png',
								full_src: '/wp-includes/images/w-logo-blue.png',
								alt: 'Blue',
							},
						},
					},
				} )
			);
		} );
	// Repeat until the script has loaded.
	await expect
		.poll( async () => {
			await choose();
			return inView();
		} )
		.toContain( 'w-logo-blue' );
	await page.evaluate( () => {
		document
			.querySelector( 'form.cart' )
			?.dispatchEvent(
				new CustomEvent( 'vitrine:reset-data', { bubbles: true } )
			);
	} );
	await expect.poll( inView ).toBe( before );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a thumbnail links to its image, and an image to its file', async ( {
		page,
	} ) => {
		await page.goto( '/product/ripple-vase/' );
		await thumbs( page ).nth( 2 ).click();
		await expect( picture( page, 3 ) ).toBeInViewport( { ratio: 0.5 } );
		await expect( next( page ) ).toBeHidden();
		await picture( page, 3 ).click();
		await expect( page ).toHaveURL( /ripple-vase-pair\.jpg$/ );
	} );
} );
