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

/** Debian splits WordPress: its libraries and its theme are packages of their own. */
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

/** Parts of the package that belong to Debian's own way of serving it, or lead outside of it. */
const NOT_OURS = [ 'wp-config.php', '.htaccess', 'wp-content' ];

/**
 * Unpacks WordPress from Debian's packages. Nothing is installed on the
 * machine, and apt's own lists stay as they are.
 *
 * @param target Folder for the complete WordPress.
 * @throws Error When the machine has no Debian archive, or none answers.
 */
export async function coreFromDebian( target: string ): Promise< void > {
	if ( ! ( await exists( 'apt-get' ) ) ) {
		throw new Error( 'this is no Debian system' );
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
 * Unpacks the WordPress of one of Debian's archives.
 *
 * @param source Which, with its suite.
 * @param target Folder for the complete WordPress.
 * @throws Error When it does not answer, or has no whole WordPress.
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
 * Options that keep apt within a folder of ours. Signatures are checked as
 * always: a suite that the machine's key ring does not vouch for is refused.
 *
 * @param folder Where lists and archives go.
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
		// Lists that are not there are no reason to go on with none.
		'APT::Update::Error-Mode': 'any',
		// apt's unprivileged user has no way into the project's folder.
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
 * Copies with links followed, as Debian's package links to its libraries. One
 * link leads to the machine's certificates, which not every machine has, and
 * cp's word on that is no failure; the completeness is checked afterwards.
 *
 * @param from File or folder.
 * @param to   Its new path.
 */
async function copy( from: string, to: string ): Promise< void > {
	await run( 'cp', [ '-RL', from, to ] );
	if ( ! existsSync( to ) ) {
		throw new Error( `${ from } could not be copied` );
	}
}
