import type { Page } from '../page';
import { blockRegions } from '../page/regions';

/**
 * Loads the cart into markup that is already open and makes it interactive.
 *
 * If that fails, navigates to the cart page instead of showing an empty drawer.
 *
 * @param close Called before the navigation.
 * @see field 7
 */
export const fillWithCart = async (
	page: Page,
	root: Element,
	close: () => void
): Promise< void > => {
	const unblock = blockRegions();
	// Cached pages are printed with an empty cart.
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
