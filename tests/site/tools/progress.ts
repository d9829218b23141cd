/** Whether a line waits for its end. */
let unfinished = false;

/** Where progress goes: standard error, so that results stay alone on standard output. */
const out = process.stderr;

/**
 * Says what is being done, before it is done, so that nobody waits in silence.
 *
 * @param text One line.
 */
export function say( text: string ): void {
	finishLine();
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

/** Ends the line that is open, or says which one is meant when others came between. */
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
