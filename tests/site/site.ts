import { rmSync } from 'node:fs';
import type { Ingredients } from './boot/ingredients';
import { gather } from './boot/ingredients';
import { copyState } from './boot/copy';
import { installWordPress } from './boot/install';
import { configure, layOut, seal } from './boot/layout';
import { claim, release, sweep } from './boot/owner';
import { runningSite } from './boot/running-site';
import type { DatabaseServer } from './db/database';
import { mysqlDatabase } from './db/mysql';
import { sqliteDatabase } from './db/sqlite';
import { addDemo, dressShop, seedShop } from './seed/seed';
import { nativeRuntime } from './server/native';
import { PLAYGROUND_PHP, playgroundRuntime } from './server/playground';
import type { Runtime } from './server/runtime';
import { serve } from './server/serve';
import { cachePath, projectRoot, sitePath } from './tools/paths';
import { howToGetPhp, requirePhp } from './tools/php';
import { step } from './tools/progress';
import type { Site, SiteOptions } from './types';

/**
 * Boots WordPress with this plugin.
 *
 * @param options Options of the site.
 * @return The running site; call stop() at the end.
 * @throws Error A one-line message about what is missing.
 */
export async function createSite( options: SiteOptions ): Promise< Site > {
	const db = options.db ?? 'sqlite';
	const dir = cachePath( 'sites', options.name );
	sweep( cachePath( 'sites' ) );
	claim( dir );
	// Report the progress of each part only where parts are slow.
	const told: typeof step = options.playground ? step : ( _, work ) => work();
	const services: { stop: () => Promise< void > }[] = [];
	try {
		const ingredients = await gather( options );
		const stocked = options.copyOf ?? ( await stockedSite( options ) );
		if ( options.fresh || options.network ) {
			rmSync( dir, { recursive: true, force: true } );
		}
		const isNew = layOut( dir, ingredients );
		const runtime = await chooseRuntime(
			options,
			dir,
			ingredients.plugins
		);
		const database = chooseDatabase( options, dir, runtime );
		services.push( runtime, database );
		if ( isNew && stocked ) {
			copyState( stocked, dir, db );
		}
		await database.start();
		if ( isNew && options.copyOf ) {
			seal( dir, ingredients );
		}
		const url = await told( 'Starting PHP', () =>
			serve( dir, runtime, options.port, ( address ) =>
				configure( dir, {
					url: address,
					db,
					database: database.connection,
					network: false,
				} )
			)
		);
		const site = runningSite( {
			name: options.name,
			dir,
			db,
			url,
			temporary: options.temporary ?? false,
			runtime,
			database,
		} );
		if ( isNew && ! options.copyOf ) {
			await told( 'Installing WordPress', () =>
				installWordPress( runtime, ingredients, () =>
					configure( dir, {
						url,
						db,
						database: database.connection,
						network: true,
					} )
				)
			);
			if ( options.seed ) {
				await told( 'Filling the shop', () =>
					fill( site, options, stocked !== undefined )
				);
			}
			await site.snapshot();
			seal( dir, ingredients );
		}
		return site;
	} catch ( error ) {
		for ( const service of services ) {
			await service.stop();
		}
		release( dir );
		throw error;
	}
}

/**
 * Seeding a shop through another plugin takes long, so it is done once, in a site
 * without this plugin, whose state new sites copy.
 *
 * @param options Options of the new site.
 * @return Name of the seeded site, or undefined for a site that seeds itself.
 */
async function stockedSite(
	options: SiteOptions
): Promise< string | undefined > {
	const { commerce = 'builtin', db = 'sqlite' } = options;
	const makesOwn =
		! options.seed || options.plugin === null || commerce === 'builtin';
	if ( makesOwn ) {
		return undefined;
	}
	const name = `stock-${ commerce }-${ db }`;
	const site = await createSite( {
		name,
		commerce,
		db,
		seed: true,
		plugin: null,
		...( options.playground ? { playground: options.playground } : {} ),
	} );
	await site.stop();
	return name;
}

/** Seeds what is missing: the products, then what needs this plugin. */
async function fill(
	site: Site,
	{ commerce = 'builtin', beside = [], plugin, seed }: SiteOptions,
	isStocked: boolean
): Promise< void > {
	if ( commerce === 'builtin' && beside.length ) {
		// By default, the plugin leaves the shop to the other one.
		await site.php(
			`update_option( Vitrine\\Settings\\Settings::OPTION, array( 'main_shop' => Vitrine\\Settings\\Shop\\MainShop::BUILTIN ) );`
		);
	}
	if ( ! isStocked ) {
		await seedShop( site, commerce );
	}
	if ( seed === 'demo' && commerce !== 'downloads' ) {
		await addDemo( site, commerce );
	}
	if ( plugin !== null ) {
		await dressShop( site, commerce, 'vitrine' );
	}
}

async function chooseRuntime(
	options: SiteOptions,
	dir: string,
	plugins: Ingredients[ 'plugins' ]
): Promise< Runtime > {
	if ( ! options.playground ) {
		return nativeRuntime(
			await requirePhp( options.db ?? 'sqlite' ),
			dir,
			options.settled ?? false
		);
	}
	if ( options.db === 'mysql' ) {
		throw new Error(
			`MariaDB needs an installed ${ howToGetPhp( 'mysql' ) }`
		);
	}
	const folders = new Set( [ projectRoot(), ...Object.values( plugins ) ] );
	return playgroundRuntime(
		dir,
		[ ...folders ],
		options.playground === true ? PLAYGROUND_PHP : options.playground
	);
}

function chooseDatabase(
	{ db, memory }: SiteOptions,
	dir: string,
	runtime: Runtime
): DatabaseServer {
	if ( db === 'mysql' ) {
		return mysqlDatabase( dir, memory );
	}
	return sqliteDatabase( dir, ( file, args ) =>
		runtime.run( {
			file: sitePath( 'db', file ),
			args,
			load: false,
			user: 0,
		} )
	);
}
