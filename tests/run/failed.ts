import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readerOf } from '../spec/results';
import type { Step } from './steps';

/** Limits for the output of a test; the log of its step has all of it. */
const LINES = 12;
const CHARACTERS = 700;

/** ANSI color codes. */
const COLORS = new RegExp( `${ String.fromCodePoint( 27 ) }\\[[\\d;]*m`, 'g' );

/** The non-empty lines of a text, indented. */
const linesOf = ( text: string ): string[] =>
	text
		.replace( COLORS, '' )
		.split( '\n' )
		.filter( ( line ) => line.trim() )
		.map( ( line ) => `    ${ line.trimEnd() }` );

/** Stack trace lines, which are left to the log. */
const OF_STACK = /^ +at /;

/** The first lines of a test's message, and the last one, which may tell where it failed. */
const fewLines = ( error = '' ): string[] => {
	const words = error
		.split( '\n' )
		.filter( ( line ) => ! OF_STACK.test( line ) )
		.join( '\n' );
	const first = linesOf( words.slice( 0, CHARACTERS ) ).slice( 0, LINES );
	const all = linesOf( words );
	return all.length > first.length ? [ ...first, ...all.slice( -1 ) ] : first;
};

/** Failed tests in a results file; none if the step ended before it wrote one. */
const failedTests = ( file: string ): string[] =>
	existsSync( file )
		? readerOf( basename( file ) )( readFileSync( file, 'utf8' ) )
				.filter( ( { outcome } ) => outcome === 'failed' )
				.flatMap( ( { title, error } ) => [
					`  failed: ${ title }`,
					...fewLines( error ),
				] )
		: [];

/** The end of a step's output. */
const lastLines = ( file: string ): string[] =>
	existsSync( file )
		? linesOf( readFileSync( file, 'utf8' ) ).slice( -LINES )
		: [];

/**
 * Describes the failures of a step: the failed tests with their messages or, if
 * it reports no tests, the end of its log. The end of a long run is read first,
 * and often it is all that is available.
 *
 * @param step   The step.
 * @param folder Folder of its results and log.
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
