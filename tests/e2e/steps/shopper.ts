import type { Locator, Page, Response } from '@playwright/test';
import { expect } from '../support/test';

/** The product cards of a listing. */
export const card = ( page: Page, product: string ): Locator =>
	page.getByRole( 'listitem' ).filter( {
		has: page.getByRole( 'heading', { name: product, exact: true } ),
	} );

/** The header's way to the cart, which says how much is in it; Storefront's is at the foot of a telephone, and Astra's says "empty" of none. */
export const cartIcon = ( page: Page ): Locator =>
	page
		.getByRole( 'banner' )
		.getByRole( 'link', { name: /\bitems?\b|Shopping Cart/ } )
		.or(
			page.locator( 'a.footer-cart-contents' ).filter( { visible: true } )
		);

export const drawer = ( page: Page ): Locator =>
	page.getByRole( 'dialog', { name: 'Your cart' } );

/** A line of the mini-cart, drawer or cart page. */
export const line = ( within: Locator, product: string ): Locator =>
	within
		.locator( '[data-cart_item_key]:is(li, tr)' )
		.filter( { hasText: product } );

/** The answer of a cart endpoint that the next action brings. */
export const answerOf = ( page: Page, endpoint: string ): Promise< Response > =>
	page.waitForResponse( ( response ) =>
		response.url().includes( `wc-ajax=${ endpoint }` )
	);

/** Sees how many pieces the header says there are. */
export const expectCount = ( page: Page, count: number ): Promise< void > =>
	expect( cartIcon( page ) ).toHaveAccessibleName(
		// A theme may have a sign drawn behind it.
		new RegExp(
			`(^|\\s)(${ count }( items?)?${ count ? '' : '|empty' })\\W*$`
		)
	);

/**
 * Waits until the shop has what the page shows: the page shows it at once, and
 * who opens another address meanwhile is ahead of the shop.
 */
export const expectKept = ( page: Page ): Promise< void > =>
	expect
		.poll( () =>
			page.evaluate( () => window.vitrine?.cart.getState().busy )
		)
		.toBe( false );

/** Plus and minus at quantities, as far as they are to be seen: they do nothing without script. */
export const steppers = ( page: Page ): Locator =>
	page.getByRole( 'button', { name: /^(Increase|Decrease) quantity/ } );

/** The button by which a listing adds a product. */
export const addButton = ( page: Page, product: string ): Locator =>
	card( page, product ).getByRole( 'button', {
		name: `Add to cart: “${ product }”`,
	} );

/** What a listing says of a product that was added: a link to the cart; Astra hides that beside its own buttons and has a sign on them. */
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
 * Adds from the listing, and sees the button and the count say so. Who presses
 * before the page's script is there is answered by a page of its own.
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

/** Has a product in the cart, by the request that a listing's button sends: no page is opened for it. */
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

/** Clicks what leads to the server without script, and waits until it has done what it was asked for. */
export async function send( page: Page, control: Locator ): Promise< void > {
	const answer = page.waitForResponse( ( response ) =>
		response.request().isNavigationRequest()
	);
	await control.click();
	// To its end: WooCommerce keeps the cart when the page is printed already.
	await ( await answer ).finished();
}

/** Logs in as the sample shop's customer, and sees the account. */
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
 * The addresses of a kind that a page asks for from now on.
 *
 * @param page    Not opened yet.
 * @param pattern Of the addresses.
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

/** Has the shopper ask for few bytes. */
export const saveData = ( page: Page ): Promise< unknown > =>
	page.addInitScript( () =>
		Object.defineProperty( navigator, 'connection', {
			get: () => ( { saveData: true } ),
		} )
	);
