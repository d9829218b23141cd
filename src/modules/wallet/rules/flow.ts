/**
 * How a click leads to the wallet: with the whole session, which the wallet
 * turns into an address; with as much as it needs to begin; or not at all.
 */
export type Branch = 'full' | 'minimum' | null;

/**
 * What the page's buttons do.
 *
 * @param cookiesWork Whether third-party cookies work with the wallet.
 * @param isLoggedIn  Whether the shopper is logged in to it.
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
 * Whether session data are fetched before a click.
 *
 * @see spec 4.17
 */
export const isPrefetched = (
	branch: Branch,
	isProductPage: boolean
): boolean => branch === 'full' && ! isProductPage;
