import { closeSync, openSync, readSync } from 'node:fs';

/** Milliseconds between two reads of a step's log. */
const LOOK = 250;

/** Prints text on the screen. */
export type Print = ( text: Buffer | string ) => void;

/** A started step with its output. */
interface Speaker {
	log: string;
	/** Number of bytes already on the screen. */
	shown: number;
	/** Final message of the step. */
	last?: string;
}

/**
 * Prints the output of parallel steps one after another: the first one live, the
 * next one when the first is done, beginning with its output so far.
 *
 * @param print Prints on the screen.
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
		/** Registers a step that writes to a log. */
		begin( log: string ): void {
			queue.push( { log, shown: 0 } );
		},
		/** Marks a step as done, with its final message. */
		end( log: string, last: string ): void {
			const speaker = queue.find( ( one ) => one.log === log );
			if ( speaker ) {
				speaker.last = last;
			}
			look();
		},
		/** Stops printing. */
		close(): void {
			look();
			clearInterval( timer );
		},
	};
}
