import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { phpSettings } from '../site/server/native';
import { cachePath, sitePath } from '../site/tools/paths';
import { requirePhp } from '../site/tools/php';
import { freePort } from '../site/tools/ports';
import { isListening, until } from '../site/tools/wait';
import type { Site } from '../site/types';

/** Response to a request; null if the worker died. */
export type Answer = { status: number; body: string } | null;

export interface Post {
	path: string;
	fields: Record< string, string >;
	cookies?: Record< string, string >;
	/** The fault, as tests/faults/site/Moments.php reads it. */
	fault?: string;
	/** Milliseconds after which the worker is killed. */
	killAfter?: number;
}

/**
 * A PHP process that handles one request at a time and can be killed. Like a
 * pool's worker, it is replaced when it is gone.
 */
export class Worker {
	/** Number of kills of all workers, by fault injection or from outside. */
	static kills = 0;

	private child: ChildProcess | null = null;
	private port = 0;

	constructor( private readonly site: Site ) {}

	/**
	 * Submits a form.
	 *
	 * @param post The form and its faults.
	 */
	async send( post: Post ): Promise< Answer > {
		await this.start();
		const { child } = this;
		const timer =
			post.killAfter === undefined
				? undefined
				: setTimeout( () => child?.kill( 'SIGKILL' ), post.killAfter );
		const answer = await this.exchange( post );
		clearTimeout( timer );
		if ( child?.signalCode || answer === null ) {
			await this.gone( child );
		}
		return answer;
	}

	/** Kills it. */
	stop(): void {
		this.child?.kill( 'SIGKILL' );
		this.child = null;
	}

	private async gone( child: ChildProcess | null ): Promise< void > {
		if ( child && child.exitCode === null && child.signalCode === null ) {
			// The connection may break before the process ends; a surviving worker may have sent a partial
			// response.
			await Promise.race( [
				new Promise( ( done ) => child.once( 'exit', done ) ),
				new Promise( ( done ) => setTimeout( done, 500 ) ),
			] );
		}
		if ( child?.signalCode === 'SIGKILL' ) {
			Worker.kills++;
			this.child = null;
		}
	}

	private async start(): Promise< void > {
		if ( this.child?.exitCode === null && ! this.child.signalCode ) {
			return;
		}
		const { command } = await requirePhp( 'mysql' );
		this.port = await freePort();
		const log = openSync(
			join( this.site.dir, 'private/log/workers.log' ),
			'a'
		);
		this.child = spawn(
			command,
			[
				...phpSettings( this.site.dir ),
				'-d',
				`opcache.file_cache=${ join(
					this.site.dir,
					'private/opcache'
				) }`,
				'-S',
				`127.0.0.1:${ this.port }`,
				'-t',
				join( this.site.dir, 'www' ),
				sitePath( 'server', 'router.php' ),
			],
			{ stdio: [ 'ignore', log, log ] }
		);
		closeSync( log );
		await until( 'Starting a worker', () => isListening( this.port ) );
	}

	private exchange( post: Post ): Promise< Answer > {
		const body = new URLSearchParams( post.fields ).toString();
		return new Promise( ( done ) => {
			const sent = request(
				{
					host: '127.0.0.1',
					port: this.port,
					path: post.path,
					method: 'POST',
					agent: false,
					headers: {
						// The site has one URL, whichever worker responds.
						Host: new URL( this.site.url ).host,
						'Content-Type': 'application/x-www-form-urlencoded',
						'Content-Length': Buffer.byteLength( body ),
						...( post.cookies
							? {
									Cookie: Object.entries( post.cookies )
										.map( ( pair ) => pair.join( '=' ) )
										.join( '; ' ),
									'Sec-Fetch-Site': 'same-origin',
							  }
							: {} ),
						...( post.fault ? { 'X-Fault': post.fault } : {} ),
					},
				},
				( answer ) => {
					let text = '';
					answer.setEncoding( 'utf8' );
					answer.on( 'data', ( part: string ) => {
						text += part;
					} );
					answer.on( 'close', () =>
						done(
							answer.complete
								? { status: answer.statusCode ?? 0, body: text }
								: null
						)
					);
					answer.on( 'error', () => done( null ) );
				}
			);
			sent.on( 'error', () => done( null ) );
			sent.end( body );
		} );
	}
}

/** Path of a results file. */
export const results = ( name: string ): string => cachePath( 'results', name );
