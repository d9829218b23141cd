import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { download } from '../tools/download';
import { cachePath } from '../tools/paths';
import { say } from '../tools/progress';
import { putFolder } from '../tools/put-folder';
import { coreFromDebian } from './debian';

/** Files of every complete WordPress; the last ones would be missing in a split package. */
const MUST_EXIST = [
	'wp-load.php',
	'wp-settings.php',
	'wp-includes/version.php',
	'wp-admin/index.php',
	'wp-content/themes/twentytwentyfive/theme.json',
	'wp-includes/PHPMailer/PHPMailer.php',
	'wp-includes/ID3/getid3.php',
	'wp-includes/js/jquery/ui/core.min.js',
	'wp-includes/js/dist/vendor/lodash.min.js',
	'wp-includes/js/underscore.min.js',
	'wp-includes/js/crop/cropper.js',
];

const RELEASE = {
	title: 'WordPress',
	address: 'https://wordpress.org/latest.zip',
	folder: 'wordpress',
};

/** A complete WordPress, which is linked into sites and never written to. */
export interface Core {
	dir: string;
	version: string;
}

/**
 * Finds WordPress: in WP_CORE_DIR, the project's cache, on wordpress.org, or in
 * Debian's packages, in this order.
 *
 * @throws Error A one-line message about how to get one.
 */
export async function findCore(): Promise< Core > {
	const own = process.env.WP_CORE_DIR;
	if ( own ) {
		return verified( resolve( own ) );
	}
	const dir = cachePath( 'wordpress' );
	if ( ! existsSync( dir ) ) {
		await obtain( dir );
	}
	return verified( dir );
}

async function obtain( dir: string ): Promise< void > {
	const partial = cachePath( `wordpress-${ process.pid }.partial` );
	const reasons: string[] = [];
	const fromDownload = ( target: string ) => download( RELEASE, target );
	for ( const source of [ fromDownload, coreFromDebian ] ) {
		rmSync( partial, { recursive: true, force: true } );
		mkdirSync( partial, { recursive: true } );
		try {
			await source( partial );
			verified( partial );
			putFolder( partial, dir );
			return;
		} catch ( error ) {
			const reason =
				error instanceof Error ? error.message : String( error );
			say( `WordPress: ${ reason }` );
			reasons.push( reason );
			rmSync( partial, { recursive: true, force: true } );
		}
	}
	throw new Error(
		`WordPress is missing (${ reasons.join(
			'; '
		) }): unpack it and set WP_CORE_DIR=/path.`
	);
}

function verified( dir: string ): Core {
	const missing = MUST_EXIST.filter(
		( path ) => ! existsSync( join( dir, path ) )
	);
	const version = missing.includes( 'wp-includes/version.php' )
		? undefined
		: readFileSync( join( dir, 'wp-includes/version.php' ), 'utf8' ).match(
				/\$wp_version\s*=\s*'([^']+)'/
		  )?.[ 1 ];
	if ( missing.length > 0 || version === undefined ) {
		throw new Error(
			`${ dir } contains no complete WordPress (missing: ${
				missing.join( ', ' ) || 'its version'
			})`
		);
	}
	return { dir, version };
}
