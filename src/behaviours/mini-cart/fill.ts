import type { Page } from '../page';
import { blockRegions } from '../page/regions';

/**
 * Brings the cart into markup that stands open already, and makes it live.
 *
 * A cart that cannot be shown here is shown by its own page: never a blank
 * drawer.
 *
 * @param close Called before the shopper is led away.
 * @see field 7
 */
export const fillWithCart = async (
	page: Page,
	root: Element,
	close: () => void
): Promise< void > => {
	const unblock = blockRegions();
	// A page that everybody gets says that it is empty.
	root.classList.toggle( 'is-filling', !! page.cart.getState().count );
	try {
		const { showCart } = await page.later();
		await showCart( root );
	} catch ( error ) {
		reportError( error );
		close();
		page.browser.navigate( page.settings.shop.cart_url );
	} finally {
		unblock();
		root.classList.remove( 'is-filling' );
	}
};
