/** So many pages are linked to on each side of the present one. */
const NEAR = 1;

/** How many pages a plugin shows: on each side, and of the first and the last. */
export interface PagesShown {
	near?: number;
	ends?: number;
}

/**
 * The pages that a pagination shows: the first, the last and those near the present
 * one. Twin of `View\Parts\PageLinks::numbers()`.
 *
 * @param page       The present one, from 1.
 * @param last       The last one.
 * @param shown      Where a plugin has it otherwise.
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
