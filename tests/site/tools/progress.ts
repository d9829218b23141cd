/** Whether a line on the screen is not finished yet. */
let unfinished = false;

/** Progress goes to standard error; standard output is for results. */
const out = process.stderr;

/**
 * Prints what happens next.
 *
 * @param text One line.
 */
export function say( text: string ): void {
	finishLine();
	out.write( `${ text }\n` );
}

/**
 * Prints what happens next and, at the end, how long it took.
 *
 * @param text One line, for example "Installing WordPress".
 * @param work The work.
 * @return The result of the work.
 */
export async function step< T >(
	text: string,
	work: () => Promise< T >
): Promise< T > {
	const start = Date.now();
	finishLine();
	out.write( `${ text } ...` );
	unfinished = true;
	try {
		const result = await work();
		const seconds = ( ( Date.now() - start ) / 1000 ).toFixed( 1 );
		end( text, `${ seconds } s` );
		return result;
	} catch ( error ) {
		end( text, 'failed' );
		throw error;
	}
}

/** Finishes the open line, or repeats its text if other lines came between. */
function end( text: string, result: string ): void {
	out.write( unfinished ? ` ${ result }\n` : `${ text }: ${ result }\n` );
	unfinished = false;
}

function finishLine(): void {
	if ( unfinished ) {
		out.write( '\n' );
		unfinished = false;
	}
}
