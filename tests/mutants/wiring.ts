import type { Mutant } from './types';

/** A line that does nothing but hand a page to a behavior. */
const HANDED = /^\t+\w+\( page(?: as \w+)?(?:, [\w.]+)? \);$/gm;

/**
 * A break for each line of a file that wires a behavior to a page: the line is
 * left out.
 *
 * @param file Path of the file.
 * @param text What it holds.
 */
export const wiringOf = ( file: string, text: string ): Mutant[] =>
	[ ...text.matchAll( HANDED ) ]
		.map( ( [ line ] ) => line )
		// One that stands there twice cannot be named by its text.
		.filter( ( line ) => text.split( line ).length === 2 )
		.map( ( from ) => ( { file, from, to: '', proof: { kind: 'unit' } } ) );
