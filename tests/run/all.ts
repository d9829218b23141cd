/**
 * `npm test`: runs every check, in parallel as far as the machine allows, and
 * prints a table of the results.
 *
 * `--only=unit,types` runs only these steps, `--skip=bench` all others,
 * `--places=1` one step at a time. A failed step does not stop the others. If
 * `VITRINE_MINUTES` limits the time, optional steps that would not finish are
 * left out and listed.
 */
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeOf } from '../site/commerce/kept';
import { atSignals } from '../site/tools/children';
import { isFiller, performAll, placesHere } from './crew';
import { chosen, fits, isPresent, isWanted, missing } from './chosen';
import { execute } from './execute';
import { createFloor } from './floor';
import type { Step } from './steps';
import { isBad, summary, type Outcome } from './summary';

const RESULTS = '.cache/results';

const say = ( text: string ): void => {
	process.stdout.write( `${ text }\n` );
};

/** Prints what this machine lacks and which steps are therefore left out. */
function leaveOut( steps: readonly Step[] ): void {
	for ( const want of new Set( steps.flatMap( missing ) ) ) {
		const names = steps
			.filter( ( step ) => missing( step ).includes( want ) )
			.map( ( { name } ) => name );
		say(
			`Left out: ${ names.join(
				', '
			) }. ${ want } is not set to a folder, and ${ placeOf(
				want
			) } does not exist.`
		);
	}
}

function removeResults( { results }: Step ): void {
	if ( results !== undefined ) {
		rmSync( join( RESULTS, results ), { force: true } );
	}
}

async function main( args: readonly string[] ): Promise< void > {
	const start = Date.now();
	const wanted = args
		.find( ( word ) => word.startsWith( '--places=' ) )
		?.slice( 9 );
	const steps = chosen( args );
	const isFull = steps.some( ( { cores } ) => cores === 'all' );
	const outcomes: Outcome[] = [];
	mkdirSync( RESULTS, { recursive: true } );
	steps.forEach( removeResults );
	leaveOut( steps.filter( ( step ) => ! isWanted( step ) ) );
	const floor = createFloor( ( text ) => process.stdout.write( text ) );

	const perform = async ( step: Step ): Promise< void > => {
		const begun = Date.now();
		const log = join( RESULTS, `${ step.name }.log` );
		const write = ( text: string ) => appendFileSync( log, `${ text }\n` );
		writeFileSync( log, `\n=== ${ step.title } (${ step.name }) ===\n` );
		floor.begin( log );
		let result: Outcome[ 'result' ] = 'absent';
		if ( ! fits( step, begun - start, process.env.VITRINE_MINUTES ) ) {
			result = 'no time';
			write( `Left out: it takes ${ step.spare ?? 0 } minutes or more.` );
		} else if ( isPresent( step ) ) {
			result = ( await execute(
				step,
				log,
				write,
				isFull && isFiller( step )
			) )
				? 'ok'
				: 'FAILED';
		} else {
			write( `Nothing to run: ${ step.needs ?? '' } does not exist.` );
		}
		const seconds = ( Date.now() - begun ) / 1000;
		floor.end(
			log,
			`--- ${ step.name }: ${ result }, ${ seconds.toFixed( 1 ) } s\n`
		);
		outcomes.push( { step, result, seconds } );
	};

	const places = wanted === undefined ? placesHere() : Number( wanted );
	await performAll( steps.filter( isWanted ), places, perform );
	floor.close();
	const left = steps.filter( ( step ) => ! isWanted( step ) ).length;
	say( summary( outcomes, left, ( Date.now() - start ) / 1000 ) );
	if ( outcomes.some( isBad ) ) {
		process.exitCode = 1;
	}
}

// On a signal, ends processes that run in sessions of their own as well.
atSignals( () => Promise.resolve() );
main( process.argv.slice( 2 ) ).catch( ( error: unknown ) => {
	say( error instanceof Error ? error.message : String( error ) );
	process.exitCode = 1;
} );
