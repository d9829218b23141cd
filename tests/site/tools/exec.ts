import { spawn } from 'node:child_process';
import type { SpawnOptions } from 'node:child_process';

/** The outcome of a finished program. */
export interface Outcome {
	code: number;
	stdout: string;
	stderr: string;
}

export interface RunOptions extends Pick< SpawnOptions, 'cwd' | 'env' > {
	/** Text for its standard input. */
	input?: string;
	/** Milliseconds until it is killed with its children; no limit by default. */
	timeout?: number;
}

/**
 * Runs a program and collects its output.
 *
 * @param command The program.
 * @param args    Its arguments, which are not passed through a shell.
 * @param options Folder, environment, input and time limit.
 * @return Its outcome; the code is 127 for a program that cannot be started, and
 *         124 for one that takes too long.
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
			// A process group of its own: hanging children would keep its pipes open and must be killed too.
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
		// A program that ends without reading its input is not an error.
		child.stdin.on( 'error', () => undefined );
		child.stdin.end( input ?? '' );
	} );
}

/**
 * Runs a program that must succeed.
 *
 * @param command The program.
 * @param args    Its arguments.
 * @param options As for run().
 * @return Its output.
 * @throws Error With the program's output when it fails.
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
