import { existsSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Processes that lead groups of their own. */
const leaders = new Set< number >();

// A group of its own hears nothing of the terminal.
process.once( 'exit', () => {
	for ( const pid of leaders ) {
		try {
			process.kill( -pid, 'SIGKILL' );
		} catch {
			// It is over.
		}
	}
} );

/**
 * Lets a process, and what it starts, have only what all others leave of the
 * machine. Linux shares its processors out among sessions first, and by priority
 * only within one: so it must lead a session of its own, which has a priority too.
 *
 * @param pid Of a process that was started `detached`, just now; it ends with this one.
 * @return To be called when it is over.
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
