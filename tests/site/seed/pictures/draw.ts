/**
 * Draws a share of the pictures: `tsx draw.ts <folder> <share> <shares>`.
 * Those that are there are left alone.
 */
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pixels } from './render/jpeg';
import { encodeJpeg } from './render/jpeg';
import { develop, expose } from './render/picture';
import { shrink } from './render/resize';
import type { Scene } from './render/types';
import { scenes } from './scenes/all';

/** Full, and sizes such as WordPress would make. */
const FULL = 800;
const SMALLER = [ 600, 300, 150 ];
/** From the best on, until a picture is light enough for a page with many. */
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

/** The full size comes last: where it is, all are. */
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
	throw new Error( 'There is no quality to encode with.' );
}
