/** What was tried in one place, and what came of it. */
export interface Row {
	/** The engine or the environment. */
	where?: string;
	what: string;
	/** What was seen. */
	said: string;
	/** A line for each thing that is not as it must be. */
	faults: readonly string[];
}

/**
 * A table in Markdown, with its faults written out below.
 *
 * @param rows Its rows.
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
