import type { Ingredients } from './ingredients';
import { mainFile } from './ingredients';
import type { Job, Runtime } from '../server/runtime';
import { sitePath } from '../tools/paths';

const TITLE = 'Vitrine';

/**
 * Installs WordPress in a site and activates its theme and plugins.
 *
 * @param runtime     What runs the site's PHP.
 * @param ingredients What the site is made of.
 * @throws Error With PHP's own words.
 */
export async function installWordPress(
	runtime: Runtime,
	ingredients: Ingredients
): Promise< void > {
	await mustRun( runtime, {
		file: sitePath( 'wordpress', 'install.php' ),
		args: { title: TITLE },
		load: false,
		user: 0,
	} );
	await mustRun( runtime, {
		file: sitePath( 'wordpress', 'activate.php' ),
		args: {
			theme: ingredients.theme,
			plugins: Object.entries( ingredients.plugins ).map(
				( [ name, folder ] ) => mainFile( name, folder )
			),
		},
		load: true,
		user: 1,
	} );
}

/**
 * Runs a job that must succeed.
 *
 * @param runtime What runs the site's PHP.
 * @param job     The work.
 * @return What it printed.
 * @throws Error With PHP's own words when it fails.
 */
export async function mustRun( runtime: Runtime, job: Job ): Promise< string > {
	const { code, stdout, stderr } = await runtime.run( job );
	if ( code !== 0 ) {
		throw new Error(
			`${ job.file } failed (${ code }): ${
				( stderr + stdout ).trim().slice( -3000 ) ||
				'the debug log has more'
			}`
		);
	}
	return stdout;
}
