/** The parts of a URL that select a tab. */
export type Address = Pick< Location, 'hash' | 'pathname' | 'search' >;

const REVIEWS = /^#(reviews$|(.*-)?comment-|respond$)/i;
const PAGE_OF_REVIEWS = /comment-page-|[?&]cpage=/;

/**
 * The tab that a URL selects: directly, by a review or by a page of reviews.
 *
 * @param address The page's URL.
 * @param reviews Name of the reviews tab.
 * @return The tab's name; empty: none.
 */
export const tabAskedFor = ( address: Address, reviews: string ): string => {
	const { hash, pathname, search } = address;
	if ( REVIEWS.test( hash ) || PAGE_OF_REVIEWS.test( pathname + search ) ) {
		return reviews;
	}
	return hash.startsWith( '#tab-' ) ? hash.slice( '#tab-'.length ) : '';
};

/** A row of tabs or rating stars. */
export interface Row {
	readonly count: number;
	readonly rightToLeft: boolean;
	/** Whether its items are stacked. */
	readonly vertical: boolean;
}

/**
 * The item that a key moves to; both ends wrap around.
 *
 * @param key  The key pressed.
 * @param from Index of the focused item.
 * @param row  The row.
 * @return Null: the key does not move.
 */
export const placeInRow = (
	key: string,
	from: number,
	row: Row
): number | null => {
	const { count, rightToLeft, vertical } = row;
	const [ back, on ] = vertical
		? [ 'ArrowUp', 'ArrowDown' ]
		: [ 'ArrowLeft', 'ArrowRight' ];
	const turned = rightToLeft && ! vertical ? -1 : 1;
	const places: Readonly< Record< string, number > > = {
		Home: 0,
		End: count - 1,
		[ back ]: from - turned,
		[ on ]: from + turned,
	};
	const place = places[ key ];
	return place === undefined ? null : ( place + count ) % count;
};
