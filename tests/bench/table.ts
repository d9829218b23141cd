/** Kilobytes as shown in the tables. */
export const kb = ( bytes: number ): string => ( bytes / 1024 ).toFixed( 1 );

/**
 * Formats a Markdown table; all columns but the first are right-aligned.
 *
 * @param head Titles.
 * @param rows Cells.
 */
export const table = ( head: string[], rows: string[][] ): string => {
	const widths = head.map( ( title, column ) =>
		Math.max(
			title.length,
			...rows.map( ( row ) => row[ column ]?.length ?? 0 )
		)
	);
	const line = ( cells: string[] ) =>
		`| ${ cells
			.map( ( cell, column ) =>
				column
					? cell.padStart( widths[ column ] ?? 0 )
					: cell.padEnd( widths[ column ] ?? 0 )
			)
			.join( ' | ' ) } |`;
	const rule = `|${ widths
		.map( ( width ) => '-'.repeat( width + 2 ) )
		.join( '|' ) }|`;
	return [ line( head ), rule, ...rows.map( line ) ].join( '\n' );
};
