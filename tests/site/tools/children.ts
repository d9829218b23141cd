import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

const GRACE = 5000;

/** Everything that this process started and that still runs, each the leader of a group. */
const running = new Set< ChildProcess >();

// Whatever ends this process, its servers do not outlive it.
process.once( 'exit', () =>
	running.forEach( ( child ) => signal( child, 'SIGKILL' ) )
);

/** A program that runs until it is stopped. */
export interface Service {
	pid: number;
	/** Resolves when it ended, by itself or not. */
	ended: Promise< void >;
	stop: () => Promise< void >;
}

/**
 * Starts a server. It leads a process group of its own, so that its workers
 * end with it.
 *
 * @param command Program.
 * @param args    Its arguments.
 * @param log     File for what it says.
 * @param env     Its environment.
 * @throws Error When it can't be started.
 */
export async function startService(
	command: string,
	args: string[],
	log: string,
	env: NodeJS.ProcessEnv = process.env
): Promise< Service > {
	mkdirSync( dirname( log ), { recursive: true } );
	const file = openSync( log, 'a' );
	const child = spawn( command, args, {
		detached: true,
		env,
		stdio: [ 'ignore', file, file ],
	} );
	closeSync( file );
	await new Promise< void >( ( done, fail ) => {
		child.once( 'spawn', done );
		child.once( 'error', fail );
	} );
	running.add( child );
	const ended = new Promise< void >( ( done ) => {
		child.once( 'exit', () => {
			running.delete( child );
			done();
		} );
	} );
	return {
		pid: child.pid ?? 0,
		ended,
		stop: () => stop( child, ended ),
	};
}

async function stop(
	child: ChildProcess,
	ended: Promise< void >
): Promise< void > {
	if ( ! running.has( child ) ) {
		return;
	}
	signal( child, 'SIGTERM' );
	const timer = setTimeout( () => signal( child, 'SIGKILL' ), GRACE );
	await ended;
	clearTimeout( timer );
	// Workers that outlived their leader.
	signal( child, 'SIGKILL' );
}

function signal( child: ChildProcess, name: NodeJS.Signals ): void {
	try {
		process.kill( -( child.pid ?? NaN ), name );
	} catch {
		// The group is gone already, which is what was wanted.
	}
}

/**
 * Stops everything in order when the user or the system asks this process to
 * end.
 *
 * @param cleanup What to do first.
 */
export function atSignals( cleanup: () => Promise< void > ): void {
	for ( const name of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] as const ) {
		process.once( name, () => {
			void cleanup().finally( () =>
				process.exit( name === 'SIGINT' ? 130 : 143 )
			);
		} );
	}
}

/**
 * Whether a process of this id exists.
 *
 * @param pid Process id.
 */
export function isAlive( pid: number ): boolean {
	try {
		process.kill( pid, 0 );
		return true;
	} catch {
		return false;
	}
}
