import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

const GRACE = 5000;

/** Running child processes, each the leader of a process group. */
const running = new Set< ChildProcess >();

// Servers must not outlive this process.
process.once( 'exit', () =>
	running.forEach( ( child ) => signal( child, 'SIGKILL' ) )
);

/** A program that runs until it is stopped. */
export interface Service {
	pid: number;
	/** Resolves when it has ended for any reason. */
	ended: Promise< void >;
	stop: () => Promise< void >;
}

/**
 * Starts a server in a process group of its own, so that its workers end with it.
 *
 * @param command Program.
 * @param args    Its arguments.
 * @param log     File for its output.
 * @param env     Its environment.
 * @throws Error When it cannot be started.
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
		// The group has already ended.
	}
}

/**
 * Cleans up when the user or the system ends this process.
 *
 * @param cleanup Runs before the process ends.
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
 * Whether a process exists.
 *
 * @param pid Process ID.
 */
export function isAlive( pid: number ): boolean {
	try {
		process.kill( pid, 0 );
		return true;
	} catch {
		return false;
	}
}
