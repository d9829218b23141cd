/** What a listing adds to the address of one of its pages. */
const OF_LISTING = /^(product-page|orderby)(-\d+)?$/;

/** Cards beyond these are not where a visitor looks first, however wide a row is. */
const MOST = 4;

/** What the browser tells of the device and its line, where it tells it. */
export interface Device {
	saveData?: boolean | undefined;
	effectiveType?: string | undefined;
	/** Gigabytes. */
	memory?: number | undefined;
}

/** Whether pages that may never be opened are no burden. */
export const canSpare = ( { saveData, effectiveType, memory }: Device ) =>
	! saveData && ( effectiveType ?? '4g' ) === '4g' && ( memory ?? 2 ) >= 2;

/**
 * The pages that a visitor of a listing is likely to open next.
 *
 * @param here       Address of the listing.
 * @param products   Addresses of the first row.
 * @param next       That of the listing's next page, where there is one.
 * @param isExcluded Whether an address is one that is not loaded ahead.
 * @return Absolute addresses of this site, each once.
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
			// Any other question may do something.
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
