import { readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, install } from './apt';
import { run } from './exec';

/** A PHP that can run WordPress. */
export interface Php {
	/** Name or path of the program. */
	command: string;
	/** For example "8.2.33". */
	version: string;
	/** Its extensions in lower case. */
	extensions: string[];
}

/** Required extensions, by purpose. */
const NEEDED = {
	sqlite: [ 'pdo_sqlite', 'mbstring', 'xml', 'json', 'dom' ],
	mysql: [ 'mysqli', 'mbstring', 'xml', 'json', 'dom' ],
	tests: [
		'pdo_sqlite',
		'mysqli',
		'mbstring',
		'xml',
		'curl',
		'gd',
		'zip',
		'pcntl',
	],
};

/** What PHP is needed for. */
export type PhpPurpose = keyof typeof NEEDED;

const PACKAGES: Record< PhpPurpose, string[] > = {
	sqlite: [ 'php-cli', 'php-sqlite3', 'php-mbstring', 'php-xml', 'php-gd' ],
	mysql: [ 'php-cli', 'php-mysql', 'php-mbstring', 'php-xml', 'php-gd' ],
	tests: [
		'php-cli',
		'php-sqlite3',
		'php-mysql',
		'php-xml',
		'php-mbstring',
		'php-curl',
		'php-gd',
		'php-zip',
	],
};

const OLDEST = 80_100;

const PROBE = `echo json_encode( array(
	'version' => PHP_VERSION,
	'id' => PHP_VERSION_ID,
	'extensions' => array_map( 'strtolower', get_loaded_extensions() ),
) );`;

interface Probe {
	version: string;
	id: number;
	extensions: string[];
}

/**
 * Returns the first PHP of this machine with all required extensions. A machine
 * may have several, and the one on the PATH is not always the complete one.
 *
 * @param purpose What it is needed for.
 * @return Null if there is none.
 */
export async function findPhp( purpose: PhpPurpose ): Promise< Php | null > {
	for ( const command of candidates() ) {
		const probe = await probePhp( command );
		if (
			probe &&
			probe.id >= OLDEST &&
			NEEDED[ purpose ].every( ( name ) =>
				probe.extensions.includes( name )
			)
		) {
			const { version, extensions } = probe;
			return { command, version, extensions };
		}
	}
	return null;
}

/**
 * Returns a PHP with all required extensions; installs one if possible.
 *
 * @param purpose What it is needed for.
 * @throws Error A one-line message about what is missing and how to get it.
 */
export async function requirePhp( purpose: PhpPurpose ): Promise< Php > {
	let php = await findPhp( purpose );
	if ( ! php && ( await canInstall() ) ) {
		await install( PACKAGES[ purpose ] );
		php = await findPhp( purpose );
	}
	if ( ! php ) {
		throw new Error( `PHP is missing: ${ howToGetPhp( purpose ) }` );
	}
	return php;
}

/**
 * A one-line message about which PHP is needed and how to get it.
 *
 * @param purpose What it is needed for.
 */
export function howToGetPhp( purpose: PhpPurpose ): string {
	return (
		`PHP 8.1 or newer with ${ NEEDED[ purpose ].join( ', ' ) } ` +
		`(Debian, Ubuntu: sudo apt install ${ PACKAGES[ purpose ].join(
			' '
		) }; ` +
		'macOS: brew install php), or VITRINE_PHP=/path/to/php.'
	);
}

/** Every PHP on the PATH, including names with a version. */
function candidates(): string[] {
	const own = process.env.VITRINE_PHP;
	if ( own ) {
		return [ own ];
	}
	const folders = ( process.env.PATH ?? '' ).split( delimiter );
	return folders.flatMap( ( folder ) =>
		readFolder( folder )
			.filter( ( name ) => /^php(8\.\d+)?$/.test( name ) )
			.sort()
			.map( ( name ) => join( folder, name ) )
	);
}

function readFolder( path: string ): string[] {
	try {
		return readdirSync( path );
	} catch {
		// The PATH may contain folders that do not exist.
		return [];
	}
}

async function probePhp( command: string ): Promise< Probe | null > {
	const { code, stdout } = await run( command, [ '-r', PROBE ] );
	if ( code !== 0 ) {
		return null;
	}
	try {
		return JSON.parse( stdout ) as Probe;
	} catch {
		// Another program named php.
		return null;
	}
}
