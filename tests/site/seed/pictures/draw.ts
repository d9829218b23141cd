/**
 * Renders a share of the images: `tsx draw.ts <folder> <share> <shares>`. Skips
 * existing ones.
 */
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pixels } from './render/jpeg';
import { encodeJpeg } from './render/jpeg';
import { develop, expose } from './render/picture';
import { shrink } from './render/resize';
import type { Scene } from './render/types';
import { scenes } from './scenes/all';

/** Width of the full size, and of the smaller sizes that WordPress would generate. */
const FULL = 800;
const SMALLER = [ 600, 300, 150 ];
/** JPEG qualities, tried from the best on until the file is small enough. */
const QUALITIES = [ 80, 72, 64, 56, 48, 40 ];
const HEAVY = 40_000;

const [ folder = '', share = '0', shares = '1' ] = process.argv.slice( 2 );

Object.entries( scenes ).forEach( ( [ name, scene ], i ) => {
	if ( i % Number( shares ) === Number( share ) ) {
		draw( name, scene );
	}
} );

function draw( name: string, scene: Scene ): void {
	const dyes = Object.entries( scene.dyes ?? {} );
	const names = scene.dyes
		? dyes.map( ( [ dye ] ) => `${ name }-${ dye }` )
		: [ name ];
	if (
		names.every( ( one ) => existsSync( join( folder, `${ one }.jpg` ) ) )
	) {
		return;
	}
	const exposure = expose( scene, FULL );
	names.forEach( ( one, i ) =>
		save( one, develop( exposure, dyes[ i ]?.[ 1 ] ) )
	);
}

/** Writes the full size last: if it exists, all sizes do. */
function save( name: string, pixels: Pixels ): void {
	for ( const size of SMALLER ) {
		write( `${ name }-${ size }x${ size }.jpg`, shrink( pixels, size ) );
	}
	write( `${ name }.jpg`, pixels );
}

function write( file: string, pixels: Pixels ): void {
	const path = join( folder, file );
	const partial = `${ path }.${ process.pid }`;
	writeFileSync( partial, encoded( pixels ) );
	renameSync( partial, path );
}

function encoded( pixels: Pixels ): Buffer {
	for ( const quality of QUALITIES ) {
		const file = encodeJpeg( pixels, quality );
		if ( file.length < HEAVY || quality === QUALITIES.at( -1 ) ) {
			return file;
		}
	}
	throw new Error( 'No encoding quality is available.' );
}
