import { existsSync, readdirSync, statSync } from 'node:fs';
import { exists, must, run } from './exec';
import { step } from './progress';

const LISTS = '/var/lib/apt/lists';
const DAY = 86_400_000;

/** Whether packages can be installed: as root on a Debian-based system. */
export async function canInstall(): Promise< boolean > {
	return process.getuid?.() === 0 && ( await exists( 'apt-get' ) );
}

/**
 * Returns the packages that are not installed.
 *
 * @param packages Debian package names.
 */
export async function missingPackages(
	packages: string[]
): Promise< string[] > {
	const missing: string[] = [];
	for ( const name of packages ) {
		const { stdout } = await run( 'dpkg-query', [
			'--show',
			'--showformat=${db:Status-Status}',
			name,
		] );
		if ( stdout !== 'installed' ) {
			missing.push( name );
		}
	}
	return missing;
}

/**
 * Installs missing packages.
 *
 * @param packages Debian package names.
 * @throws Error With apt's message when it fails.
 */
export async function install( packages: string[] ): Promise< void > {
	const missing = await missingPackages( packages );
	if ( missing.length === 0 ) {
		return;
	}
	if ( listsAreOld() ) {
		await step( 'Reading the lists of Debian packages', () =>
			must( 'apt-get', [ 'update' ] )
		);
	}
	await step( `Installing ${ missing.join( ' ' ) }`, () =>
		must(
			'apt-get',
			[ 'install', '--yes', '--no-install-recommends', ...missing ],
			{ env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
		)
	);
}

/** Whether the package lists are outdated; they would name versions that the archive no longer has. */
function listsAreOld(): boolean {
	if ( ! existsSync( LISTS ) ) {
		return true;
	}
	const lists = readdirSync( LISTS ).filter( ( name ) =>
		/_(Packages|InRelease)(\.|$)/.test( name )
	);
	return lists.length === 0 || Date.now() - statSync( LISTS ).mtimeMs > DAY;
}
