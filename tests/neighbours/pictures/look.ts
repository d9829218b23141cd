import type { Page } from '@playwright/test';
import { expect } from '../../e2e/support/test';

/** Something on a page that a visitor can see. */
export interface Box {
	/** Its element's name and what it says. */
	what: string;
	/** Left, top, width, height. */
	at: number[];
}

/** A page as it looks at rest. */
export interface Look {
	boxes: Box[];
	/** All of it, PNG. */
	picture: Buffer;
}

/** Everything on a page that can be seen, in the order of the document. */
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

/** What a page shows while it waits: blocks that fetch their cart, and what WooCommerce lays over a form. */
const WAITING =
	'.is-loading:not( [aria-hidden="true"] ), .wc-block-components-skeleton__element, .blockUI';

/** Waits until every image of a page can be drawn, wherever on it. */
const haveImages = ( page: Page ): Promise< void > =>
	page.evaluate( async () => {
		await document.fonts.ready;
		for ( const image of document.images ) {
			// Not as it comes into view.
			image.loading = 'eager';
		}
		await Promise.all(
			// One without a file has nothing to draw.
			[ ...document.images ].map( ( image ) =>
				image.decode().catch( () => {} )
			)
		);
		// WooCommerce's slider writes down what size an image has when it is loaded; a busy browser may say 1 px then.
		for ( const image of document.querySelectorAll( 'img[onload]' ) ) {
			image.dispatchEvent( new Event( 'load' ) );
		}
	} );

/** Looks at a page that has everything it waits for. */
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
 * Opens a page and looks at it when nothing moves any more: neither an element nor,
 * as in a fade or in an image that is still being drawn, a color.
 *
 * @param page Whose window it is.
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
