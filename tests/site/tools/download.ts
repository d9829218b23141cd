import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cachePath } from './paths';
import { step } from './progress';
import { unzip } from './unzip';

/** Offline machines should not wait long for what won't come. */
const CONNECT_TIMEOUT = 5000;

/** A release on wordpress.org. */
export interface Release {
	/** What the one who waits for it is told. */
	title: string;
	/** Of its zip archive. */
	address: string;
	/** The one folder in the archive. */
	folder: string;
}

/**
 * Downloads and unpacks a release.
 *
 * @param release Which.
 * @param target  Folder for what is in the archive's one folder; replaced when it exists.
 * @throws Error When there is no answer, or the archive holds something else.
 */
export async function download(
	release: Release,
	target: string
): Promise< void > {
	const response = await connect( release.address );
	const unpacked = cachePath( `${ basename( target ) }-unpacked` );
	const archive = `${ unpacked }.zip`;
	await step( `Downloading ${ release.title }`, async () => {
		writeFileSync( archive, Buffer.from( await response.arrayBuffer() ) );
		unzip( archive, unpacked );
		rmSync( archive );
	} );
	rmSync( target, { recursive: true, force: true } );
	renameSync( join( unpacked, release.folder ), target );
	rmSync( unpacked, { recursive: true, force: true } );
}

/** The time-out is for the first answer only: the archive may take as long as it takes. */
async function connect( address: string ): Promise< Response > {
	const controller = new AbortController();
	const timer = setTimeout( () => controller.abort(), CONNECT_TIMEOUT );
	const response = await fetch( address, {
		signal: controller.signal,
	} ).catch( () => null );
	clearTimeout( timer );
	if ( ! response?.ok ) {
		throw new Error( 'wordpress.org does not answer' );
	}
	return response;
}
