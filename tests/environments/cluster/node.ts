import {
	cpSync,
	lutimesSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	realpathSync,
	symlinkSync,
	existsSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { linkTree } from '../../site/core/link-tree';
import { sitePath } from '../../site/tools/paths';
import type { Service } from '../../site/tools/children';
import { nodeConfiguration } from '../configuration';
import type { Programs } from '../programs';
import { startWebServer } from '../web-server';

const FOLDER = join( 'tests', 'environments', 'cluster', 'php' );

/** Options of a node. */
export interface NodeParts {
	/** Its own folder, which does not exist yet. */
	dir: string;
	port: number;
	/** Folder of the site whose database and uploads it shares. */
	site: string;
	/** Age of its files in days; nodes are never deployed at the same moment. */
	age: number;
	/** Socket of the object cache. */
	cache: string;
}

/**
 * A machine of the cluster: its own files, web server and PHP, but shared
 * database, uploads and object cache.
 */
export class Node {
	private services: Service[] = [];

	/**
	 * Creates its files.
	 *
	 * @param parts    Options of the node.
	 * @param programs Its servers.
	 */
	constructor(
		readonly parts: NodeParts,
		private readonly programs: Programs
	) {
		const { dir, site, age } = parts;
		const from = join( site, 'www' );
		const content = join( from, 'wp-content' );
		const to = join( dir, 'www', 'wp-content' );
		linkTree( from, join( dir, 'www' ), [ 'wp-content' ] );
		linkTree( join( content, 'themes' ), join( to, 'themes' ) );
		linkTree( join( content, 'mu-plugins' ), join( to, 'mu-plugins' ) );
		symlinkSync( join( content, 'uploads' ), join( to, 'uploads' ) );
		for ( const name of readdirSync( join( content, 'plugins' ) ) ) {
			const plugin = realpathSync( join( content, 'plugins', name ) );
			cpSync( plugin, join( to, 'plugins', name ), { recursive: true } );
			dateBack( join( to, 'plugins', name ), age );
		}
		cpSync(
			join( FOLDER, 'object-cache.php' ),
			join( to, 'object-cache.php' )
		);
		for ( const file of [
			join( FOLDER, 'cluster.php' ),
			// Pages are compared, so they must be deterministic.
			sitePath( 'commerce', 'still.php' ),
		] ) {
			cpSync( file, join( to, 'mu-plugins', basename( file ) ) );
		}
		for ( const part of [ 'log', 'mail' ] ) {
			mkdirSync( join( dir, 'private', part ), { recursive: true } );
		}
		cpSync(
			join( site, 'private', 'config.php' ),
			join( dir, 'private', 'config.php' )
		);
		symlinkSync( parts.cache, join( dir, 'private', 'cache.sock' ) );
	}

	/** Starts its servers. */
	async start(): Promise< void > {
		const { dir, port } = this.parts;
		this.services = await startWebServer( this.programs, {
			dir,
			port,
			nginx: nodeConfiguration( dir, port ),
		} );
	}

	/** Kills it like a power failure: running requests are aborted. */
	async kill(): Promise< void > {
		const { services } = this;
		this.services = [];
		// Each leads a process group with its workers.
		services.forEach( ( { pid } ) => process.kill( -pid, 'SIGKILL' ) );
		await Promise.all( services.map( ( { ended } ) => ended ) );
	}

	/** Stops it. */
	async stop(): Promise< void > {
		await Promise.all( this.services.map( ( one ) => one.stop() ) );
		this.services = [];
	}

	/** PHP's error log. */
	complaints(): string {
		const log = join( this.parts.dir, 'private', 'log', 'debug.log' );
		return existsSync( log ) ? readFileSync( log, 'utf8' ) : '';
	}
}

function dateBack( folder: string, days: number ): void {
	const date = new Date( Date.now() - days * 86_400_000 );
	for ( const name of readdirSync( folder, {
		recursive: true,
		encoding: 'utf8',
	} ) ) {
		lutimesSync( join( folder, name ), date, date );
	}
}
