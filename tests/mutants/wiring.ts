import type { Mutant } from './types';

/** A line that only passes a page to a behavior. */
const HANDED = /^\t+\w+\( page(?: as \w+)?(?:, [\w.]+)? \);$/gm;

/**
 * Returns a mutant for each line of a file that connects a behavior to a page;
 * the mutant lacks that line.
 *
 * @param file Path of the file.
 * @param text Its content.
 */
export const wiringOf = ( file: string, text: string ): Mutant[] =>
	[ ...text.matchAll( HANDED ) ]
		.map( ( [ line ] ) => line )
		// A line that occurs twice is ambiguous.
		.filter( ( line ) => text.split( line ).length === 2 )
		.map( ( from ) => ( { file, from, to: '', proof: { kind: 'unit' } } ) );
