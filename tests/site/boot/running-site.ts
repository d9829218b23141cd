import {
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	rmSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { mustRun } from './install';
import { release } from './owner';
import type { DatabaseServer } from '../db/database';
import { writeCode } from '../server/job';
import type { Runtime } from '../server/runtime';
import type { Database, Mail, PhpOptions, Site } from '../types';

/** The parts of a running site. */
export interface Parts {
	name: string;
	dir: string;
	db: Database;
	url: string;
	temporary: boolean;
	runtime: Runtime;
	database: DatabaseServer;
}

/**
 * Creates the handle of a running site.
 *
 * @param parts The parts of the site.
 */
export function runningSite( parts: Parts ): Site {
	const { dir, runtime, database } = parts;
	const log = join( dir, 'private', 'log', 'debug.log' );
	const mail = join( dir, 'private', 'mail' );
	return {
		name: parts.name,
		url: parts.url,
		dir,
		db: parts.db,
		php_version: runtime.version,
		php: ( code, options ) => runPhp( dir, runtime, code, options ?? {} ),
		snapshot: () => database.snapshot(),
		async reset(): Promise< void > {
			await database.restore();
			rmSync( mail, { recursive: true, force: true } );
			mkdirSync( mail );
			rmSync( log, { force: true } );
		},
		mails: () => readMails( mail ),
		debugLog: () =>
			existsSync( log ) ? readFileSync( log, 'utf8' ) : '',
		async stop(): Promise< void > {
			await runtime.stop();
			await database.stop();
			if ( parts.temporary ) {
				rmSync( dir, { recursive: true, force: true } );
			}
			release( dir );
		},
	};
}

async function runPhp(
	dir: string,
	runtime: Runtime,
	code: string,
	options: PhpOptions
): Promise< string > {
	const isFile = /^[^\n]+\.php$/.test( code );
	const file = isFile ? resolve( code ) : writeCode( dir, code );
	try {
		return await mustRun( runtime, {
			file,
			args: options.args ?? {},
			load: true,
			user: options.user ?? 1,
		} );
	} finally {
		if ( ! isFile ) {
			rmSync( file, { force: true } );
		}
	}
}

function readMails( folder: string ): Mail[] {
	// File names begin with the time of sending.
	return readdirSync( folder )
		.sort()
		.map(
			( name ) =>
				JSON.parse(
					readFileSync( join( folder, name ), 'utf8' )
				) as Mail
		);
}
