import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cachePath } from '../tools/paths';
import { step } from '../tools/progress';
import { unzip } from '../tools/unzip';

const ADDRESS = 'https://wordpress.org/latest.zip';

/** Offline machines should not wait long for what won't come. */
const CONNECT_TIMEOUT = 5000;

/**
 * Downloads the newest WordPress from wordpress.org.
 *
 * @param target Folder for the complete WordPress; must not exist.
 * @throws Error When there is no answer.
 */
export async function coreFromDownload( target: string ): Promise< void > {
	const response = await connect();
	const folder = cachePath( 'download' );
	await step( 'Downloading WordPress', async () => {
		const archive = cachePath( 'wordpress.zip' );
		writeFileSync( archive, Buffer.from( await response.arrayBuffer() ) );
		unzip( archive, folder );
		rmSync( archive );
	} );
	rmSync( target, { recursive: true, force: true } );
	renameSync( join( folder, 'wordpress' ), target );
	rmSync( folder, { recursive: true, force: true } );
}

/** The time-out is for the first answer only: the archive may take as long as it takes. */
async function connect(): Promise< Response > {
	const controller = new AbortController();
	const timer = setTimeout( () => controller.abort(), CONNECT_TIMEOUT );
	const response = await fetch( ADDRESS, {
		signal: controller.signal,
	} ).catch( () => null );
	clearTimeout( timer );
	if ( ! response?.ok ) {
		throw new Error( 'wordpress.org does not answer' );
	}
	return response;
}
