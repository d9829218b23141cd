import { existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { download } from '../tools/download';
import { cachePath, sitePath } from '../tools/paths';
import { putFolder } from '../tools/put-folder';
import type { Commerce } from '../types';
import { keptFolder, type Outside } from './kept';

/** An engine of another plugin, which is not part of this project. */
interface Brought {
	/** Folder name in a site. */
	slug: string;
	title: string;
	/** Environment variable with its folder on this machine. */
	variable: Outside;
	/** URL of its latest release. */
	address: string;
	/** Files of every complete release; a checkout of the sources lacks vendor. */
	mustExist: string[];
}

const BROUGHT: Record< Exclude< Commerce, 'builtin' >, Brought > = {
	woocommerce: {
		slug: 'woocommerce',
		title: 'WooCommerce',
		variable: 'WOOCOMMERCE_DIR',
		address:
			'https://downloads.wordpress.org/plugin/woocommerce.latest-stable.zip',
		mustExist: [
			'woocommerce.php',
			'vendor/autoload_packages.php',
			'assets/client/blocks/cart.js',
		],
	},
	downloads: {
		slug: 'easy-digital-downloads',
		title: 'Easy Digital Downloads',
		variable: 'EDD_DIR',
		address:
			'https://downloads.wordpress.org/plugin/easy-digital-downloads.latest-stable.zip',
		mustExist: [
			'easy-digital-downloads.php',
			'vendor/autoload.php',
			'assets/build',
		],
	},
};

/** Every engine that a site can have. */
export const COMMERCES: readonly Commerce[] = [
	'builtin',
	'woocommerce',
	'downloads',
];

/**
 * Returns the engine of a command line value.
 *
 * @param word Value of `--commerce=`.
 * @throws Error When the engine does not exist.
 */
export function commerceNamed( word: string ): Commerce {
	const commerce = COMMERCES.find( ( one ) => one === word );
	if ( commerce === undefined ) {
		throw new Error(
			`--commerce must be one of ${ COMMERCES.join( ', ' ) }.`
		);
	}
	return commerce;
}

/** The engine requested by the environment: the one whose folder is set. */
export function commerceFromEnvironment(): Commerce {
	return (
		COMMERCES.find(
			( commerce ) =>
				commerce !== 'builtin' &&
				process.env[ BROUGHT[ commerce ].variable ]
		) ?? 'builtin'
	);
}

/**
 * Whether an engine is available on this machine.
 *
 * @param commerce Which.
 */
export function isHere( commerce: Commerce ): boolean {
	return (
		commerce === 'builtin' ||
		keptFolder( BROUGHT[ commerce ].variable ) !== undefined
	);
}

/**
 * Returns the plugin of an engine: the one on this machine, or else the latest
 * release on wordpress.org, which is kept in the project's cache.
 *
 * @param commerce An engine other than the built-in one.
 * @return Its folder name in a site and its folder on this machine.
 * @throws Error A one-line message about how to get it.
 */
export async function pluginOf(
	commerce: Exclude< Commerce, 'builtin' >
): Promise< { name: string; folder: string } > {
	const brought = BROUGHT[ commerce ];
	const given = keptFolder( brought.variable );
	return {
		name: brought.slug,
		folder: given ? complete( brought, given ) : await released( brought ),
	};
}

/**
 * Returns the script that a site runs once after a plugin's activation.
 *
 * @param plugin Folder name in a site.
 * @return Its path, or null if there is none.
 */
export function preparationOf( plugin: string ): string | null {
	const file = sitePath( 'commerce', `${ plugin }.php` );
	return existsSync( file ) ? file : null;
}

async function released( brought: Brought ): Promise< string > {
	const dir = cachePath( 'plugins', brought.slug );
	if ( existsSync( dir ) ) {
		return complete( brought, dir );
	}
	const partial = `${ dir }-${ process.pid }`;
	mkdirSync( partial, { recursive: true } );
	try {
		await download(
			{
				title: brought.title,
				address: brought.address,
				folder: brought.slug,
			},
			partial
		);
		complete( brought, partial );
		putFolder( partial, dir );
		return dir;
	} catch ( error ) {
		throw new Error(
			`${ brought.title } is missing (${
				error instanceof Error ? error.message : String( error )
			}): unpack it and set ${ brought.variable }=/path.`
		);
	} finally {
		rmSync( partial, { recursive: true, force: true } );
	}
}

/** The real path of the folder, if the release is complete. */
function complete( brought: Brought, folder: string ): string {
	const missing = brought.mustExist.filter(
		( path ) => ! existsSync( join( folder, path ) )
	);
	if ( missing.length > 0 ) {
		throw new Error(
			`${ folder } contains no complete ${
				brought.title
			} (missing: ${ missing.join( ', ' ) }).`
		);
	}
	return realpathSync( folder );
}
