import { availableParallelism, totalmem } from 'node:os';
import type { Step } from './steps';

/** Memory that a step may take beside others, in bytes. */
const SHARE = 3 * 1024 ** 3;

/** How many steps this machine can run side by side. */
export const placesHere = (): number =>
	Math.max(
		1,
		Math.min( availableParallelism(), Math.floor( totalmem() / SHARE ) )
	);

/**
 * Performs steps side by side, as far as there are places and what they come
 * after is over. The earlier one of the list goes first; one that wants all
 * places waits for all that stand before it.
 *
 * @param steps   The steps.
 * @param places  How many there are.
 * @param perform Performs one; it does not reject.
 */
export async function performAll(
	steps: readonly Step[],
	places: number,
	perform: ( step: Step ) => Promise< void >
): Promise< void > {
	const waiting = [ ...steps ];
	const running = new Map< Step, Promise< void > >();
	const isOver = ( name: string ): boolean =>
		! [ ...waiting, ...running.keys() ].some(
			( one ) => one.name === name
		);
	const placesOf = ( { cores = 1 }: Step ): number =>
		cores === 'all' ? places : Math.min( cores, places );
	const taken = (): number =>
		[ ...running.keys() ].reduce(
			( sum, one ) => sum + placesOf( one ),
			0
		);
	const mayBegin = ( step: Step, index: number ): boolean =>
		( step.after ?? [] ).every( isOver ) &&
		( step.cores === 'all'
			? index === 0 && running.size === 0
			: taken() + placesOf( step ) <= places );

	while ( waiting.length > 0 || running.size > 0 ) {
		const index = waiting.findIndex( mayBegin );
		const [ next ] = index < 0 ? [] : waiting.splice( index, 1 );
		if ( next ) {
			running.set(
				next,
				perform( next ).then( () => {
					running.delete( next );
				} )
			);
		} else {
			await Promise.race( running.values() );
		}
	}
}
