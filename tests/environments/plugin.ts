import { join } from 'node:path';
import { must } from '../site/tools/exec';
import { cachePath } from '../site/tools/paths';
import { unzip } from '../site/tools/unzip';

/**
 * Unpacks the plugin's archive.
 *
 * @param dir Target folder.
 * @return The plugin's folder.
 */
export async function unpackPlugin( dir: string ): Promise< string > {
	await must( 'npx', [ 'tsx', 'tests/plugin-zip/build.ts', '--no-build' ] );
	unzip( cachePath( 'vitrine.zip' ), join( dir, 'archive' ) );
	return join( dir, 'archive', 'vitrine' );
}
