/**
 * `npm run points`: shows which points of the specification the last results
 * prove.
 *
 * `--list` lists the unproved points with their texts, `--update` saves the list
 * of proved points, which later runs must still prove.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePoints, type Point } from './ids';
import { levelOf, readerOf } from './results';
import { judge, lost, table, type Run, type Verdict } from './verdict';

const POINTS = 'tests/spec/points.tsv';
const PROVED = 'tests/spec/proved.txt';

/** Results files of the suites that prove points. */
const REPORTS = [
	'jest.json',
	'php-sqlite.xml',
	'php-mysql.xml',
	'playwright-browser.json',
];

function readResults(): Run[] {
	return REPORTS.flatMap( ( name ) => {
		const file = join( '.cache/results', name );
		if ( ! existsSync( file ) ) {
			console.log(
				`No results in ${ file }: that suite does not count.`
			);
			return [];
		}
		const level = levelOf( name );
		return readerOf( name )( readFileSync( file, 'utf8' ) ).map(
			( result ) => ( { ...result, level } )
		);
	} );
}

function readProved(): string[] {
	if ( ! existsSync( PROVED ) ) {
		return [];
	}
	return readFileSync( PROVED, 'utf8' ).split( '\n' ).filter( Boolean );
}

function writeProved( points: readonly Point[], { proved }: Verdict ): void {
	const ids = points
		.map( ( { id } ) => id )
		.filter( ( id ) => proved.has( id ) );
	writeFileSync( PROVED, ids.map( ( id ) => `${ id }\n` ).join( '' ) );
	console.log( `${ PROVED }: ${ ids.length } points.` );
}

/** Reports errors; false if there are any. */
function compare(
	before: readonly string[],
	{ proved, refuted }: Verdict
): boolean {
	const fresh = [ ...proved ].filter( ( id ) => ! before.includes( id ) );
	if ( fresh.length > 0 ) {
		console.log(
			`${ fresh.length } newly proved; keep them by: npm run points -- --update`
		);
	}
	const gone = lost( before, proved );
	for ( const id of gone ) {
		const why = refuted.has( id )
			? 'a test with its ID fails'
			: 'no passing test of its level has its ID';
		console.log( `No longer proved: ${ id } (${ why }).` );
	}
	return gone.length === 0;
}

function main( args: readonly string[] ): boolean {
	const points = parsePoints( readFileSync( POINTS, 'utf8' ) );
	const verdict = judge( points, readResults() );
	console.log( table( points, verdict.proved, args.includes( '--list' ) ) );
	for ( const { id, title } of verdict.unknown ) {
		console.log( `Unknown point ${ id } in the title: ${ title }` );
	}
	if ( verdict.unknown.length > 0 ) {
		return false;
	}
	const held = compare( readProved(), verdict );
	if ( args.includes( '--update' ) ) {
		writeProved( points, verdict );
		return true;
	}
	return held;
}

process.exitCode = main( process.argv.slice( 2 ) ) ? 0 : 1;
