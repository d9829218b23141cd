import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { giveWay } from '../../run/give-way';

describe( 'a low-priority process', () => {
	it( 'has the lowest priority among processes and sessions', async () => {
		const child = spawn( 'sleep', [ '30' ], { detached: true } );
		const ended = new Promise( ( done ) => child.once( 'close', done ) );
		const pid = child.pid ?? 0;
		const over = giveWay( pid );
		expect( getPriority( pid ) ).toBe( 19 );
		let session = 'nice 19';
		try {
			session = readFileSync( `/proc/${ pid }/autogroup`, 'utf8' );
		} catch {
			// Not every system divides CPU time by session.
		}
		expect( session ).toContain( 'nice 19' );
		over();
		child.kill();
		await ended;
	} );
} );
