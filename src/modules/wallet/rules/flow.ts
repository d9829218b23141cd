/**
 * How a click leads to the wallet: with the full session, which the wallet
 * turns into a URL; with minimum data; null: not at all.
 */
export type Branch = 'full' | 'minimum' | null;

/**
 * Returns what a click on the page's buttons does.
 *
 * @param cookiesWork Whether third-party cookies work in the wallet's iframe.
 * @param isLoggedIn  Whether the shopper is logged in to the wallet.
 * @see spec 4.17, 6, readings 26
 */
export const branchOf = (
	cookiesWork: boolean,
	isLoggedIn: boolean
): Branch => {
	if ( ! cookiesWork ) {
		return 'minimum';
	}
	return isLoggedIn ? 'full' : null;
};

/**
 * Whether session data are requested before a click.
 *
 * @see spec 4.17
 */
export const isPrefetched = (
	branch: Branch,
	isProductPage: boolean
): boolean => branch === 'full' && ! isProductPage;
