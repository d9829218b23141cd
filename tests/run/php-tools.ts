/**
 * Installs PHP's development tools in the versions of composer.lock, from
 * whatever registry Composer is configured with. The lock contains no URLs, since
 * each registry has its own; so `composer install` alone could not read it.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import {
	isList,
	isObject,
	isShape,
	isText,
} from '../../src/transport/http/shape';

/** Versions by package name. */
export type Versions = Record< string, string >;

interface Package {
	name: string;
	version: string;
}

/** The parts of Composer's lock file that are read. */
export interface Lock {
	packages: Package[];
	'packages-dev': Package[];
}

const isPackages = isList(
	isShape< Package >( { name: isText, version: isText } )
);

const isLock = isShape< Lock >( {
	packages: isPackages,
	'packages-dev': isPackages,
} );

/** Package fields with URLs and authors. */
const ADDRESSES = [
	'authors',
	'dist',
	'funding',
	'homepage',
	'notification-url',
	'source',
	'support',
];

/** Composer's exit code when no set of versions fits. */
const UNSOLVABLE = 2;

const STAMP = 'vendor/.installed-from';
const EXACT = '.cache/composer-exact.json';

const read = ( file: string ): string => readFileSync( file, 'utf8' );

const parse = < T >(
	file: string,
	is: ( value: unknown ) => value is T
): T => {
	const value: unknown = JSON.parse( read( file ) );
	if ( ! is( value ) ) {
		throw new Error( `${ file } has an unexpected format.` );
	}
	return value;
};

const versionsOf = ( packages: readonly Package[] ): Versions =>
	Object.fromEntries(
		packages.map( ( { name, version } ) => [ name, version ] )
	);

/** The versions in a lock file. */
export const lockedVersions = ( lock: Lock ): Versions =>
	versionsOf( [ ...lock.packages, ...lock[ 'packages-dev' ] ] );

/**
 * The versions that Composer has installed in a folder.
 *
 * @param vendor The folder.
 */
export const installedVersions = ( vendor: string ): Versions => {
	const file = join( vendor, 'composer/installed.json' );
	return existsSync( file )
		? versionsOf(
				parse( file, isShape( { packages: isPackages } ) ).packages
		  )
		: {};
};

/** Describes differences between locked and installed versions. */
export const differences = (
	locked: Versions,
	installed: Versions
): string[] =>
	[ ...new Set( [ ...Object.keys( locked ), ...Object.keys( installed ) ] ) ]
		.filter( ( name ) => locked[ name ] !== installed[ name ] )
		.sort()
		.map(
			( name ) =>
				`${ name }: ${ locked[ name ] ?? 'none' } is locked, ${
					installed[ name ] ?? 'none'
				} is installed`
		);

/** A composer.json that requires exactly these versions. */
export const exactly = (
	composer: Record< string, unknown >,
	locked: Versions
): Record< string, unknown > => ( {
	...composer,
	'require-dev': locked,
	config: { ...Object( composer.config ), lock: false },
} );

/** The lock file without URLs. */
export const withoutAddresses = < T extends Lock >( lock: T ): T => {
	const strip = ( packages: Package[] ) =>
		packages.map(
			( one ) =>
				Object.fromEntries(
					Object.entries( one ).filter(
						( [ key ] ) => ! ADDRESSES.includes( key )
					)
				) as unknown as Package
		);
	return {
		...lock,
		packages: strip( lock.packages ),
		'packages-dev': strip( lock[ 'packages-dev' ] ),
	};
};

const readLock = (): Lock => parse( 'composer.lock', isLock );

const composer = ( args: string[], file = 'composer.json' ) =>
	spawnSync( 'composer', [ ...args, '--no-interaction' ], {
		encoding: 'utf8',
		env: { ...process.env, COMPOSER: file },
	} );

/**
 * Installs the versions of the lock file, unless they are installed already.
 *
 * @return False when Composer or its registry is not available.
 * @throws {Error} The lock file does not match composer.json, or a version is not
 *                 available.
 */
export function installTools(): boolean {
	const locked = lockedVersions( readLock() );
	const wanted = createHash( 'sha1' )
		.update( read( 'composer.json' ) + read( 'composer.lock' ) )
		.digest( 'hex' );
	if ( existsSync( STAMP ) && read( STAMP ) === wanted ) {
		return true;
	}
	const check = composer( [ 'validate', '--no-check-publish' ] );
	if ( check.error ) {
		return false;
	}
	if ( check.status !== 0 ) {
		throw new Error( `composer.json and composer.lock: ${ check.stderr }` );
	}
	mkdirSync( '.cache', { recursive: true } );
	writeFileSync(
		EXACT,
		JSON.stringify( exactly( parse( 'composer.json', isObject ), locked ) )
	);
	const update = composer( [ 'update', '--no-progress' ], EXACT );
	rmSync( EXACT );
	if ( update.status === UNSOLVABLE ) {
		throw new Error(
			`The registry lacks what composer.lock names.\n${ update.stdout }${ update.stderr }`
		);
	}
	if ( update.status !== 0 ) {
		return false;
	}
	const differ = differences( locked, installedVersions( 'vendor' ) );
	if ( differ.length ) {
		throw new Error(
			`Different from composer.lock: ${ differ.join( '; ' ) }.`
		);
	}
	writeFileSync( STAMP, wanted );
	return true;
}

/**
 * Rewrites composer.lock with the newest versions that composer.json allows.
 *
 * @throws {Error} Composer fails.
 */
export function renewLock(): void {
	const { error, status, stderr } = composer( [
		'update',
		'--no-install',
		'--no-progress',
	] );
	if ( error || status !== 0 ) {
		throw error ?? new Error( stderr );
	}
	writeFileSync(
		'composer.lock',
		`${ JSON.stringify( withoutAddresses( readLock() ), null, 4 ) }\n`
	);
}
