const HEADINGS = [ 'histories', 'pages', 'cookies', 'same', 'by a reason' ];

/**
 * Returns the comparison as a table.
 *
 * @param rows Numbers by group: histories, pages, cookies, cookies that differ.
 */
export const table = (
	rows: ReadonlyMap< string, readonly number[] >
): string => {
	const lines = [ ...rows ].map(
		( [ group, [ histories = 0, pages = 0, cookies = 0, other = 0 ] ] ) =>
			[
				group,
				histories,
				pages,
				cookies,
				cookies - other,
				other,
			] as const
	);
	const total = HEADINGS.map( ( _, at ) =>
		lines.reduce( ( sum, line ) => sum + Number( line[ at + 1 ] ), 0 )
	);
	return [ [ '', ...HEADINGS ], ...lines, [ 'all', ...total ] ]
		.map( ( [ first = '', ...cells ] ) =>
			[
				String( first ).padEnd( 34 ),
				...cells.map( ( cell ) => String( cell ).padStart( 12 ) ),
			].join( '' )
		)
		.join( '\n' );
};
