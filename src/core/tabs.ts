/** As much of an address as tells which tab is asked for. */
export type Address = Pick< Location, 'hash' | 'pathname' | 'search' >;

const REVIEWS = /^#(reviews$|(.*-)?comment-|respond$)/i;
const PAGE_OF_REVIEWS = /comment-page-|[?&]cpage=/;

/**
 * The tab that an address leads into: of itself, of one review or of a page of
 * reviews.
 *
 * @param address Of the page.
 * @param reviews The name of the tab of reviews.
 * @return A tab's name; empty: none is asked for.
 */
export const tabAskedFor = ( address: Address, reviews: string ): string => {
	const { hash, pathname, search } = address;
	if ( REVIEWS.test( hash ) || PAGE_OF_REVIEWS.test( pathname + search ) ) {
		return reviews;
	}
	return hash.startsWith( '#tab-' ) ? hash.slice( '#tab-'.length ) : '';
};

/** How a row of tabs, or of stars, lies. */
export interface Row {
	readonly count: number;
	readonly rightToLeft: boolean;
	/** Its items stand below each other. */
	readonly vertical: boolean;
}

/**
 * Where a key leads in a row, which ends lead back to its beginning.
 *
 * @param key  Of the event.
 * @param from Place of the item that has the focus.
 * @param row  How it lies.
 * @return Null when the key means nothing there.
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
