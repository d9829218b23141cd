import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readerOf } from '../spec/results';
import type { Step } from './steps';

/** Of what a test said; more of it is in the log of its step. */
const LINES = 12;
const CHARACTERS = 700;

/** What a terminal makes colors of. */
const COLORS = new RegExp( `${ String.fromCodePoint( 27 ) }\\[[\\d;]*m`, 'g' );

/** Lines of a text that say something, indented. */
const linesOf = ( text: string ): string[] =>
	text
		.replace( COLORS, '' )
		.split( '\n' )
		.filter( ( line ) => line.trim() )
		.map( ( line ) => `    ${ line.trimEnd() }` );

/** Where in the code an error was thrown: the log of the step has it. */
const OF_STACK = /^ +at /;

/** The first lines of what a test said, and the last one, which may tell where it ended. */
const fewLines = ( error = '' ): string[] => {
	const words = error
		.split( '\n' )
		.filter( ( line ) => ! OF_STACK.test( line ) )
		.join( '\n' );
	const first = linesOf( words.slice( 0, CHARACTERS ) ).slice( 0, LINES );
	const all = linesOf( words );
	return all.length > first.length ? [ ...first, ...all.slice( -1 ) ] : first;
};

/** The tests that a file of results calls failed; none where a step ended before it wrote one. */
const failedTests = ( file: string ): string[] =>
	existsSync( file )
		? readerOf( basename( file ) )( readFileSync( file, 'utf8' ) )
				.filter( ( { outcome } ) => outcome === 'failed' )
				.flatMap( ( { title, error } ) => [
					`  failed: ${ title }`,
					...fewLines( error ),
				] )
		: [];

/** The end of what a step wrote. */
const lastLines = ( file: string ): string[] =>
	existsSync( file )
		? linesOf( readFileSync( file, 'utf8' ) ).slice( -LINES )
		: [];

/**
 * What went wrong in a step: the tests that did not pass, and what each of them
 * said; of one that names no test, the end of its log. What is read first of a
 * long run is its end, and often that is all there is of it.
 *
 * @param step   The step.
 * @param folder Where its results and its log lie.
 */
export function whatFailed(
	step: Pick< Step, 'name' | 'results' >,
	folder = '.cache/results'
): string[] {
	const { name, results } = step;
	const tests =
		results === undefined ? [] : failedTests( join( folder, results ) );
	return tests.length
		? tests
		: [
				`  failed: ${ name }`,
				...lastLines( join( folder, `${ name }.log` ) ),
		  ];
}
