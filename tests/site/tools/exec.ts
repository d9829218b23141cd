import { spawn } from 'node:child_process';
import type { SpawnOptions } from 'node:child_process';

/** What a finished program left behind. */
export interface Outcome {
	code: number;
	stdout: string;
	stderr: string;
}

export interface RunOptions extends Pick< SpawnOptions, 'cwd' | 'env' > {
	/** Text for its standard input. */
	input?: string;
	/** Milliseconds until it is ended, with all that it has started; none by default. */
	timeout?: number;
}

/**
 * Runs a program to its end and collects what it says.
 *
 * @param command Program to run.
 * @param args    Its arguments; no shell sees them.
 * @param options Folder, environment, input and time limit.
 * @return Its outcome; a program that can't be started has the code 127, one that takes too long 124.
 */
export function run(
	command: string,
	args: string[],
	options: RunOptions = {}
): Promise< Outcome > {
	const { input, timeout, ...rest } = options;
	return new Promise( ( done ) => {
		const child = spawn( command, args, {
			...rest,
			// The leader of a group: what a script has started is what hangs, and would keep its pipes open.
			detached: timeout !== undefined,
			stdio: 'pipe',
		} );
		let stdout = '';
		let stderr = '';
		let late = '';
		const timer =
			timeout === undefined
				? undefined
				: setTimeout( () => {
						late = `It did not end within ${ timeout / 1000 } s.`;
						process.kill( -( child.pid ?? NaN ), 'SIGKILL' );
				  }, timeout );
		child.stdout.setEncoding( 'utf8' ).on( 'data', ( text: string ) => {
			stdout += text;
		} );
		child.stderr.setEncoding( 'utf8' ).on( 'data', ( text: string ) => {
			stderr += text;
		} );
		child.on( 'error', ( error ) => {
			clearTimeout( timer );
			done( { code: 127, stdout, stderr: stderr + error.message } );
		} );
		child.on( 'close', ( code ) => {
			clearTimeout( timer );
			done(
				late
					? { code: 124, stdout, stderr: stderr + late }
					: { code: code ?? 143, stdout, stderr }
			);
		} );
		// A program that ends without reading its input is no failure of ours.
		child.stdin.on( 'error', () => undefined );
		child.stdin.end( input ?? '' );
	} );
}

/**
 * Runs a program that must succeed.
 *
 * @param command Program to run.
 * @param args    Its arguments.
 * @param options As for run().
 * @return What it printed.
 * @throws Error With the program's own words when it fails.
 */
export async function must(
	command: string,
	args: string[],
	options: RunOptions = {}
): Promise< string > {
	const outcome = await run( command, args, options );
	if ( outcome.code !== 0 ) {
		const said = ( outcome.stderr || outcome.stdout ).trim().slice( -2000 );
		throw new Error(
			`${ command } ${ args.slice( 0, 3 ).join( ' ' ) } failed (${
				outcome.code
			}): ${ said }`
		);
	}
	return outcome.stdout;
}

/**
 * Whether a program can be started by this name.
 *
 * @param command Name or path.
 */
export async function exists( command: string ): Promise< boolean > {
	return ( await run( command, [ '--version' ] ) ).code === 0;
}
