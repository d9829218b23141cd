import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pluginOf } from '../commerce/engines';
import type { Core } from '../core/find';
import { findCore } from '../core/find';
import { seedVersion } from '../seed/seed';
import { hashOf } from '../tools/hash';
import { projectRoot, sitePath } from '../tools/paths';
import type { Commerce, Database, SiteOptions } from '../types';

/** The name of this plugin's folder in a site, whatever the project's own folder is called. */
export const SLUG = 'vitrine';

const THEME = 'twentytwentyfive';

/** A theme, by its name in the site. */
export interface Theme {
	name: string;
	/** Where it is; null for one that comes with WordPress. */
	folder: string | null;
}

/** What a site is made of; a site made of something else is laid anew. */
export interface Ingredients {
	core: Core;
	db: Database;
	theme: Theme;
	/** Folder of each plugin by the name it gets in the site, in the order of their activation. */
	plugins: Record< string, string >;
	/** Changes when the preparation of engines changes; empty for a site without any. */
	preparation: string;
	/** Changes when the sample shop changes; empty without one. */
	seed: string;
	/** Whether it is a network of sites. */
	network: boolean;
}

/**
 * Gets together what a site is made of.
 *
 * @param options What it should be like.
 * @throws Error One line that says what is missing, when something is.
 */
export async function gather( options: SiteOptions ): Promise< Ingredients > {
	const plugins: Record< string, string > = {};
	const engines = brought( options );
	for ( const engine of engines ) {
		const { name, folder } = await pluginOf( engine );
		plugins[ name ] = folder;
	}
	for ( const folder of options.plugins ?? [] ) {
		plugins[ basename( folder ) ] = realpathSync( folder );
	}
	if ( options.plugin !== null ) {
		plugins[ SLUG ] = realpathSync( options.plugin ?? projectRoot() );
	}
	return {
		core: await findCore(),
		db: options.db ?? 'sqlite',
		theme: themeOf( options.theme ),
		plugins,
		preparation: engines.length > 0 ? hashOf( sitePath( 'commerce' ) ) : '',
		seed: options.seed ? `${ seedVersion() } ${ options.seed }` : '',
		network: options.network ?? false,
	};
}

/** The engines that other plugins bring to a site. */
function brought( options: SiteOptions ): Exclude< Commerce, 'builtin' >[] {
	return [ options.commerce, ...( options.beside ?? [] ) ].filter(
		( one ) => one !== undefined && one !== 'builtin'
	);
}

/** A word with a slash is a folder; without one it is a theme of WordPress's own. */
function themeOf( wanted: string = THEME ): Theme {
	if ( ! wanted.includes( '/' ) ) {
		return { name: wanted, folder: null };
	}
	if ( ! existsSync( join( wanted, 'style.css' ) ) ) {
		throw new Error( `${ wanted } holds no theme.` );
	}
	const folder = realpathSync( wanted );
	return { name: basename( folder ), folder };
}

/**
 * The main file of a plugin, relative to the folder of plugins: the one with
 * WordPress's header.
 *
 * @param name   Its name in the site.
 * @param folder Where it is.
 * @throws Error When the folder holds no plugin.
 */
export function mainFile( name: string, folder: string ): string {
	const file = readdirSync( folder ).find(
		( entry ) =>
			entry.endsWith( '.php' ) &&
			/^[ \t/*#@]*Plugin Name:/im.test(
				readFileSync( join( folder, entry ), 'utf8' ).slice( 0, 8192 )
			)
	);
	if ( file === undefined ) {
		throw new Error( `${ folder } holds no plugin.` );
	}
	return `${ name }/${ file }`;
}
