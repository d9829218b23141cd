/** The result of a test. */
export interface Row {
	/** Engine or environment. */
	where?: string;
	what: string;
	/** What was observed. */
	said: string;
	/** One line for each failure. */
	faults: readonly string[];
}

/**
 * Formats a Markdown table, followed by the failures.
 *
 * @param rows The rows.
 */
export function table( rows: readonly Row[] ): string {
	return [
		'| Where | What | Seen | |',
		'|---|---|---|---|',
		...rows.map(
			( { where = '', what, said, faults } ) =>
				`| ${ where } | ${ what } | ${ said } | ${
					faults.length === 0 ? 'holds' : '**fails**'
				} |`
		),
		...rows.flatMap( ( { where = '', what, faults } ) =>
			faults.map( ( fault ) => `${ where }, ${ what }: ${ fault }` )
		),
	].join( '\n' );
}
