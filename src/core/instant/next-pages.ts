/** Query parameters of a listing's pages. */
const OF_LISTING = /^(product-page|orderby)(-\d+)?$/;

/** Maximum number of products, however many are in a row. */
const MOST = 4;

/** What the browser tells about the device and its connection, if anything. */
export interface Device {
	saveData?: boolean | undefined;
	effectiveType?: string | undefined;
	/** In gigabytes. */
	memory?: number | undefined;
}

/** Whether the device can load pages that may never be opened. */
export const canSpare = ( { saveData, effectiveType, memory }: Device ) =>
	! saveData && ( effectiveType ?? '4g' ) === '4g' && ( memory ?? 2 ) >= 2;

/**
 * The pages that a visitor of a listing is likely to open next.
 *
 * @param here       URL of the listing.
 * @param products   Product URLs of the first row.
 * @param next       URL of the listing's next page, or null.
 * @param isExcluded Whether a URL must not be preloaded.
 * @return Unique absolute URLs.
 */
export const nextPages = (
	here: string,
	products: readonly string[],
	next: string | null,
	isExcluded: ( url: string ) => boolean
): string[] => {
	const urls = new Set< string >();
	for ( const address of [ ...products.slice( 0, MOST ), next ] ) {
		if ( address === null || ! URL.canParse( address, here ) ) {
			continue;
		}
		const url = new URL( address, here );
		url.hash = '';
		if (
			url.origin === new URL( here ).origin &&
			url.href !== here.split( '#' )[ 0 ] &&
			// Other query parameters may trigger actions.
			[ ...url.searchParams.keys() ].every(
				( name ) => address === next && OF_LISTING.test( name )
			) &&
			! isExcluded( url.href )
		) {
			urls.add( url.href );
		}
	}
	return [ ...urls ];
};
