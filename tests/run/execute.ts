import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { giveWay } from './give-way';
import type { Step } from './steps';

const MINUTE = 60_000;

/** Milliseconds between SIGTERM and SIGKILL. */
const GRACE = 10_000;

/**
 * Runs the command of a step.
 *
 * @param step     The step.
 * @param log      File for its output, including errors, so that the order is kept.
 * @param say      Receives messages about the step.
 * @param yielding Whether the step gets only idle CPU time.
 * @return Whether it succeeded.
 */
export function execute(
	step: Step,
	log: string,
	say: ( text: string ) => void,
	yielding = false
): Promise< boolean > {
	const { command, limit, env } = step;
	const [ program, ...args ] = command;
	const file = openSync( log, 'a' );
	return new Promise( ( done ) => {
		const child = spawn( join( 'node_modules/.bin', program ), args, {
			stdio: [ 'ignore', file, file ],
			env: { ...process.env, ...env },
			detached: yielding,
		} );
		if ( yielding && child.pid !== undefined ) {
			child.once( 'close', giveWay( child.pid ) );
		}
		closeSync( file );
		const timer = setTimeout( () => {
			say( `Stopped after ${ limit } minutes: it seems to hang.` );
			child.kill( 'SIGTERM' );
			setTimeout( () => child.kill( 'SIGKILL' ), GRACE ).unref();
		}, limit * MINUTE );
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
