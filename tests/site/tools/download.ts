import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cachePath } from './paths';
import { step } from './progress';
import { unzip } from './unzip';

/** Milliseconds; offline machines should not wait long. */
const CONNECT_TIMEOUT = 5000;

/** A release on wordpress.org. */
export interface Release {
	/** Name for progress messages. */
	title: string;
	/** URL of its zip archive. */
	address: string;
	/** The single folder in the archive. */
	folder: string;
}

/**
 * Downloads and unpacks a release.
 *
 * @param release Which.
 * @param target  Target for the content of the archive's folder; replaced if it
 *                exists.
 * @throws Error When the server does not answer, or the archive has other content.
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

/** Sends the request. The timeout is for the response headers only: the download may take any time. */
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
