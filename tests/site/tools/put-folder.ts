import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Moves a complete folder into place at once. If another process was faster with
 * the same folder, that one is kept.
 *
 * @param complete The folder, on the same disk.
 * @param target   Its new path.
 * @throws Error When it cannot be moved, and the target does not exist.
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
