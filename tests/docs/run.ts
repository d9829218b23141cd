/**
 * `npm run docs`: updates the extension points in EXTENDING.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readClient } from './client';
import { readHooks } from './hooks';
import { insert, render } from './points';

const root = resolve( __dirname, '../..' );
const file = resolve( root, 'EXTENDING.md' );

writeFileSync(
	file,
	insert(
		readFileSync( file, 'utf8' ),
		render( [ ...readClient( root ), ...readHooks( root ) ] )
	)
);
