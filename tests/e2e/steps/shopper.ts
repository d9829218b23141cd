import type { Locator, Page, Response } from '@playwright/test';
import { expect } from '../support/test';

/** The card of a product in a listing. */
export const card = ( page: Page, product: string ): Locator =>
	page.getByRole( 'listitem' ).filter( {
		has: page.getByRole( 'heading', { name: product, exact: true } ),
	} );

/**
 * The cart link in the header, with its count. Storefront has it at the bottom
 * on phones, and Astra says "empty" instead of 0.
 */
export const cartIcon = ( page: Page ): Locator =>
	page
		.getByRole( 'banner' )
		.getByRole( 'link', { name: /\bitems?\b|Shopping Cart/ } )
		.or(
			page.locator( 'a.footer-cart-contents' ).filter( { visible: true } )
		);

export const drawer = ( page: Page ): Locator =>
	page.getByRole( 'dialog', { name: 'Your cart' } );

/** A cart item of the mini-cart, drawer or cart page. */
export const line = ( within: Locator, product: string ): Locator =>
	within
		.locator( '[data-cart_item_key]:is(li, tr)' )
		.filter( { hasText: product } );

/** The next response of a cart endpoint. */
export const answerOf = ( page: Page, endpoint: string ): Promise< Response > =>
	page.waitForResponse( ( response ) =>
		response.url().includes( `wc-ajax=${ endpoint }` )
	);

/** Expects the item count in the header. */
export const expectCount = ( page: Page, count: number ): Promise< void > =>
	expect( cartIcon( page ) ).toHaveAccessibleName(
		// A theme may append an icon character.
		new RegExp(
			`(^|\\s)(${ count }( items?)?${ count ? '' : '|empty' })\\W*$`
		)
	);

/**
 * Waits until the shop has stored what the page shows. The page updates at once,
 * and navigating earlier would overtake the request.
 */
export const expectKept = ( page: Page ): Promise< void > =>
	expect
		.poll( () =>
			page.evaluate( () => window.vitrine?.cart.getState().busy )
		)
		.toBe( false );

/** The visible plus and minus buttons of quantities, which do nothing without JavaScript. */
export const steppers = ( page: Page ): Locator =>
	page.getByRole( 'button', { name: /^(Increase|Decrease) quantity/ } );

/** The add-to-cart button of a product in a listing. */
export const addButton = ( page: Page, product: string ): Locator =>
	card( page, product ).getByRole( 'button', {
		name: `Add to cart: “${ product }”`,
	} );

/**
 * What a listing shows for an added product: a link to the cart. Astra hides
 * that next to its own buttons and has an icon there.
 */
const added = ( page: Page, product: string ): Locator =>
	card( page, product )
		.getByRole( 'link', { name: 'View cart' } )
		.or(
			addButton( page, product ).and(
				page.locator( '.wp-theme-astra .added' )
			)
		)
		.first();

/**
 * Adds from the listing, and expects the button and the count to change. Without
 * the page's script, a click leads to a new page.
 */
export async function addFromListing(
	page: Page,
	product: string,
	count: number
): Promise< void > {
	await page.waitForLoadState();
	await addButton( page, product ).click();
	await expectCount( page, count );
	await expect( added( page, product ) ).toBeVisible();
}

/** Puts a product into the cart with a listing button's request, without opening a page. */
export async function haveInCart(
	page: Page,
	product: string
): Promise< void > {
	const list = await page.request.get( '/shop/?orderby=price' );
	const button = [
		...( await list.text() ).matchAll( /<[^<>]*data-product_id[^<>]*>/g ),
	].find( ( [ tag ] ) => tag.includes( `“${ product }”` ) )?.[ 0 ];
	const id = /data-product_id="(\d+)"/.exec( button ?? '' )?.[ 1 ] ?? '';
	expect( id, `${ product } is on the listing's first page` ).not.toBe( '' );
	const answer = await page.request.post( '/?wc-ajax=add_to_cart', {
		form: { product_id: id, quantity: '1' },
		headers: { origin: new URL( list.url() ).origin },
	} );
	expect( await answer.json() ).toHaveProperty( 'cart_hash' );
}

/** Clicks a control that works without JavaScript, and waits until the server has handled the request. */
export async function send( page: Page, control: Locator ): Promise< void > {
	const answer = page.waitForResponse( ( response ) =>
		response.request().isNavigationRequest()
	);
	await control.click();
	// Wait for the end: WooCommerce saves the cart only after it has printed the page.
	await ( await answer ).finished();
}

/** Logs in as the sample shop's customer, and expects the account page. */
export async function logInAsCustomer( page: Page ): Promise< void > {
	await page.goto( '/account/' );
	const main = page.getByRole( 'main' );
	await main.getByLabel( /Username or Email/i ).fill( 'customer' );
	await main.getByRole( 'textbox', { name: 'Password' } ).fill( 'password' );
	await main.getByRole( 'button', { name: /Log in/i } ).click();
	await expect(
		main.getByRole( 'link', { name: /Log out/i } ).first()
	).toBeVisible();
}

/**
 * Collects the matching URLs that a page requests from now on.
 *
 * @param page    A page that is not opened yet.
 * @param pattern Pattern of the URLs.
 */
export const watchRequests = ( page: Page, pattern: RegExp ): string[] => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		if ( pattern.test( request.url() ) ) {
			asked.push( request.url() );
		}
	} );
	return asked;
};

/** Enables the browser's data saver. */
export const saveData = ( page: Page ): Promise< unknown > =>
	page.addInitScript( () =>
		Object.defineProperty( navigator, 'connection', {
			get: () => ( { saveData: true } ),
		} )
	);
