import type { Page } from '@playwright/test';
import { expect } from '../../e2e/support/test';

/** A visible element of a page. */
export interface Box {
	/** Its tag name and text. */
	what: string;
	/** Left, top, width, height. */
	at: number[];
}

/** A page after all loading and animation. */
export interface Look {
	boxes: Box[];
	/** Full-page screenshot, PNG. */
	picture: Buffer;
}

/** All visible elements of a page, in document order. */
const seen = ( page: Page ): Promise< Box[] > =>
	page.evaluate( () => {
		const list: { what: string; at: number[] }[] = [];
		for ( const element of document.body.querySelectorAll( '*' ) ) {
			const { width, height, left, top } =
				element.getBoundingClientRect();
			if (
				width <= 1 ||
				height <= 1 ||
				! element.checkVisibility( {
					opacityProperty: true,
					visibilityProperty: true,
				} )
			) {
				continue;
			}
			const text = [ ...element.childNodes ]
				.filter( ( { nodeType } ) => nodeType === Node.TEXT_NODE )
				.map( ( { textContent } ) => textContent?.trim() ?? '' )
				.join( ' ' )
				.trim();
			list.push( {
				what: `${ element.localName } "${ text }"`,
				at: [ left, top + window.scrollY, width, height ],
			} );
		}
		return list;
	} );

/** Loading states: blocks that request their cart, and WooCommerce's form overlay. */
const WAITING =
	'.is-loading:not( [aria-hidden="true"] ), .wc-block-components-skeleton__element, .blockUI';

/** Waits until every image of a page is decoded, even outside the viewport. */
const haveImages = ( page: Page ): Promise< void > =>
	page.evaluate( async () => {
		await document.fonts.ready;
		for ( const image of document.images ) {
			// Don't wait until it scrolls into view.
			image.loading = 'eager';
		}
		await Promise.all(
			// Images without a file cannot be decoded.
			[ ...document.images ].map( ( image ) =>
				image.decode().catch( () => {} )
			)
		);
		// WooCommerce's slider stores the size of an image when it loads, which may be 1 px in a busy browser.
		for ( const image of document.querySelectorAll( 'img[onload]' ) ) {
			image.dispatchEvent( new Event( 'load' ) );
		}
	} );

/** Captures a page that has finished loading. */
const take = async ( page: Page ): Promise< Look > => {
	await expect( page.locator( WAITING ) ).toHaveCount( 0 );
	await haveImages( page );
	return {
		boxes: await seen( page ),
		picture: await page.screenshot( {
			fullPage: true,
			animations: 'disabled',
			caret: 'hide',
			mask: [ page.locator( 'time' ) ],
		} ),
	};
};

/**
 * Opens a page and captures it when nothing moves anymore: no element and, as in
 * a fade or an image that is still being painted, no color.
 *
 * @param page The browser page.
 * @param path Where.
 */
export async function lookAt( page: Page, path: string ): Promise< Look > {
	await page.goto( path, { waitUntil: 'networkidle' } );
	let look = await take( page );
	await expect( async () => {
		const before = look;
		look = await take( page );
		expect( look.boxes ).toEqual( before.boxes );
		expect( look.picture.equals( before.picture ) ).toBe( true );
	} ).toPass( { intervals: [ 250 ] } );
	return look;
}
