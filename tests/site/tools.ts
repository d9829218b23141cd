/**
 * Makes sure that everything the tests need is available: PHP, PHPUnit, MariaDB,
 * a browser, WordPress. Installs what is missing as root on Debian; elsewhere
 * prints what is missing and how to get it.
 */
import { requireBrowser } from './browser';
import { findCore } from './core/find';
import { requireMariadb } from './db/mysql';
import { requirePhpunit } from './tools/phpunit';
import { requirePhp } from './tools/php';
import { say } from './tools/progress';

async function main(): Promise< void > {
	const missing: string[] = [];
	const tools: Record< string, () => Promise< string > > = {
		PHP: async () => ( await requirePhp( 'tests' ) ).version,
		PHPUnit: requirePhpunit,
		MariaDB: requireMariadb,
		Chromium: requireBrowser,
		WordPress: async () => ( await findCore() ).version,
	};
	for ( const [ name, require ] of Object.entries( tools ) ) {
		try {
			say( `${ name }: ${ await require() }` );
		} catch ( error ) {
			missing.push(
				error instanceof Error ? error.message : String( error )
			);
		}
	}
	missing.forEach( say );
	process.exitCode = missing.length > 0 ? 1 : 0;
}

void main();
