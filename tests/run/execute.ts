import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { giveWay } from './give-way';
import type { Step } from './steps';

const MINUTE = 60_000;

/** Between the polite signal and the last one. */
const GRACE = 10_000;

/**
 * Runs a step's program.
 *
 * @param step     The step.
 * @param log      File for what it says, errors too, so that they stay in order.
 * @param say      Takes what is to be said of it.
 * @param yielding Whether it has only what others leave of the machine.
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
			say( `Ended after ${ limit } minutes: it seems to hang.` );
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
