import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Puts a folder that is complete in its place, all at once. Another process may
 * have been quicker with the same; then that one's stays.
 *
 * @param complete The folder, on the same disk.
 * @param target   Its new path.
 * @throws Error When it cannot be moved, and nobody else put one there.
 */
export function putFolder( complete: string, target: string ): void {
	try {
		renameSync( complete, target );
	} catch ( error ) {
		if ( ! existsSync( target ) ) {
			throw error;
		}
		rmSync( complete, { recursive: true, force: true } );
	}
}
