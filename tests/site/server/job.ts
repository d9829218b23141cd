import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Job } from './runtime';

/**
 * Writes a job file for PHP.
 *
 * @param dir Folder of the site.
 * @param job The job.
 * @return The job's name.
 */
export function writeJob( dir: string, job: Job ): string {
	const name = randomUUID();
	const folder = join( dir, 'private', 'jobs' );
	mkdirSync( folder, { recursive: true } );
	writeFileSync( join( folder, `${ name }.json` ), JSON.stringify( job ) );
	return name;
}

/**
 * Writes code to a PHP file.
 *
 * @param dir  Folder of the site.
 * @param code PHP without its opening tag.
 * @return Path of the file.
 */
export function writeCode( dir: string, code: string ): string {
	const folder = join( dir, 'private', 'jobs' );
	mkdirSync( folder, { recursive: true } );
	const file = join( folder, `${ randomUUID() }.php` );
	writeFileSync( file, `<?php\n${ code }\n` );
	return file;
}
