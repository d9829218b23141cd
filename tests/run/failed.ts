import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readerOf } from '../spec/results';

/**
 * The tests of a step that did not pass, a line each: what is read first of a
 * long run is its end.
 *
 * @param name   File of results; none where the step leaves none.
 * @param folder Where it lies.
 * @return No lines where it ended before it wrote any.
 */
export function failedTests(
	name: string | undefined,
	folder = '.cache/results'
): string[] {
	if ( name === undefined || ! existsSync( join( folder, name ) ) ) {
		return [];
	}
	return readerOf( name )( readFileSync( join( folder, name ), 'utf8' ) )
		.filter( ( { outcome } ) => outcome === 'failed' )
		.map( ( { title } ) => `  failed: ${ title }` );
}
