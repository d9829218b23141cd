/**
 * `npm test`: every check, one after the other, and a table of them at the end.
 *
 * `--only=unit,types` runs only these steps, `--skip=bench` all but these. A
 * step that fails does not keep the next from running.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { failedTests } from './failed';
import { chosen, isPresent, isWanted, type Step } from './steps';

interface Outcome {
	step: Step;
	result: 'ok' | 'FAILED' | 'absent' | 'left out';
	seconds: number;
}

const MINUTE = 60_000;

/** Between the polite signal and the last one. */
const GRACE = 10_000;

function say( text: string ): void {
	process.stdout.write( `${ text }\n` );
}

/** Runs one program; its words go to standard output, errors too, so that they stay in order. */
function execute( step: Step ): Promise< boolean > {
	const [ program, ...args ] = step.command;
	return new Promise( ( done ) => {
		const child = spawn( join( 'node_modules/.bin', program ), args, {
			stdio: [ 'ignore', 1, 1 ],
		} );
		const timer = setTimeout( () => {
			say( `Ended after ${ step.limit } minutes: it seems to hang.` );
			child.kill( 'SIGTERM' );
			setTimeout( () => child.kill( 'SIGKILL' ), GRACE ).unref();
		}, step.limit * MINUTE );
		child.once( 'error', ( error ) => {
			clearTimeout( timer );
			say( error.message );
			done( false );
		} );
		child.once( 'close', ( code ) => {
			clearTimeout( timer );
			done( code === 0 );
		} );
	} );
}

async function perform( step: Step ): Promise< Outcome > {
	const start = Date.now();
	if ( ! isWanted( step ) ) {
		say(
			`\n${ step.title } (${ step.name }): left out, ${
				step.wants ?? ''
			} names no folder.`
		);
		return { step, result: 'left out', seconds: 0 };
	}
	say( `\n=== ${ step.title } (${ step.name }) ===` );
	if ( step.results !== undefined ) {
		rmSync( join( '.cache/results', step.results ), { force: true } );
	}
	if ( ! isPresent( step ) ) {
		say( `Nothing to run: ${ step.needs ?? '' } is not there.` );
		return { step, result: 'absent', seconds: 0 };
	}
	const passed = await execute( step );
	const seconds = ( Date.now() - start ) / 1000;
	const result = passed ? 'ok' : 'FAILED';
	say( `--- ${ step.name }: ${ result }, ${ seconds.toFixed( 1 ) } s` );
	return { step, result, seconds };
}

function summary( outcomes: readonly Outcome[] ): string {
	const lines = outcomes.map(
		( { step, result, seconds } ) =>
			`${ result.padEnd( 8 ) } ${ seconds
				.toFixed( 1 )
				.padStart( 7 ) } s  ${ step.name.padEnd( 11 ) } ${ step.title }`
	);
	const out = outcomes.filter( ( { result } ) => result === 'left out' );
	const run = outcomes.filter( ( outcome ) => ! out.includes( outcome ) );
	const bad = run.filter( ( { result } ) => result !== 'ok' );
	const total = outcomes.reduce( ( sum, { seconds } ) => sum + seconds, 0 );
	const verdict =
		bad.length === 0
			? `All ${ run.length } steps passed`
			: `${ bad.length } of ${ run.length } steps did not pass: ${ bad
					.map( ( { step } ) => step.name )
					.join( ', ' ) }`;
	return [
		'\n=== Summary ===',
		...lines,
		...bad.flatMap( ( { step } ) => failedTests( step.results ) ),
		`${ verdict }${
			out.length > 0 ? `, ${ out.length } left out` : ''
		} (${ ( total / 60 ).toFixed( 1 ) } minutes).`,
	].join( '\n' );
}

async function main(): Promise< void > {
	mkdirSync( '.cache/results', { recursive: true } );
	const outcomes: Outcome[] = [];
	for ( const step of chosen( process.argv.slice( 2 ) ) ) {
		outcomes.push( await perform( step ) );
	}
	say( summary( outcomes ) );
	const fine: Outcome[ 'result' ][] = [ 'ok', 'left out' ];
	if ( outcomes.some( ( { result } ) => ! fine.includes( result ) ) ) {
		process.exitCode = 1;
	}
}

main().catch( ( error: unknown ) => {
	say( error instanceof Error ? error.message : String( error ) );
	process.exitCode = 1;
} );
