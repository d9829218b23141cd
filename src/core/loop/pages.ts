/** So many pages are linked to on each side of the present one. */
const NEAR = 1;

/**
 * The pages that a pagination shows: the first, the last and those near the present
 * one. Twin of `View\Parts\PageLinks::numbers()`.
 *
 * @param page The present one, from 1.
 * @param last The last one.
 */
export const pagesNear = ( page: number, last: number ): number[] =>
	Array.from( { length: 2 * NEAR + 1 }, ( _, step ) => page - NEAR + step )
		.concat( 1, last )
		.filter(
			( number, index, all ) =>
				number >= 1 && number <= last && all.indexOf( number ) === index
		)
		.sort( ( one, other ) => one - other );
