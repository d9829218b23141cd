import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readerOf } from '../spec/results';
import type { Step } from './steps';

const MOST = 20;

/**
 * Returns the slowest tests of a run, one line each.
 *
 * @param steps  The steps that ran.
 * @param folder Folder of the results.
 */
export function slowestTests(
	steps: readonly Step[],
	folder = '.cache/results'
): string[] {
	return steps
		.flatMap( ( { name, results = '' } ) => {
			const file = join( folder, results );
			return results && existsSync( file )
				? readerOf( results )( readFileSync( file, 'utf8' ) ).map(
						( result ) => ( { name, ...result } )
				  )
				: [];
		} )
		.sort( ( a, b ) => b.seconds - a.seconds )
		.slice( 0, MOST )
		.map(
			( { name, seconds, title } ) =>
				`${ seconds
					.toFixed( 1 )
					.padStart( 7 ) } s  ${ name }: ${ title }`
		);
}
