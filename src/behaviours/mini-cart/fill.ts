import type { Page } from '../page';
import { blockRegions } from '../page/regions';

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
	const { cart } = page;
	const unblock = blockRegions();
	try {
		const { showRegions, hydrate } = await page.later();
		const isUnknown = () => ! cart.getState().confirmed;
		if ( isUnknown() ) {
			await cart.refresh();
		}
		await showRegions();
		if ( isUnknown() ) {
			throw new Error( 'The cart could not be read' );
		}
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
