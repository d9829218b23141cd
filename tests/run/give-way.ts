import { existsSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Leaders of the process groups. */
const leaders = new Set< number >();

// A separate process group gets no signals from the terminal.
process.once( 'exit', () => {
	for ( const pid of leaders ) {
		try {
			process.kill( -pid, 'SIGKILL' );
		} catch {
			// The process has already ended.
		}
	}
} );

/**
 * Gives a process and its children only idle CPU time. Linux divides CPU time
 * among sessions first, and by priority only within one, so the process must lead
 * a session of its own, whose priority is lowered too.
 *
 * @param pid A process that was just started `detached`; it is killed when this
 *            process ends.
 * @return To be called when the process has ended.
 */
export function giveWay( pid: number ): () => void {
	leaders.add( pid );
	const { PRIORITY_LOW } = constants.priority;
	setPriority( pid, PRIORITY_LOW );
	const session = `/proc/${ pid }/autogroup`;
	if ( existsSync( session ) ) {
		writeFileSync( session, String( PRIORITY_LOW ) );
	}
	return () => leaders.delete( pid );
}
