import { readFileSync, readdirSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Core } from '../core/find';
import { findCore } from '../core/find';
import { seedVersion } from '../seed/seed';
import { projectRoot } from '../tools/paths';
import type { Commerce, Database, SiteOptions } from '../types';

/** The name of this plugin's folder in a site, whatever the project's own folder is called. */
export const SLUG = 'vitrine';

const THEME = 'twentytwentyfive';

/** Where the engines come from that are no part of this project. */
const ENGINES: Record<
	Exclude< Commerce, 'builtin' >,
	{ slug: string; variable: string }
> = {
	woocommerce: { slug: 'woocommerce', variable: 'WOOCOMMERCE_DIR' },
	downloads: { slug: 'easy-digital-downloads', variable: 'EDD_DIR' },
};

/** What a site is made of; a site made of something else is laid anew. */
export interface Ingredients {
	core: Core;
	db: Database;
	theme: string;
	/** Folder of each plugin by the name it gets in the site, in the order of their activation. */
	plugins: Record< string, string >;
	/** Changes when the sample shop changes; empty without one. */
	seed: string;
}

/**
 * Gets together what a site is made of.
 *
 * @param options What it should be like.
 * @throws Error One line that says what is missing, when something is.
 */
export async function gather( options: SiteOptions ): Promise< Ingredients > {
	const plugins: Record< string, string > = {};
	const commerce = options.commerce ?? 'builtin';
	if ( commerce !== 'builtin' ) {
		const { slug, variable } = ENGINES[ commerce ];
		plugins[ slug ] = fromVariable( variable );
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
		theme: options.theme ?? THEME,
		plugins,
		seed: options.seed ? seedVersion() : '',
	};
}

/** The engine that the environment asks for: the one whose folder it names. */
export function commerceFromEnvironment(): Commerce {
	if ( process.env[ ENGINES.woocommerce.variable ] ) {
		return 'woocommerce';
	}
	return process.env[ ENGINES.downloads.variable ] ? 'downloads' : 'builtin';
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

function fromVariable( variable: string ): string {
	const folder = process.env[ variable ];
	if ( ! folder ) {
		throw new Error( `${ variable } must name the plugin's folder.` );
	}
	return realpathSync( folder );
}
