import type { Ingredients } from './ingredients';
import { mainFile } from './ingredients';
import { preparationOf } from '../commerce/engines';
import type { Job, Runtime } from '../server/runtime';
import { sitePath } from '../tools/paths';

const TITLE = 'Vitrine';

/**
 * Installs WordPress in a site, and activates its theme and plugins.
 *
 * @param runtime     Runs the site's PHP.
 * @param ingredients What the site is built from.
 * @param beNetwork   Tells the site that its database is a network's from now on.
 * @throws Error With PHP's message.
 */
export async function installWordPress(
	runtime: Runtime,
	ingredients: Ingredients,
	beNetwork: () => void
): Promise< void > {
	await mustRun( runtime, {
		file: sitePath( 'wordpress', 'install.php' ),
		args: { title: TITLE },
		load: false,
		user: 0,
	} );
	if ( ingredients.network ) {
		await mustRun( runtime, {
			file: sitePath( 'wordpress', 'network.php' ),
			args: { title: TITLE },
			load: false,
			user: 0,
		} );
		beNetwork();
	}
	const inside = ( file: string, args: unknown = {} ) =>
		mustRun( runtime, { file, args, load: true, user: 1 } );
	const activate = sitePath( 'wordpress', 'activate.php' );
	await inside( activate, { theme: ingredients.theme.name } );
	// One request each, as in the admin, so that the next plugin finds the previous one active.
	for ( const [ name, folder ] of Object.entries( ingredients.plugins ) ) {
		await inside( activate, { plugin: mainFile( name, folder ) } );
		const preparation = preparationOf( name );
		if ( preparation !== null ) {
			await inside( preparation );
		}
	}
}

/**
 * Runs a job that must succeed.
 *
 * @param runtime Runs the site's PHP.
 * @param job     The job.
 * @return Its output.
 * @throws Error With PHP's message when it fails.
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
