import { closeSync, openSync, readSync } from 'node:fs';

/** Milliseconds between two looks at what a step has written. */
const LOOK = 250;

/** Takes a piece of text to the screen. */
export type Print = ( text: Buffer | string ) => void;

/** A step that has begun, with what it says. */
interface Speaker {
	log: string;
	/** How much of it is on the screen. */
	shown: number;
	/** What is said when it is over. */
	last?: string;
}

/**
 * Lets the steps that run side by side speak one after the other: the first one
 * as it goes, the next when it is over, beginning with what it has said so far.
 *
 * @param print Takes it to the screen.
 */
export function createFloor( print: Print ) {
	const queue: Speaker[] = [];

	const show = ( speaker: Speaker ): void => {
		const file = openSync( speaker.log, 'r' );
		const piece = Buffer.alloc( 65_536 );
		for (;;) {
			const read = readSync(
				file,
				piece,
				0,
				piece.length,
				speaker.shown
			);
			if ( read === 0 ) {
				break;
			}
			print( Buffer.from( piece.subarray( 0, read ) ) );
			speaker.shown += read;
		}
		closeSync( file );
	};

	const look = (): void => {
		for ( let [ first ] = queue; first; [ first ] = queue ) {
			show( first );
			if ( first.last === undefined ) {
				return;
			}
			print( first.last );
			queue.shift();
		}
	};

	const timer = setInterval( look, LOOK );
	return {
		/** A step begins to write into a file. */
		begin( log: string ): void {
			queue.push( { log, shown: 0 } );
		},
		/** It is over: these are the last words on it. */
		end( log: string, last: string ): void {
			const speaker = queue.find( ( one ) => one.log === log );
			if ( speaker ) {
				speaker.last = last;
			}
			look();
		},
		/** Nobody speaks any more. */
		close(): void {
			look();
			clearInterval( timer );
		},
	};
}
