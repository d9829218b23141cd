import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { must } from '../../tools/exec';
import { hashOf } from '../../tools/hash';
import { cachePath, projectRoot, sitePath } from '../../tools/paths';
import { step } from '../../tools/progress';

/** Maximum number of processes; more would only wait for memory. */
const MOST = 6;

/**
 * Renders the images of the sample shop, once for each version of this code.
 *
 * @return Folder of the images.
 * @throws Error When rendering fails.
 */
export async function drawPictures(): Promise< string > {
	const folder = cachePath(
		'pictures',
		hashOf( sitePath( 'seed', 'pictures' ) )
	);
	const done = join( folder, 'done' );
	if ( ! existsSync( done ) ) {
		mkdirSync( folder, { recursive: true } );
		const shares = Math.min( MOST, Math.max( 1, cpus().length ) );
		await step( 'Rendering the images of the shop (once)', () =>
			Promise.all(
				Array.from( { length: shares }, ( _, share ) =>
					must(
						join( projectRoot(), 'node_modules', '.bin', 'tsx' ),
						[
							sitePath( 'seed', 'pictures', 'draw.ts' ),
							folder,
							String( share ),
							String( shares ),
						]
					)
				)
			)
		);
		writeFileSync( done, '' );
	}
	return folder;
}
