/** An audit, as far as it is read here: tables and lists of tables. */
export interface Audit {
	score: number | null;
	numericValue?: number;
	details?: { items?: unknown };
}

type Row = Record< string, unknown >;

const isRow = ( value: unknown ): value is Row =>
	typeof value === 'object' && value !== null;

/** Rows of an audit's tables, however they are nested. */
const rows = ( audit: Audit | undefined ): Row[] => {
	const items = audit?.details?.items;
	return ( Array.isArray( items ) ? items : [] )
		.filter( isRow )
		.flatMap( ( item ) =>
			Array.isArray( item.items ) ? item.items.filter( isRow ) : [ item ]
		);
};

/** A cell, short enough for a line. */
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
 * What the paint of a page waited for.
 *
 * @param audits Of one run, by id.
 * @return One line for each style that blocks, each part of the largest paint and
 *         each request that was begun before it, with its bytes.
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
