import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pluginOf } from '../commerce/engines';
import type { Core } from '../core/find';
import { findCore } from '../core/find';
import { seedVersion } from '../seed/seed';
import { hashOf } from '../tools/hash';
import { projectRoot, sitePath } from '../tools/paths';
import type { Commerce, Database, SiteOptions } from '../types';

/** Folder name of this plugin in a site, whatever the name of the project's folder. */
export const SLUG = 'vitrine';

const THEME = 'twentytwentyfive';

/** A theme, by its name in the site. */
export interface Theme {
	name: string;
	/** Its folder; null for a theme that comes with WordPress. */
	folder: string | null;
}

/** What a site is built from. A site built from something else is rebuilt. */
export interface Ingredients {
	core: Core;
	db: Database;
	theme: Theme;
	/** Plugin folders by their names in the site, in order of activation. */
	plugins: Record< string, string >;
	/** Changes when the setup scripts of engines change; empty without any. */
	preparation: string;
	/** Changes when the sample shop changes; empty without one. */
	seed: string;
	/** Whether the site is a multisite network. */
	network: boolean;
}

/**
 * Collects what a site is built from.
 *
 * @param options Options of the site.
 * @throws Error A one-line message about what is missing.
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

/** The engines of other plugins in a site. */
function brought( options: SiteOptions ): Exclude< Commerce, 'builtin' >[] {
	return [ options.commerce, ...( options.beside ?? [] ) ].filter(
		( one ) => one !== undefined && one !== 'builtin'
	);
}

/** A value with a slash is a folder; otherwise the name of a theme that comes with WordPress. */
function themeOf( wanted: string = THEME ): Theme {
	if ( ! wanted.includes( '/' ) ) {
		return { name: wanted, folder: null };
	}
	if ( ! existsSync( join( wanted, 'style.css' ) ) ) {
		throw new Error( `${ wanted } contains no theme.` );
	}
	const folder = realpathSync( wanted );
	return { name: basename( folder ), folder };
}

/**
 * Returns the main file of a plugin, the one with the plugin header, relative to
 * the plugins folder.
 *
 * @param name   Folder name in the site.
 * @param folder Its actual folder.
 * @throws Error When the folder contains no plugin.
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
		throw new Error( `${ folder } contains no plugin.` );
	}
	return `${ name }/${ file }`;
}
