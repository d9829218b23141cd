/** Default number of page links on each side of the current page. */
const NEAR = 1;

/**
 * Number of page links, filterable by plugins: on each side of the current page
 * and at both ends.
 */
export interface PagesShown {
	near?: number;
	ends?: number;
}

/**
 * The page numbers in a pagination: the first, the last, and those near the
 * current page. Twin of `View\Parts\PageLinks::numbers()`.
 *
 * @param page       The current page, from 1.
 * @param last       The last page.
 * @param shown      Numbers set by a plugin.
 * @param shown.near
 * @param shown.ends
 */
export const pagesNear = (
	page: number,
	last: number,
	{ near = NEAR, ends = 1 }: PagesShown = {}
): number[] =>
	Array.from( { length: last }, ( _, index ) => index + 1 ).filter(
		( number ) =>
			number <= ends ||
			number > last - ends ||
			Math.abs( number - page ) <= near
	);
