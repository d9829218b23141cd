/**
 * `npm run check`: checks what has changed since the last successful run, in
 * seconds. Finds the tests of a file by path and those of a module by imports; no
 * substitute for `npm test`.
 */
import { spawnSync } from 'node:child_process';
import {
	existsSync,
	mkdirSync,
	readFileSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { performAll, placesHere } from './crew';
import { checksOf } from './affected';
import { execute } from './execute';
import type { Step } from './steps';

const GREEN = '.cache/check/green.json';

/** Content hashes by file. */
type Marks = Record< string, string >;

/** Every file of the project that Git does not ignore. */
function marksNow(): Marks {
	const { stdout } = spawnSync(
		'git',
		[ 'ls-files', '--cached', '--others', '--exclude-standard', '-z' ],
		{ encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 }
	);
	const marks: Marks = {};
	for ( const file of stdout.split( '\0' ).filter( Boolean ) ) {
		const stat = statSync( file, { throwIfNoEntry: false } );
		if ( stat?.isFile() ) {
			marks[ file ] = `${ stat.mtimeMs } ${ stat.size }`;
		}
	}
	return marks;
}

/** Files changed or added since the last successful run; without one, what Git reports as changed. */
function changedSince( now: Marks ): string[] {
	if ( existsSync( GREEN ) ) {
		const then = JSON.parse( readFileSync( GREEN, 'utf8' ) ) as Marks;
		return Object.keys( now ).filter(
			( file ) => now[ file ] !== then[ file ]
		);
	}
	const { stdout } = spawnSync(
		'git',
		[ 'status', '--porcelain', '--untracked-files=all', '-z' ],
		{ encoding: 'utf8' }
	);
	return stdout
		.split( '\0' )
		.map( ( line ) => line.slice( 3 ) )
		.filter( ( file ) => file in now );
}

async function perform( step: Step ): Promise< boolean > {
	const start = Date.now();
	const log = join( dirname( GREEN ), `${ step.name }.log` );
	writeFileSync( log, '' );
	let said = '';
	const passed = await execute( step, log, ( text ) => {
		said += `${ text }\n`;
	} );
	const seconds = ( ( Date.now() - start ) / 1000 ).toFixed( 1 );
	console.log(
		`${ passed ? 'ok' : 'FAILED' }  ${ step.name }, ${ seconds } s`
	);
	if ( ! passed ) {
		console.log( readFileSync( log, 'utf8' ) + said );
	}
	return passed;
}

async function main(): Promise< boolean > {
	const now = marksNow();
	const changed = changedSince( now );
	const steps = checksOf( changed, existsSync );
	mkdirSync( dirname( GREEN ), { recursive: true } );
	console.log(
		`${ changed.length } files changed: ${
			steps.map( ( { name } ) => name ).join( ', ' ) || 'nothing to check'
		}.`
	);
	const failed: string[] = [];
	await performAll( steps, placesHere(), async ( step ) => {
		if ( ! ( await perform( step ) ) ) {
			failed.push( step.name );
		}
	} );
	if ( failed.length === 0 ) {
		writeFileSync( GREEN, JSON.stringify( now ) );
	}
	return failed.length === 0;
}

main().then(
	( passed ) => {
		process.exitCode = passed ? 0 : 1;
	},
	( error: unknown ) => {
		console.error( error instanceof Error ? error.message : error );
		process.exitCode = 1;
	}
);
