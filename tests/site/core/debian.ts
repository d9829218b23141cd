import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { cachePath } from '../tools/paths';
import { exists, must, run } from '../tools/exec';
import { step } from '../tools/progress';
import type { AptSource } from './apt-sources';
import { machineSources, newerSuites } from './apt-sources';

/** Debian splits WordPress: its libraries and its theme are separate packages. */
const PACKAGES = [
	'wordpress',
	'wordpress-theme-twentytwentyfive',
	'libjs-cropper',
	'libjs-jquery-ui',
	'libjs-lodash',
	'libjs-underscore',
	'libphp-phpmailer',
	'php-getid3',
];

/** Files for Debian's own configuration, or links that lead outside the package. */
const NOT_OURS = [ 'wp-config.php', '.htaccess', 'wp-content' ];

/**
 * Unpacks WordPress from Debian's packages. Installs nothing on the machine and
 * leaves apt's own lists unchanged.
 *
 * @param target Target folder of WordPress.
 * @throws Error When the machine has no Debian archive, or none can be reached.
 */
export async function coreFromDebian( target: string ): Promise< void > {
	if ( ! ( await exists( 'apt-get' ) ) ) {
		throw new Error( 'this is not a Debian system' );
	}
	const reasons: string[] = [];
	for ( const source of newerSuites( machineSources() ) ) {
		try {
			await fromSuite( source, target );
			return;
		} catch ( error ) {
			reasons.push( `${ source.suites[ 0 ] }: ${ String( error ) }` );
		}
	}
	throw new Error(
		reasons.join( '; ' ) || 'apt has no Debian archive among its sources'
	);
}

/**
 * Unpacks WordPress from an archive of Debian.
 *
 * @param source The archive, with its suite.
 * @param target Target folder of WordPress.
 * @throws Error When the archive cannot be reached or has no complete WordPress.
 */
export async function fromSuite(
	source: AptSource,
	target: string
): Promise< void > {
	const suite = source.suites.join( ' ' );
	const folder = cachePath( 'apt', suite );
	rmSync( folder, { recursive: true, force: true } );
	for ( const part of [
		'lists/partial',
		'archives/partial',
		'debs',
		'root',
	] ) {
		mkdirSync( join( folder, part ), { recursive: true } );
	}
	writeFileSync(
		join( folder, 'debian.sources' ),
		[
			'Types: deb',
			`URIs: ${ source.uri }`,
			`Suites: ${ suite }`,
			'Components: main',
			...( source.signedBy ? [ `Signed-By: ${ source.signedBy }` ] : [] ),
			'',
		].join( '\n' )
	);
	const options = aptOptions( folder );
	await step( `Reading the list of Debian's packages (${ suite })`, () =>
		must( 'apt-get', [ ...options, 'update' ] )
	);
	await step( `Fetching WordPress from Debian (${ suite })`, () =>
		must( 'apt-get', [ ...options, 'download', ...PACKAGES ], {
			cwd: join( folder, 'debs' ),
		} )
	);
	await step( 'Unpacking WordPress', () => unpack( folder, target ) );
	rmSync( folder, { recursive: true, force: true } );
}

/**
 * Options that keep apt within a given folder. Signatures are checked as usual: a
 * suite that the machine's keyring does not cover is refused.
 *
 * @param folder Folder for lists and archives.
 */
function aptOptions( folder: string ): string[] {
	return Object.entries( {
		'Dir::Etc::sourcelist': join( folder, 'debian.sources' ),
		'Dir::Etc::sourceparts': '/dev/null',
		'Dir::State::lists': join( folder, 'lists' ),
		'Dir::Cache': folder,
		'Acquire::Languages': 'none',
		'Acquire::IndexTargets::deb::DEP-11::DefaultEnabled': 'false',
		'Acquire::http::Timeout': '30',
		// Fail if lists are missing.
		'APT::Update::Error-Mode': 'any',
		// apt's unprivileged user cannot access the project's folder.
		'APT::Sandbox::User': 'root',
		'APT::Update::Post-Invoke-Success': '',
	} ).map( ( [ name, value ] ) => `-o${ name }=${ value }` );
}

async function unpack( folder: string, target: string ): Promise< void > {
	const root = join( folder, 'root' );
	for ( const name of readdirSync( join( folder, 'debs' ) ) ) {
		await must( 'dpkg-deb', [ '-x', join( folder, 'debs', name ), root ] );
	}
	const share = join( root, 'usr', 'share', 'wordpress' );
	for ( const name of readdirSync( share ) ) {
		if ( ! NOT_OURS.includes( name ) ) {
			await copy( join( share, name ), join( target, name ) );
		}
	}
	const theme = join( 'wp-content', 'themes', 'twentytwentyfive' );
	cpSync( join( share, theme ), join( target, theme ), {
		recursive: true,
		dereference: true,
	} );
}

/**
 * Copies with links followed, since Debian's package links to its libraries. One
 * link leads to the machine's certificates, which may be missing; cp's error
 * about it is ignored, and completeness is checked later.
 *
 * @param from File or folder.
 * @param to   Target path.
 */
async function copy( from: string, to: string ): Promise< void > {
	await run( 'cp', [ '-RL', from, to ] );
	if ( ! existsSync( to ) ) {
		throw new Error( `${ from } could not be copied` );
	}
}
