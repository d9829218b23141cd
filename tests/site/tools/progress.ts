/** Where progress goes: standard error, so that results stay alone on standard output. */
const out = process.stderr;

/**
 * Says what is being done, before it is done, so that nobody waits in silence.
 *
 * @param text One line.
 */
export function say( text: string ): void {
	out.write( `${ text }\n` );
}

/**
 * Says what is being done and, at the end, how long it took.
 *
 * @param text One line, such as "Installing WordPress".
 * @param work The work.
 * @return What the work gave.
 */
export async function step< T >(
	text: string,
	work: () => Promise< T >
): Promise< T > {
	const start = Date.now();
	out.write( `${ text } ...` );
	try {
		const result = await work();
		out.write( ` ${ ( ( Date.now() - start ) / 1000 ).toFixed( 1 ) } s\n` );
		return result;
	} catch ( error ) {
		out.write( ' failed\n' );
		throw error;
	}
}
