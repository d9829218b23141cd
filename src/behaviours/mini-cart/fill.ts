import type { Page } from '../page';
import { blockRegions } from '../page/regions';

/** Asks for a cart that is not known, and waits until it is, or cannot be. */
const know = async ( { cart }: Page ): Promise< void > => {
	if ( cart.getState().confirmed ) {
		return;
	}
	let unsubscribe = () => {};
	const known = new Promise< void >( ( resolve ) => {
		unsubscribe = cart.subscribe( ( { confirmed } ) => {
			if ( confirmed ) {
				resolve();
			}
		} );
	} );
	// One that is under way already may come first.
	await Promise.race( [ known, cart.refresh() ] );
	unsubscribe();
	if ( ! cart.getState().confirmed ) {
		throw new Error( 'The cart could not be read' );
	}
};

/**
 * Brings the cart into markup that stands open already, and makes it live.
 *
 * A cart that cannot be shown here is shown by its own page: never a blank
 * drawer. A view that cannot be had leaves the server's markup, which works.
 *
 * @param page  The page.
 * @param root  What holds the cart.
 * @param close Called before the shopper is led away.
 * @see field 7
 */
export const fillWithCart = async (
	page: Page,
	root: Element,
	close: () => void
): Promise< void > => {
	const unblock = blockRegions();
	try {
		const { showRegions, hydrate } = await page.later();
		await know( page );
		await showRegions();
		// Not waited for: what stands there works.
		hydrate( root ).catch( reportError );
	} catch ( error ) {
		reportError( error );
		close();
		page.browser.navigate( page.settings.shop.cart_url );
	} finally {
		unblock();
	}
};
