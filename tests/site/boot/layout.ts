import { randomBytes } from 'node:crypto';
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import type { Ingredients } from './ingredients';
import { linkTree } from '../core/link-tree';
import { sqliteDriver } from '../core/sqlite';
import type { Connection } from '../db/database';
import { sitePath } from '../tools/paths';
import type { Database } from '../types';

/** Must-use plugins of every site: source file to target file. */
const MU_PLUGINS = {
	'mu-plugin.php': 'local-site.php',
	'linked-plugins.php': 'linked-plugins.php',
	'sandbox-addresses.php': 'sandbox-addresses.php',
};

/**
 * Creates the folder of a site, unless it exists and is built from the same
 * parts.
 *
 * @param dir         Folder of the site.
 * @param ingredients What to build it from.
 * @return Whether it was created, so that WordPress must be installed.
 */
export function layOut( dir: string, ingredients: Ingredients ): boolean {
	const stamp = join( dir, 'stamp.json' );
	const wanted = JSON.stringify( ingredients, null, '\t' );
	if ( existsSync( stamp ) && readFileSync( stamp, 'utf8' ) === wanted ) {
		return false;
	}
	rmSync( dir, { recursive: true, force: true } );
	const www = join( dir, 'www' );
	const content = join( www, 'wp-content' );
	linkTree( ingredients.core.dir, www, [ 'wp-config.php', 'wp-content' ] );
	linkTree(
		join( ingredients.core.dir, 'wp-content', 'themes' ),
		join( content, 'themes' )
	);
	for ( const part of [ 'plugins', 'mu-plugins', 'uploads' ] ) {
		mkdirSync( join( content, part ), { recursive: true } );
	}
	for ( const part of [ 'db', 'log', 'mail', 'jobs' ] ) {
		mkdirSync( join( dir, 'private', part ), { recursive: true } );
	}
	copyFileSync(
		sitePath( 'wordpress', 'wp-config.php' ),
		join( www, 'wp-config.php' )
	);
	for ( const [ file, name ] of Object.entries( MU_PLUGINS ) ) {
		copyFileSync(
			sitePath( 'wordpress', file ),
			join( content, 'mu-plugins', name )
		);
	}
	for ( const [ name, folder ] of Object.entries( ingredients.plugins ) ) {
		symlinkSync( folder, join( content, 'plugins', name ) );
	}
	const { theme } = ingredients;
	if ( theme.folder !== null ) {
		symlinkSync( theme.folder, join( content, 'themes', theme.name ) );
	}
	if ( ingredients.db === 'sqlite' ) {
		addSqlite( content );
	}
	return true;
}

/**
 * Marks a site as completely installed.
 *
 * @param dir         Folder of the site.
 * @param ingredients What it is built from.
 */
export function seal( dir: string, ingredients: Ingredients ): void {
	writeFileSync(
		join( dir, 'stamp.json' ),
		JSON.stringify( ingredients, null, '\t' )
	);
}

/** Values that change each time a site starts. */
export interface Config {
	url: string;
	db: Database;
	database: Connection;
	/** Whether its database is a multisite network's. */
	network: boolean;
}

/**
 * Writes the values that wp-config.php reads.
 *
 * @param dir    Folder of the site.
 * @param config The values.
 */
export function configure( dir: string, config: Config ): void {
	const saltFile = join( dir, 'private', 'salt' );
	if ( ! existsSync( saltFile ) ) {
		writeFileSync( saltFile, randomBytes( 32 ).toString( 'hex' ) );
	}
	const values = {
		...config,
		salt: readFileSync( saltFile, 'utf8' ),
		prefix: 'wp_',
	};
	writeFileSync(
		join( dir, 'private', 'config.php' ),
		`<?php\nreturn json_decode( '${ JSON.stringify( values ).replace(
			/[\\']/g,
			'\\$&'
		) }', true );\n`
	);
}

function addSqlite( content: string ): void {
	const driver = sqliteDriver();
	const name = 'sqlite-database-integration';
	linkTree( driver, join( content, 'mu-plugins', name ) );
	const dropIn = readFileSync( join( driver, 'db.copy' ), 'utf8' )
		.replace(
			"'{SQLITE_IMPLEMENTATION_FOLDER_PATH}'",
			`__DIR__ . '/mu-plugins/${ name }'`
		)
		.replaceAll( '{SQLITE_PLUGIN}', `${ basename( name ) }/load.php` );
	writeFileSync( join( content, 'db.php' ), dropIn );
}
