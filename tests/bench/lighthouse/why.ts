/** The parts of an audit that are read: tables and lists of tables. */
export interface Audit {
	score: number | null;
	numericValue?: number;
	details?: { items?: unknown };
}

type Row = Record< string, unknown >;

const isRow = ( value: unknown ): value is Row =>
	typeof value === 'object' && value !== null;

/** Rows of an audit's tables, at any nesting level. */
const rows = ( audit: Audit | undefined ): Row[] => {
	const items = audit?.details?.items;
	return ( Array.isArray( items ) ? items : [] )
		.filter( isRow )
		.flatMap( ( item ) =>
			Array.isArray( item.items ) ? item.items.filter( isRow ) : [ item ]
		);
};

/** A cell, shortened to fit a line. */
const cell = ( value: unknown ): string => {
	if ( typeof value === 'number' ) {
		return value.toFixed( 0 );
	}
	if ( isRow( value ) ) {
		return cell( value.snippet ?? value.value ?? '' );
	}
	return String( value )
		.replace( /^https?:\/\/[^/]+/, '' )
		.slice( 0, 200 );
};

/**
 * Describes what delayed the paint of a page.
 *
 * @param audits Audits of one run, by ID.
 * @return One line for each render-blocking style, each part of the largest
 *         contentful paint, and each earlier request, with its bytes.
 */
export const why = ( audits: Record< string, Audit > ): string =>
	[
		...rows( audits[ 'render-blocking-insight' ] ).map(
			( { url, totalBytes, wastedMs } ) =>
				`  blocks ${ cell( url ) } ${ cell( totalBytes ) } B, ${ cell(
					wastedMs
				) } ms`
		),
		...rows( audits[ 'lcp-breakdown-insight' ] ).map(
			( { label, duration, snippet } ) =>
				snippet
					? `  largest ${ cell( snippet ) }`
					: `  largest ${ cell( label ) } ${ cell( duration ) } ms`
		),
		...rows( audits[ 'network-requests' ] ).map(
			( {
				url,
				priority,
				transferSize,
				networkRequestTime,
				networkEndTime,
			} ) =>
				`  ${ cell( networkRequestTime ) }-${ cell(
					networkEndTime
				) } ms ${ cell( priority ) } ${ cell(
					transferSize
				) } B ${ cell( url ) }`
		),
	].join( '\n' );
